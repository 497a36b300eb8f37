import { Injectable } from '@nestjs/common';
import { DatabaseTimeouts } from '../../../../shared/database/database-timeouts';
import { EventBus } from '../../../../shared/events/event-bus';
import { Remembered } from '../../../../shared/remembered';
import type { LandingChanged } from '../../events';
import type { Landing } from '../domain/landing';
import { LandingStore } from './ports/landing-store';

const MAX_DOMAINS = 2_000;
/** A change made on another node is seen after this. */
const KNOWN_MS = 10_000;

/** Where domains lead visits that are of no link, read once for many visitors. */
@Injectable()
export class VisitedLandingsService {
  private readonly known: Remembered<Landing>;

  constructor(
    private readonly store: LandingStore,
    { visitMs }: DatabaseTimeouts,
    events: EventBus,
  ) {
    this.known = new Remembered({ most: MAX_DOMAINS, deadlineMs: visitMs, keptMs: () => KNOWN_MS });
    events.on<LandingChanged>('domains.landing-changed', ({ domainId }) => {
      this.known.forget(String(domainId));
    });
  }

  /** @param now in milliseconds of a steady clock */
  async landingOf(domainId: number, now: number): Promise<Landing> {
    const key = String(domainId);
    return this.known.atHand(key, now) ?? this.known.ask(key, now, () => this.store.landingOf(domainId));
  }
}
