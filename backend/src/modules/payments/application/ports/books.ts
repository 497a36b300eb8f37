import type { Money } from '../../../../shared/domain/money';
import type { Booking } from '../../domain/ledger';

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

/** Something that a person has to look at. */
export interface NewAlert {
  /** There is one alert for each. */
  readonly key: string;
  readonly kind: string;
  readonly groupId: number;
  readonly details: Readonly<Record<string, string | number | null>>;
}

/** What is only ever added to: bookings, what gateways said, and alerts. */
export abstract class Books {
  /** Each booking once. */
  abstract book(bookings: readonly Booking[], at: Date): Promise<void>;
  abstract knowsEvent(key: string): Promise<boolean>;
  /** False when it was told before. */
  abstract addEvent(event: StatedEvent, at: Date): Promise<boolean>;
  /** Until then it counts as applied. */
  abstract noteOutcome(key: string, outcome: EventOutcome): Promise<void>;
  abstract alert(alert: NewAlert, at: Date): Promise<void>;
  abstract closeAlert(key: string, at: Date): Promise<void>;
  /** Alerts of a kind that are no longer true. */
  abstract closeAlerts(kind: string, exceptKeys: readonly string[], at: Date): Promise<void>;
  /** When the first of a kind that is still open was opened; null when there is none. */
  abstract oldestOpenAlert(kind: string): Promise<Date | null>;
  /** Null: of every kind. */
  abstract countOpenAlerts(kind: string | null): Promise<number>;
}
