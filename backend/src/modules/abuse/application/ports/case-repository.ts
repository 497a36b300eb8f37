import type { AbuseCase, NewCase } from '../../domain/abuse-case.entity';
import type { CaseState } from '../../domain/case-step';

/** Which cases are wanted. */
export interface CasePageInput {
  readonly state: CaseState;
  /** The case that the page before ended with; null for the first page. */
  readonly after: number | null;
  readonly limit: number;
}

/** What waits in the queue. */
export interface Waiting {
  /** Cases that were not looked at yet. */
  readonly open: number;
  /** When the oldest of them came; null when there is none. */
  readonly oldestAt: Date | null;
}

/** Keeps cases: one for each link that anything was reported of. */
export abstract class CaseRepository {
  /** The case of the link, made when there is none, and held until the caller's unit of work ends. */
  abstract holdOfLink(fresh: NewCase): Promise<AbuseCase>;
  /** Held as well. */
  abstract hold(caseId: number): Promise<AbuseCase | null>;
  abstract find(caseId: number): Promise<AbuseCase | null>;
  abstract findOfLink(linkId: number): Promise<AbuseCase | null>;
  abstract save(found: AbuseCase): Promise<void>;

  /** Those that wait longest first; of those that are closed, the newest. */
  abstract page(input: CasePageInput): Promise<AbuseCase[]>;
  abstract waiting(): Promise<Waiting>;

  /** When site admins last got a mail about cases; null for never. */
  abstract lastNotifiedAt(): Promise<Date | null>;
  /** Of all that wait and that they got no mail about; how many there were. */
  abstract markNotified(now: Date): Promise<number>;

  abstract appealsOf(userId: number): Promise<AbuseCase[]>;
  /** Takes the words away; that there was an appeal stays. */
  abstract forgetAppealsOf(userId: number): Promise<void>;
}
