import type { Changing } from '../../../../shared/domain/changing';
import type { PlanTime } from './included-domain';

/**
 * `reserved`: kept for a group that has not paid. `registering`, `renewing`: paid, the registrar is to act. `registered`: the
 * group's. `recoverable`: its subscription was cancelled and is over, or the plan that included it. `refused`: the registrar did not register it, and the
 * payment went back. `lapsed`: not paid in time. `lost`: given up.
 */
export type BoughtDomainState =
  'reserved' | 'registering' | 'registered' | 'renewing' | 'recoverable' | 'refused' | 'lapsed' | 'lost';

export interface NewReservation {
  readonly groupId: number;
  /** Registrable domain in lower case and ASCII. */
  readonly host: string;
  readonly createdAt: Date;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const RESERVATION_MS = 15 * MINUTE_MS;
/** A subscription that was cancelled and is over may be bought again for so long. */
const RECOVERY_MS = 7 * DAY_MS;
/** With more than this left, the year that was paid for is registered already. */
const PAID_AHEAD_MS = 300 * DAY_MS;
/** How often the plan is looked at that includes a domain. */
const PLAN_INTERVAL_MS = HOUR_MS;
const FIRST_PAUSE_MS = 5 * MINUTE_MS;
const MAX_PAUSE_MS = 6 * HOUR_MS;
/** After half a day of these a registrar is not expected to answer by itself. */
const MANY_TRIES = 7;

const WITH_REGISTRAR: readonly BoughtDomainState[] = ['registering', 'renewing'];

/** A domain that a group has reserved or bought, and what has become of it. */
export class BoughtDomain {
  /** Given by the database. */
  readonly id!: number;
  readonly groupId: number;
  readonly host: string;
  readonly state: BoughtDomainState = 'reserved';
  readonly reservedUntil: Date;
  /** Of its subscription, as payments name it; null before it is paid. */
  readonly reference: string | null = null;
  /** The group whose plan includes it; null for what has a subscription of its own, or is not paid. */
  readonly planGroupId: number | null = null;
  /** Until when the registrar has it registered; null before. */
  readonly registeredUntil: Date | null = null;
  /** When its cancelled subscription, or the plan that includes it, ends; null: it goes on. */
  readonly endsAt: Date | null = null;
  /** Why the registrar did not do what it was asked last. */
  readonly refusal: string | null = null;
  /** How many times in a row nothing came of asking the registrar. */
  readonly tries: number = 0;
  /** When to go on with it; null: nothing is to be done. */
  readonly dueAt: Date | null = null;
  readonly createdAt: Date;
  readonly endedAt: Date | null = null;
  /** The host until it ends: one group at a time has it. */
  readonly liveKey: string | null;

  constructor({ groupId, host, createdAt }: NewReservation) {
    this.groupId = groupId;
    this.host = host;
    this.createdAt = createdAt;
    this.reservedUntil = new Date(createdAt.getTime() + RESERVATION_MS);
    this.liveKey = host;
  }

  /** The registrar is to act. */
  get isWithRegistrar(): boolean {
    return WITH_REGISTRAR.includes(this.state);
  }

  /** Until when it can be bought again; null: it need not, or it cannot. */
  get recoverableUntil(): Date | null {
    if (this.state !== 'recoverable' || this.endsAt === null) return null;
    return new Date(this.endsAt.getTime() + RECOVERY_MS);
  }

  /** The registrar's name of what it is asked for: the same however often it is asked. */
  get requestId(): string {
    const year = this.state === 'renewing' ? (this.registeredUntil?.getUTCFullYear() ?? 0) : 'new';
    return `linklet-${String(this.id)}-${String(year)}`;
  }

  /** A group that has not paid keeps others away for a while only. */
  yieldsAt(now: Date): boolean {
    return this.state === 'reserved' && now >= this.reservedUntil;
  }

  /** It comes with the plan of its group, which is to be looked at again and again. */
  get isIncluded(): boolean {
    return this.planGroupId !== null;
  }

  /** It was not paid for: it is only reserved, or comes with a plan, or was to. */
  get isUnpaid(): boolean {
    return this.reference === null;
  }

  /** Whether its group may pay for it now, also later than it should have. */
  isPayableAt(now: Date): boolean {
    const until = this.recoverableUntil;
    return this.state === 'reserved' || this.state === 'lapsed' || (until !== null && now < until);
  }

