import type { SafetyReason } from '../../domain/verdict';

/** What is said of: an address by its hash, or a domain by its name. */
export type VerdictSubject = `a:${string}` | `d:${string}`;

/** What was found out of something, for a while. */
export interface KeptFinding {
  readonly subject: VerdictSubject;
  /** Null when nothing speaks against it. */
  readonly reason: SafetyReason | null;
  readonly checkedAt: Date;
  readonly expiresAt: Date;
}

/** Findings that all processes share. */
export abstract class VerdictStore {
  /** In place of the one before. */
  abstract put(finding: KeptFinding): Promise<void>;
  /** One that has not expired. */
  abstract find(subject: VerdictSubject, now: Date): Promise<KeptFinding | null>;
  /** Those with a reason that have not expired, the newest first. */
  abstract against(now: Date, limit: number): Promise<readonly KeptFinding[]>;
  /** Those that were made since, oldest first. */
  abstract since(moment: Date, limit: number): Promise<readonly KeptFinding[]>;
  abstract removeExpired(now: Date): Promise<void>;
}
