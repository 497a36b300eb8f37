import { Injectable } from '@nestjs/common';
import { Clock } from '../../../shared/domain/clock';
import { isYoung, youngUntil } from '../domain/domain-age';
import { DomainRegistry } from './ports/domain-registry';
import { VerdictStore } from './ports/verdict-store';
import { RememberedFindingsService, subjectOfDomain } from './remembered-findings.service';
import type { CheckerAnswer } from './checker';
import { SafetyCheckers } from './safety-checkers';

const HOUR_MS = 3_600_000;
/** Domains do not become younger; one that was given up may be registered anew, though. */
const OLD_RETENTION_MS = 30 * 24 * HOUR_MS;
/** No answer: a registry may have been asked too often. */
const UNKNOWN_RETENTION_MS = 6 * HOUR_MS;

/** Tells whether domains are young. Each is asked for once, and remembered. */
@Injectable()
export class DomainAgesService {
  constructor(
    private readonly registry: DomainRegistry,
    private readonly store: VerdictStore,
    private readonly remembered: RememberedFindingsService,
    private readonly checkers: SafetyCheckers,
    private readonly clock: Clock,
  ) {}

  /** Null when there was no answer. */
  async isYoung(domain: string, remainingMs: number): Promise<CheckerAnswer<boolean>> {
    const subject = subjectOfDomain(domain);
    const known = await this.store.find(subject, this.clock.now());
    if (known) return { value: known.reason === 'young' };
    const topLevel = domain.slice(domain.lastIndexOf('.') + 1);
    return this.checkers.ages.ask(topLevel, remainingMs, () => this.askFor(domain));
  }

  /** Goes on after the caller's timeout, so that the next one finds the answer. */
  private async askFor(domain: string): Promise<boolean> {
    const registeredAt = await this.registry.registeredAt(domain);
    const checkedAt = this.clock.now();
    const young = isYoung(registeredAt, checkedAt);
    const keptMs = registeredAt === null ? UNKNOWN_RETENTION_MS : OLD_RETENTION_MS;
    await this.remembered.put({
      subject: subjectOfDomain(domain),
      reason: young ? 'young' : null,
      checkedAt,
      expiresAt: young && registeredAt ? youngUntil(registeredAt) : new Date(checkedAt.getTime() + keptMs),
    });
    return young;
  }
}
