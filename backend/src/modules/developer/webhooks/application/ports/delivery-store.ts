import type { AttemptError, AttemptOutcome } from '../../domain/attempt-outcome';
import type { Delivery, DeliveryState } from '../../domain/delivery.entity';

/** One call that was made for a delivery. */
export interface StoredAttempt {
  readonly at: Date;
  readonly status: number | null;
  /** Null also while it is under way. */
  readonly error: AttemptError | null;
  readonly latencyMs: number | null;
  readonly answer: string;
}

export interface DeliveryPage {
  readonly webhookId: number;
  readonly state?: DeliveryState;
  /** Older ones than this id. */
  readonly before: number | null;
  readonly limit: number;
}

/** From when to when a process may be at a delivery. */
export interface Lease {
  readonly now: Date;
  readonly until: Date;
}

/** Keeps what is sent to endpoints, and every call made for it. */
export abstract class DeliveryStore {
  abstract add(deliveries: readonly Delivery[]): Promise<void>;
  abstract save(delivery: Delivery): Promise<void>;
  abstract find(webhookId: number, number: string): Promise<Delivery | null>;
  /** Held: no other transaction changes it until the caller's unit of work ends. */
  abstract hold(id: number): Promise<Delivery | null>;
  /** The newest first. */
  abstract page(page: DeliveryPage): Promise<Delivery[]>;

  /**
   * Takes what has been due longest at an endpoint, and writes down that it is being called; no other process takes it before the
   * lease is over. Null when nothing is due. Part of the caller's unit of work.
   */
  abstract claim(webhookId: number, lease: Lease): Promise<Delivery | null>;
  /** The same of this very one, which is due; null when another process has it. */
  abstract claimOne(id: number, lease: Lease): Promise<Delivery | null>;
  /** Whether anything is due at all. */
  abstract hasDue(now: Date): Promise<boolean>;
  abstract endAttempt(delivery: Delivery, outcome: AttemptOutcome): Promise<void>;
  /** The first one first. */
  abstract attemptsOf(deliveryId: number): Promise<StoredAttempt[]>;

  /** In pieces. */
  abstract forgetBefore(moment: Date): Promise<void>;
  /** All of an endpoint, in pieces. */
  abstract forgetOf(webhookId: number): Promise<void>;
}
