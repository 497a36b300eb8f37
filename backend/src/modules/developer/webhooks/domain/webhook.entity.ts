import type { Changing } from '../../../../shared/domain/changing';
import { type AttemptOutcome, attemptVerdictOf } from './attempt-outcome';
import { BUSY_REST_MS, restAfter } from './delivery-schedule';
import type { WebhookEvent } from './webhook-events';

/** `pending`: nothing has arrived there yet. `warned`: it has failed again and again. `off`: nothing is sent. */
export type WebhookState = 'pending' | 'active' | 'warned' | 'off';
export type OffReason = 'gone' | 'failures' | 'byHand';

/** What the admins of a group are told about an endpoint: so many failures in a row, or that it is off. */
export interface WebhookNotice {
  readonly kind: 'failing' | 'off' | 'gone';
  readonly failures: number;
}

/** Failures in a row of which people are told; after the last one the endpoint is off. */
const WARNINGS: ReadonlySet<number> = new Set([5, 10, 15]);
const WARNED_FROM = 5;
export const MAX_FAILURES = 20;
/** For so long both secrets sign after a change. */
export const SECRET_OVERLAP_MS = 24 * 3_600_000;

export interface WebhookSettings {
  readonly url: string;
  readonly name: string | null;
  readonly events: readonly WebhookEvent[];
}

/** A secret as it is stored. */
export interface StoredSecret {
  readonly sealed: string;
  /** What people recognize it by. */
  readonly hint: string;
}

interface NewWebhook extends WebhookSettings {
  readonly groupId: number;
  readonly secret: StoredSecret;
  readonly createdAt: Date;
}

/** An endpoint of a group: where it is told of what, and how that has gone. */
export class Webhook {
  /** Given by the database. */
  readonly id!: number;
  readonly groupId: number;
  readonly url: string;
  readonly name: string | null;
  readonly events: readonly WebhookEvent[];
  readonly state: WebhookState = 'pending';
  readonly offReason: OffReason | null = null;
  readonly failuresInARow: number = 0;
  readonly secret: string;
  readonly secretHint: string;
  readonly previousSecret: string | null = null;
  readonly previousSecretEndsAt: Date | null = null;
  readonly createdAt: Date;
  readonly lastDeliveryAt: Date | null = null;
  /** Left alone until then. */
  readonly restsUntil: Date;

  constructor({ groupId, url, name, events, secret, createdAt }: NewWebhook) {
    this.groupId = groupId;
    this.url = url;
    this.name = name;
    this.events = events;
    this.secret = secret.sealed;
    this.secretHint = secret.hint;
    this.createdAt = createdAt;
    this.restsUntil = createdAt;
  }

  get isOn(): boolean {
    return this.state !== 'off';
  }

  /** The secrets that sign at a moment, sealed, the present one first. */
  secretsAt(now: Date): readonly string[] {
    const { previousSecret, previousSecretEndsAt } = this;
    const hasPrevious =
      previousSecret !== null && previousSecretEndsAt !== null && previousSecretEndsAt > now;
    return hasPrevious ? [this.secret, previousSecret] : [this.secret];
  }

  change(settings: WebhookSettings): void {
    const hasMoved = settings.url !== this.url;
    Object.assign(this.changing, settings);
    // Another receiver has not failed yet.
    if (hasMoved && this.isOn) this.begin(this.createdAt);
  }

  turnOn(now: Date): void {
    if (!this.isOn) this.begin(now);
  }

  turnOff(reason: OffReason): void {
    if (!this.isOn) return;
    this.changing.state = 'off';
    this.changing.offReason = reason;
  }

  /** The present secret goes on signing for a day. */
  takeSecret({ sealed, hint }: StoredSecret, now: Date): void {
    this.changing.previousSecret = this.secret;
    this.changing.previousSecretEndsAt = new Date(now.getTime() + SECRET_OVERLAP_MS);
    this.changing.secret = sealed;
    this.changing.secretHint = hint;
  }

  /** What came of a call means for the endpoint; returns what people are to be told. */
  settle(outcome: AttemptOutcome, at: Date): WebhookNotice | null {
    this.changing.lastDeliveryAt = at;
    const verdict = attemptVerdictOf(outcome);
    if (!this.isOn) return null;
    if (verdict === 'done') return this.recover();
    this.changing.failuresInARow += 1;
    const failures = this.failuresInARow;
    if (verdict === 'gone') {
      this.turnOff('gone');
      return { kind: 'gone', failures };
    }
    this.rest(verdict === 'busy' ? BUSY_REST_MS : 0, outcome, at);
    if (failures >= MAX_FAILURES) {
      this.turnOff('failures');
      return { kind: 'off', failures };
    }
    if (failures >= WARNED_FROM) this.changing.state = 'warned';
    return WARNINGS.has(failures) ? { kind: 'failing', failures } : null;
  }

  /** A marked sample tells only what is good about an endpoint: an admin who tries it is looking at what is not. */
  settleTest(outcome: AttemptOutcome, at: Date): void {
    this.changing.lastDeliveryAt = at;
    if (this.isOn && attemptVerdictOf(outcome) === 'done') this.recover();
  }

  private recover(): null {
    this.changing.state = 'active';
    this.changing.failuresInARow = 0;
    return null;
  }

  private rest(atLeastMs: number, { retryAfter }: AttemptOutcome, at: Date): void {
    const rest = new Date(at.getTime() + Math.max(atLeastMs, restAfter(this.failuresInARow)));
    this.changing.restsUntil = retryAfter !== null && retryAfter > rest ? retryAfter : rest;
  }

  private begin(now: Date): void {
    this.changing.state = 'pending';
    this.changing.offReason = null;
    this.changing.failuresInARow = 0;
    this.changing.restsUntil = now;
  }

  private get changing(): Changing<this> {
    return this;
  }
}
