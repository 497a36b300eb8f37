import type { Money } from '../../../../shared/domain/money';

/** What a gateway said. */
export interface StatedEvent {
  readonly key: string;
  readonly kind: string;
  /** Ours. */
  readonly number: string;
  readonly amount?: Money;
}

/** What came of what a gateway said; the reason where nothing did. */
export interface EventOutcome {
  readonly outcome: 'applied' | 'ignored' | 'alerted';
  readonly reason: string | null;
}

/** What gateways said; it is only ever added to. */
export abstract class EventLog {
  abstract knows(key: string): Promise<boolean>;
  /** False when it was told before. */
  abstract add(event: StatedEvent, at: Date): Promise<boolean>;
  /** Until then it counts as applied. */
  abstract noteOutcome(key: string, outcome: EventOutcome): Promise<void>;
}
