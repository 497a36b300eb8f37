import { type CaseState, type CaseStep, checkStep, isClosed, type Measure, measureAfter } from './case-step';
import { AppealedAlready } from './abuse.errors';
import { NO_REPORTS, type ReasonCounts, type ReportReason } from './report-reason';

type Changing<T> = { -readonly [Field in keyof T]: T[Field] };

export interface NewCase {
  readonly linkId: number;
  readonly shortUrl: string;
  readonly now: Date;
}

/** What the owner of a link says. */
export interface Appeal {
  readonly userId: number;
  readonly text: string;
  readonly appealedAt: Date;
}

/** All that was reported of one link, and what is done about it. */
export class AbuseCase {
  /** Given by the database. */
  readonly id!: number;
  readonly linkId: number;
  /** The link's address when it was first reported. */
  readonly shortUrl: string;
  readonly state: CaseState;
  readonly phishing!: number;
  readonly malware!: number;
  readonly spam!: number;
  readonly illegal!: number;
  readonly other!: number;
  /** When it came into the queue, for the last time. */
  readonly openedAt: Date;
  /** Null while there is nothing but an appeal. */
  readonly lastReportAt: Date | null;
  /** When it left the queue; null while it is there. */
  readonly closedAt: Date | null;
  /** When site admins last got a mail that it is there; null while they did not. */
  readonly notifiedAt: Date | null;
  /** What the link's owner says, once; the text goes with its writer. */
  readonly appealText: string | null;
  readonly appealUserId: number | null;
  readonly appealedAt: Date | null;

  constructor({ linkId, shortUrl, now }: NewCase) {
    this.linkId = linkId;
    this.shortUrl = shortUrl;
    this.state = 'open';
    Object.assign(this, NO_REPORTS);
    this.openedAt = now;
    this.lastReportAt = null;
    this.closedAt = null;
    this.notifiedAt = null;
    this.appealText = null;
    this.appealUserId = null;
    this.appealedAt = null;
  }

  get counts(): ReasonCounts {
    const { phishing, malware, spam, illegal, other } = this;
    return { phishing, malware, spam, illegal, other };
  }

  /** It waits, and no notice was sent since it has been waiting. */
  get needsNotification(): boolean {
    return this.state === 'open' && (this.notifiedAt === null || this.notifiedAt < this.openedAt);
  }

  /** The link's owner asked to look again, and was not answered yet. */
  get hasOpenAppeal(): boolean {
    return !isClosed(this.state) && this.appealedAt !== null && this.openedAt <= this.appealedAt;
  }

  /**
   * One more report. It opens a closed case again, unless the link is disabled: of what has ended, nothing new can be
   * said, while those who report a link that we warn of have seen the warning.
   */
  report(reason: ReportReason, measure: Measure, now: Date): void {
    this.changing[reason] += 1;
    this.changing.lastReportAt = now;
    if (isClosed(this.state) && measure !== 'disable') this.reopen(now);
  }

  /** The link's owner asks to look again. Throws {@link AppealedAlready} the second time. */
  appeal({ text, userId, appealedAt }: Appeal): void {
    if (this.appealedAt !== null) throw new AppealedAlready();
    this.changing.appealText = text;
    this.changing.appealUserId = userId;
    this.changing.appealedAt = appealedAt;
    if (isClosed(this.state)) this.reopen(appealedAt);
  }

  /** Throws `StepRefused`; tells whether anything is another now. */
  take(step: CaseStep, measure: Measure, now: Date): boolean {
    checkStep(step, measure);
    if (step.state === this.state && measureAfter(step.action, measure) === measure) return false;
    if (!isClosed(step.state)) this.changing.closedAt = null;
    else if (!isClosed(this.state)) this.changing.closedAt = now;
    this.changing.state = step.state;
    return true;
  }

  private reopen(now: Date): void {
    this.changing.state = 'open';
    this.changing.openedAt = now;
    this.changing.closedAt = null;
  }

  private get changing(): Changing<AbuseCase> {
    return this;
  }
}
