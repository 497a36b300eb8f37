import type { Changing } from '../../../../shared/domain/changing';
import { type AttemptOutcome, attemptVerdictOf } from './attempt-outcome';
import { pauseAfter } from './delivery-schedule';
import type { WebhookEvent } from './webhook-events';

/** `due`: not tried yet. `retrying`: it failed, and is tried again. `sent` and `givenUp` are ends. */
export type DeliveryState = 'due' | 'sent' | 'retrying' | 'givenUp';

export const DELIVERY_STATES = [
  'due',
  'sent',
  'retrying',
  'givenUp',
] as const satisfies readonly DeliveryState[];

export interface NewDelivery {
  /** The `webhook-id`. */
  readonly number: string;
  readonly webhookId: number;
  readonly groupId: number;
  readonly event: WebhookEvent;
  readonly body: string;
  readonly isTest: boolean;
  readonly createdAt: Date;
}

/** One message to one endpoint, and what has become of it. */
export class Delivery {
  /** Given by the database. */
  readonly id!: number;
  readonly number: string;
  readonly webhookId: number;
  readonly groupId: number;
  readonly event: WebhookEvent;
  readonly body: string;
  readonly isTest: boolean;
  readonly state: DeliveryState = 'due';
  /** All there were, with one that is under way. */
  readonly attempts: number = 0;
  /** Those that came to an end since it was recorded or sent again. */
  readonly tries: number = 0;
  readonly createdAt: Date;
  /** When the last one began. */
  readonly lastAttemptAt: Date | null = null;
  /** Null: no more. While an attempt is under way, the moment at which that has surely ended. */
  readonly nextAttemptAt: Date | null;
  /** Of the last attempt. */
  readonly status: number | null = null;
  readonly latencyMs: number | null = null;

  constructor({ number, webhookId, groupId, event, body, isTest, createdAt }: NewDelivery) {
    this.number = number;
    this.webhookId = webhookId;
    this.groupId = groupId;
    this.event = event;
    this.body = body;
    this.isTest = isTest;
    this.createdAt = createdAt;
    this.nextAttemptAt = createdAt;
  }

  /** @param random from 0 to 1 */
  settle(outcome: AttemptOutcome, at: Date, random: number): void {
    const { changing } = this;
    changing.tries += 1;
    changing.status = outcome.status;
    changing.latencyMs = outcome.latencyMs;
    const verdict = attemptVerdictOf(outcome);
    const isFinal = verdict === 'gone' || this.isTest;
    const pause = verdict === 'done' || isFinal ? null : pauseAfter(this.tries, random);
    changing.nextAttemptAt = pause === null ? null : this.notBefore(outcome, new Date(at.getTime() + pause));
    if (verdict === 'done') changing.state = 'sent';
    else changing.state = pause === null ? 'givenUp' : 'retrying';
  }

  /** From the beginning, with the same id. */
  sendAgain(now: Date): void {
    this.changing.state = 'due';
    this.changing.tries = 0;
    this.changing.nextAttemptAt = now;
  }

  private notBefore({ retryAfter }: AttemptOutcome, planned: Date): Date {
    return retryAfter !== null && retryAfter > planned ? retryAfter : planned;
  }

  private get changing(): Changing<this> {
    return this;
  }
}