  reserveAgain(now: Date): void {
    this.changing.reservedUntil = new Date(now.getTime() + RESERVATION_MS);
  }

  /** Another group wants it. */
  lapse(now: Date): void {
    this.end('lapsed', now);
  }

  /**
   * A year was paid for: the first one, or a further one. The same payment changes nothing the second time. `reference`: of its
   * subscription.
   */
  pay(reference: string, now: Date): void {
    this.changing.reference = reference;
    this.changing.planGroupId = null;
    this.changing.endsAt = null;
    if (this.isWithRegistrar) return;
    this.changing.liveKey = this.host;
    this.changing.endedAt = null;
    if (this.registeredUntil === null) {
      this.ask('registering', now);
      return;
    }
    if (this.registeredUntil.getTime() - now.getTime() < PAID_AHEAD_MS) {
      this.ask('renewing', now);
      return;
    }
    this.changing.state = 'registered';
    this.changing.dueAt = null;
  }

  /** It comes with the plan of its group instead of being paid. */
  include(now: Date): void {
    this.changing.planGroupId = this.groupId;
    this.ask('registering', now);
  }

  /** The plan includes it until it ends, if it is known when; a year that the plan is paid for beyond its own is added. */
  followPlan({ paidUntil, endsAt }: PlanTime, now: Date): void {
    this.changing.endsAt = endsAt;
    const { registeredUntil } = this;
    const isShorter = registeredUntil !== null && registeredUntil < paidUntil;
    if (isShorter && registeredUntil.getTime() - now.getTime() < PAID_AHEAD_MS) this.ask('renewing', now);
    else this.changing.dueAt = new Date(now.getTime() + PLAN_INTERVAL_MS);
  }

  /** The plan includes it no longer: it can be bought for some days, or was never registered. */
  leavePlan(now: Date): void {
    if (this.registeredUntil === null) {
      this.lapse(now);
      return;
    }
    this.changing.planGroupId = null;
    this.changing.state = 'recoverable';
    this.changing.endsAt = now;
    this.changing.dueAt = this.recoverableUntil;
  }

  /** The registrar has it registered until then. */
  confirm(until: Date, now: Date): void {
    this.changing.state = 'registered';
    this.changing.registeredUntil = until;
    this.changing.refusal = null;
    this.changing.tries = 0;
    this.changing.dueAt = this.isIncluded ? now : null;
  }

  /** The registrar will not register it. */
  refuse(reason: string, now: Date): void {
    this.changing.refusal = reason;
    this.end('refused', now);
  }

  /** Nothing has come of it yet. */
  postpone(now: Date, reason: string | null): void {
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** this.tries, MAX_PAUSE_MS);
    this.changing.refusal = reason;
    this.changing.tries = this.tries + 1;
    this.changing.dueAt = new Date(now.getTime() + pause);
  }

  /** Whether it waits for a person: who registers it, or who looks why the registrar does not. */
  needsPerson(isByHand: boolean): boolean {
    return this.isWithRegistrar && this.tries >= (isByHand ? 1 : MANY_TRIES);
  }

  /** Its subscription ends at that moment; null: it goes on after all. */
  stopAt(at: Date | null, now: Date): void {
    if (at === null || at > now) {
      this.changing.endsAt = at;
      return;
    }
    const wasCancelled = this.endsAt !== null && this.endsAt <= at;
    if (!wasCancelled || this.registeredUntil === null) {
      this.lose(now);
      return;
    }
    this.changing.state = 'recoverable';
    this.changing.dueAt = this.recoverableUntil;
  }

  lose(now: Date): void {
    this.end('lost', now);
  }

  private ask(state: 'registering' | 'renewing', now: Date): void {
    this.changing.state = state;
    this.changing.refusal = null;
    this.changing.tries = 0;
    this.changing.dueAt = now;
  }

  private end(state: 'lapsed' | 'refused' | 'lost', now: Date): void {
    this.changing.state = state;
    this.changing.dueAt = null;
    this.changing.endedAt = now;
    this.changing.liveKey = null;
    this.changing.planGroupId = null;
  }

  private get changing(): Changing<this> {
    return this;
  }
}
