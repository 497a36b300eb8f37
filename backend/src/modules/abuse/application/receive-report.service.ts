import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../shared/database/unit-of-work';
import type { Actor } from '../../../shared/domain/actor';
import { Clock } from '../../../shared/domain/clock';
import { InputCheck } from '../../../shared/domain/input-check';
import { Randomness } from '../../../shared/domain/randomness';
import { RateLimits } from '../../../shared/rate-limit/rate-limits';
import { parseEmail } from '../../identity';
import { LinksInQuestionService } from '../../links';
import { readPlainText } from '../domain/plain-text';
import { BYTES_OF_RECEIPT, receiptFrom } from '../domain/receipt';
import type { ReportReason } from '../domain/report-reason';
import { CaseFilesService } from './case-files.service';
import type { Report } from './ports/report-store';

export interface AbuseReportInput {
  /** The short address, as a person wrote it down. */
  readonly link: string;
  /** What the call names it. */
  readonly field: 'link' | 'url';
  readonly reason: ReportReason;
  readonly details: string;
  /** Empty for none. */
  readonly email: string;
}

const HOUR = 3_600;
const BY_ADDRESS = { name: 'reports.by-address', points: 20, seconds: HOUR };
const BY_CALLER = { name: 'reports.by-caller', points: 10, seconds: HOUR };

const keyOf = (actor: Actor): string =>
  actor.kind === 'guest' ? `browser:${actor.browserUuid}` : `user:${actor.userId}`;

/** Takes reports: those of one link make one case. */
@Injectable()
export class ReceiveReportService {
  constructor(
    private readonly links: LinksInQuestionService,
    private readonly files: CaseFilesService,
    private readonly limits: RateLimits,
    private readonly unitOfWork: UnitOfWork,
    private readonly randomness: Randomness,
    private readonly clock: Clock,
  ) {}

  /** The receipt, which does not tell whether there is such a link. Throws `InvalidInput`, `RateLimited`. */
  async receive(actor: Actor, input: AbuseReportInput, address: string): Promise<string> {
    const check = new InputCheck();
    const place = check.take(() => this.links.readAddress(input.link), { url: input.field });
    const details = check.take(() => readPlainText('details', input.details)) ?? null;
    const email = check.take(() => (input.email.trim() === '' ? null : parseEmail(input.email))) ?? null;
    check.done();
    await this.limits.take(BY_ADDRESS, address);
    await this.limits.take(BY_CALLER, keyOf(actor));
    const link = place ? await this.links.byAddress(place) : null;
    const receipt = receiptFrom(this.randomness.bytes(BYTES_OF_RECEIPT));
    const { reason } = input;
    const { userId } = actor;
    const report: Report = { receipt, reason, details, email, userId, reportedAt: this.clock.now() };
    // What was deleted for good leads nowhere, and will not.
    if (link && link.url !== '') await this.unitOfWork.run(() => this.files.addReport(link, report));
    return receipt;
  }
}
