import { createHash } from 'node:crypto';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { Clock } from '../../../shared/domain/clock';
import type { SafetyReason } from '../domain/verdict';
import { type KeptFinding, type VerdictSubject, VerdictStore } from './ports/verdict-store';

const MAX_REMEMBERED = 50_000;
const LOOK_AGAIN_MS = 2_000;
/** Transactions of others become visible later than the moment they wrote. */
const OVERLAP_MS = 60_000;
const ROWS_AT_ONCE = 5_000;

export const subjectOfAddress = ({ href }: URL): VerdictSubject =>
  `a:${createHash('sha256').update(href).digest('base64url')}`;
export const subjectOfDomain = (domain: string): VerdictSubject => `d:${domain}`;

type Against = Pick<KeptFinding, 'reason' | 'expiresAt'>;

/**
 * What speaks against addresses and domains, in memory: making links looks here and nowhere else. What other processes
 * found out is read at most once in two seconds, while it is asked for.
 */
@Injectable()
export class RememberedFindingsService implements OnApplicationBootstrap {
  private readonly logger = new Logger('Safety');
  private readonly against = new LRUCache<VerdictSubject, Against>({ max: MAX_REMEMBERED });
  private lookedAt = -Infinity;
  private seenUntil: Date | null = null;

  constructor(
    private readonly store: VerdictStore,
    private readonly clock: Clock,
  ) {}

  /** A database that is away must not keep the program from starting: redirects work without it. */
  async onApplicationBootstrap(): Promise<void> {
    try {
      await this.lookAgain();
    } catch (error) {
      this.lookedAt = -Infinity;
      this.logger.warn({ err: error }, 'what is known of addresses could not be read yet');
    }
  }

  /**
   * Takes in what is new. A caller who comes while it is read goes on with what is there: a unit of work that waited
   * for another one's look could wait for a connection that it holds itself.
   */
  async lookAgain(): Promise<void> {
    const now = this.clock.now();
    if (Math.abs(now.getTime() - this.lookedAt) < LOOK_AGAIN_MS) return;
    this.lookedAt = now.getTime();
    if (this.seenUntil === null) {
      const findings = await this.store.against(now, MAX_REMEMBERED);
      for (const each of [...findings].reverse()) this.take(each);
      this.seenUntil = new Date(now.getTime() - OVERLAP_MS);
      return;
    }
    const findings = await this.store.since(this.seenUntil, ROWS_AT_ONCE);
    for (const each of findings) this.take(each);
    const isMore = findings.length === ROWS_AT_ONCE;
    this.seenUntil =
      (isMore ? findings.at(-1)?.checkedAt : undefined) ?? new Date(now.getTime() - OVERLAP_MS);
  }

  /** What speaks against it, if anything is remembered and still holds. */
  reasonFor(subject: VerdictSubject, now: Date): SafetyReason | null {
    const known = this.against.get(subject);
    return known !== undefined && now < known.expiresAt ? known.reason : null;
  }

  /** Whether any address would have to be hashed to be looked for. */
  get isEmpty(): boolean {
    return this.against.size === 0;
  }

  async put(finding: KeptFinding): Promise<void> {
    this.take(finding);
    await this.store.put(finding);
  }

  private take({ subject, reason, expiresAt }: KeptFinding): void {
    if (reason === null) this.against.delete(subject);
    else this.against.set(subject, { reason, expiresAt });
  }
}
