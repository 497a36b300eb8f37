import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../../shared/audit/audit-trail';
import { UnitOfWork } from '../../../shared/database/unit-of-work';
import type { SignedInMember } from '../../../shared/domain/actor';
import { Clock } from '../../../shared/domain/clock';
import { Randomness } from '../../../shared/domain/randomness';
import type { LinkInQuestion } from '../../links';
import type { AbuseCase } from '../domain/abuse-case.entity';
import { type CaseStep, measureOf } from '../domain/case-step';
import { readPlainText } from '../domain/plain-text';
import { BYTES_OF_RECEIPT, receiptFrom } from '../domain/receipt';
import { mainReasonOf, type ReportReason } from '../domain/report-reason';
import { LinkIsGone } from '../domain/abuse.errors';
import { CaseFilesService } from './case-files.service';
import { LinkMeasuresService } from './link-measures.service';
import type { StepTaken } from './ports/report-store';

export interface StepInput extends CaseStep {
  /** For site admins alone; empty for none. */
  readonly note: string;
  /** What the site admin found, which its owner is told; without it, or with null, what most reports say. */
  readonly finding?: ReportReason | null;
}

/** A site admin, and where the call came from. */
export interface JudgeCall {
  readonly admin: SignedInMember;
  readonly address: string;
}

/** What site admins do about a case: each step is written down, and those whose link it is are told what became of it. */
@Injectable()
export class JudgeCaseService {
  constructor(
    private readonly files: CaseFilesService,
    private readonly measures: LinkMeasuresService,
    private readonly audit: AuditTrail,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly randomness: Randomness,
  ) {}

  /**
   * The same of a link, whether or not anybody has reported it: what a site admin finds is a report like others'.
   * Throws as `judge` does.
   * @param finding what is wrong with it; null when nothing is
   */
  async judgeLink(
    call: JudgeCall,
    link: LinkInQuestion,
    input: StepInput & { readonly finding: ReportReason | null },
  ): Promise<void> {
    await this.unitOfWork.run(async () => {
      const reportedAt = this.clock.now();
      const { finding } = input;
      if (finding !== null) {
        const receipt = receiptFrom(this.randomness.bytes(BYTES_OF_RECEIPT));
        const { userId } = call.admin;
        const report = { receipt, reason: finding, details: null, email: null, userId, reportedAt };
        await this.files.addReport(link, report);
      }
      await this.judge(call, await this.files.ofLink(link, reportedAt), input);
    });
  }

  /** Taking the same step again changes nothing. Throws `CaseDoesNotExist`, `InvalidInput`, `LinkIsGone`. */
  async judge({ admin, address }: JudgeCall, caseId: number, input: StepInput): Promise<void> {
    const { state, action } = input;
    const note = readPlainText('note', input.note);
    await this.unitOfWork.run(async () => {
      const takenAt = this.clock.now();
      const found = await this.files.hold(caseId);
      const link = await this.measures.find(found.linkId);
      if (action !== 'none' && !link) throw new LinkIsGone();
      const { state: from, hasOpenAppeal } = found;
      const hasChanged = found.take({ state, action }, link ? measureOf(link) : 'none', takenAt);
      if (!hasChanged && note === null) return;
      const step: StepTaken = { userId: admin.userId, from, state, action, note, takenAt };
      await this.files.addStep(found, step);
      await this.writeDown(found, step, address);
      if (!hasChanged || !link) return;
      const grounds = { caseId, reason: input.finding ?? mainReasonOf(found.counts) };
      if (action !== 'none') await this.measures.take(action, link, grounds);
      else if (hasOpenAppeal && state === 'acted') await this.measures.uphold(link, grounds);
    });
  }

  private writeDown(
    { id: caseId, linkId }: AbuseCase,
    { userId, from, state, action, note }: StepTaken,
    address: string,
  ): Promise<void> {
    return this.audit.record({
      action: 'reports.case-judged',
      outcome: 'done',
      userId,
      groupId: 0,
      address,
      details: {
        caseId,
        linkId,
        from,
        state,
        action,
        ...(note === null ? {} : { note: note.replaceAll('\n', ' ') }),
      },
    });
  }
}
