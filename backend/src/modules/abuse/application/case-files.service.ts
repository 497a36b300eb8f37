import { Injectable } from '@nestjs/common';
import type { LinkInQuestion } from '../../links';
import type { AbuseCase, Appeal } from '../domain/abuse-case.entity';
import { measureOf } from '../domain/case-step';
import { CaseDoesNotExist } from '../domain/abuse.errors';
import { AbuseAlarmService } from './abuse-alarm.service';
import { CaseRepository } from './ports/case-repository';
import { type Report, ReportStore, type StepTaken } from './ports/report-store';

const DAY_MS = 24 * 3_600_000;
/** What people reported, and who they are, is deleted this long after their case was closed. */
const RETENTION_MS = 90 * DAY_MS;

const forgetAtOf = ({ closedAt }: AbuseCase): Date | null =>
  closedAt && new Date(closedAt.getTime() + RETENTION_MS);

/** Cases with all that belongs to them. Whatever changes one is part of the caller's unit of work, in which it is held. */
@Injectable()
export class CaseFilesService {
  constructor(
    private readonly cases: CaseRepository,
    private readonly reports: ReportStore,
    private readonly alarm: AbuseAlarmService,
  ) {}

  async addReport({ linkId, shortUrl, ...findings }: LinkInQuestion, report: Report): Promise<void> {
    const now = report.reportedAt;
    const found = await this.cases.holdOfLink({ linkId, shortUrl, now });
    const { closedAt } = found;
    found.report(report.reason, measureOf(findings), now);
    await this.cases.save(found);
    if (found.closedAt !== closedAt) await this.reports.forgetAt(found.id, null);
    await this.reports.add(found.id, report, forgetAtOf(found));
    if (found.needsNotification) await this.alarm.set();
  }

  /** Throws `AppealedAlready`. */
  async addAppeal({ linkId, shortUrl }: LinkInQuestion, appeal: Appeal): Promise<void> {
    const found = await this.cases.holdOfLink({ linkId, shortUrl, now: appeal.appealedAt });
    found.appeal(appeal);
    await this.save(found);
    if (found.needsNotification) await this.alarm.set();
  }

  /** The case of a link, made when there is none; its number. */
  async ofLink({ linkId, shortUrl }: LinkInQuestion, now: Date): Promise<number> {
    return (await this.cases.holdOfLink({ linkId, shortUrl, now })).id;
  }

  /** Throws `CaseDoesNotExist`. */
  async hold(caseId: number): Promise<AbuseCase> {
    const found = await this.cases.hold(caseId);
    if (!found) throw new CaseDoesNotExist();
    return found;
  }

  async addStep(found: AbuseCase, step: StepTaken): Promise<void> {
    await this.save(found);
    await this.reports.addStep(found.id, step);
  }

  /** Null while there is no appeal for the link. */
  async appealedAt(linkId: number): Promise<Date | null> {
    return (await this.cases.findOfLink(linkId))?.appealedAt ?? null;
  }

  private async save(found: AbuseCase): Promise<void> {
    await this.cases.save(found);
    await this.reports.forgetAt(found.id, forgetAtOf(found));
  }
}
