import { Injectable } from '@nestjs/common';
import { DatabaseTimeouts } from '../../../../shared/database/database-timeouts';
import { Clock } from '../../../../shared/domain/clock';
import { Metrics } from '../../../../shared/health/metrics';
import { RateLimits } from '../../../../shared/rate-limit/rate-limits';
import { Remembered } from '../../../../shared/remembered';
import { nearSlugs } from '../../domain/slug-suggestions/similar-slugs';
import { placeKey, type VisitedPlace } from '../../domain/visit/visited-place';
import { LinksForVisits } from '../../../links';

/** A caller who lands on so many addresses without a link is not mistyping but trying. Of one network address, for all domains. */
export const MISSES = { name: 'links.meant', points: 10, seconds: 60 };
const MAX_SHOWN = 3;
const MAX_STORED = 5_000;
const RETENTION_MS = 30_000;
/** Guesses looked up at one moment. */
const MAX_AT_ONCE = 8;
/** So long after the database was late, it is not asked for guesses. */
const PAUSE_MS = 5_000;

/** Guesses which link was meant by an address without one. Never fails and never waits long: no guess is an answer. */
@Injectable()
export class SlugSuggestionsService {
  private readonly known: Remembered<readonly string[]>;
  private pausedUntil = -Infinity;
  private made = 0;
  private passedOver = 0;

  constructor(
    private readonly links: LinksForVisits,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
    { guessMs }: DatabaseTimeouts,
    metrics: Metrics,
  ) {
    this.known = new Remembered({ most: MAX_STORED, deadlineMs: guessMs, keptMs: () => RETENTION_MS });
    metrics.counter(
      'linklet_meant_links_guessed_total',
      'Addresses without a link for which links that may have been meant were found.',
      () => this.made,
    );
    metrics.counter(
      'linklet_meant_links_passed_over_total',
      'Addresses without a link for which nothing was looked up: too many, or the database was late.',
      () => this.passedOver,
    );
  }

  /** At most three slugs, likeliest first. `address`: of the visitor; `now`: milliseconds of a steady clock. */
  async by({ domainId, slug }: VisitedPlace, address: string, now: number): Promise<readonly string[]> {
    const near = nearSlugs(slug);
    if (near.length === 0) return [];
    if (now < this.pausedUntil || this.known.waiting >= MAX_AT_ONCE || !(await this.mayAsk(address))) {
      this.passedOver += 1;
      return [];
    }
    const key = placeKey(domainId, slug);
    const found = this.known.atHand(key, now) ?? (await this.lookUp(key, now, { domainId, near }));
    if (found.length > 0) this.made += 1;
    return found;
  }

  private async lookUp(
    key: string,
    now: number,
    { domainId, near }: { domainId: number; near: readonly string[] },
  ): Promise<readonly string[]> {
    try {
      return await this.known.ask(key, now, async () => {
        const living = new Set(await this.links.living(domainId, near, this.clock.now()));
        return near.filter((slug) => living.has(slug)).slice(0, MAX_SHOWN);
      });
    } catch {
      this.pausedUntil = now + PAUSE_MS;
      this.passedOver += 1;
      return [];
    }
  }

  private async mayAsk(address: string): Promise<boolean> {
    return this.limits.take(MISSES, address).then(
      () => true,
      () => false,
    );
  }
}
