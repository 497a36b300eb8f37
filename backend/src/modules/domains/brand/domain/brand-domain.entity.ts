import type { Changing } from '../../../../shared/domain/changing';
import type { HostService } from '../../domain/known-host';
import { CLAIM_LIFETIME_MS, type LookSubject, UNANSWERED_LIFETIME_MS } from './look-schedule';
import type { LookVerdict } from './look';

/**
 * `claimed`: its records are awaited. `verified`: it serves. `failing`: a record is missing, it still serves. `invalid`: one
 * has been missing for a week. `unbound`: its group has stopped it. `lapsed` and `released` are ends.
 */
export type BrandDomainState =
  'claimed' | 'verified' | 'failing' | 'invalid' | 'unbound' | 'lapsed' | 'released';

/** Who has taken a domain out of service: a site admin, or a plan that has no brand domains any more. */
export type Suspension = 'site' | 'plan';

/** Which fact a failing domain lacks; control weighs more, because the name may belong to others. */
export type Lack = 'control' | 'pointing';

/** What people are told about a domain. `failing` comes on the days 0, 3 and 6. */
export type LifecycleNotice =
  'verified' | 'back' | 'failing' | 'invalid' | 'lapsed' | 'suspended' | 'released';

export interface NewBrandDomain {
  readonly groupId: number;
  /** Name in lower case and ASCII. */
  readonly host: string;
  /** Proves control of this claim alone. */
  readonly token: string;
  readonly createdAt: Date;
  readonly isBought?: boolean;
}

const DAY_MS = 24 * 3_600_000;
/** A domain whose record is missing goes on serving for this long. */
export const FAILING_GRACE_MS = 7 * DAY_MS;
/** Without the record that proves control, its certificate is not renewed after this. */
const RENEWAL_GRACE_MS = 3 * DAY_MS;
/** A domain without a plan for it is kept for this long. */
export const PLAN_GRACE_MS = 30 * DAY_MS;
/** Days of a failure on which people are told. */
const WARNING_DAYS = [0, 3, 6];

const liveKeyOf = (groupId: number, host: string): string => `${groupId}:${host}`;

const lackIn = ({ control, pointing }: LookVerdict): Lack | null => {
  if (control === 'no') return 'control';
  return pointing.finding === 'no' ? 'pointing' : null;
};

/** A group's claim to a host, and what has become of it. */
export class BrandDomain {
  /** Given by the database. */
  readonly id!: number;
  readonly groupId: number;
  readonly host: string;
  readonly token: string;
  /** Number of the domain that its links stand on; null until it is verified for the first time. */
  readonly domainId: number | null = null;
  readonly state: BrandDomainState = 'claimed';
  readonly suspension: Suspension | null = null;
  readonly suspendedAt: Date | null = null;
  /** New links of the group stand here unless their maker has chosen another place. */
  readonly isDefault: boolean = false;
  /** When its records were first looked for in this state; null before. */
  readonly checkingSince: Date | null = null;
  readonly checkedAt: Date | null = null;
  /** When to look again; null: never. */
  readonly nextCheckAt: Date | null = null;
  /** What the last look has found, as JSON of its instructions. */
  readonly records: string = '[]';
  readonly verifiedAt: Date | null = null;
  readonly failingSince: Date | null = null;
  readonly lack: Lack | null = null;
  /** Its group wants no certificate for it. */
  readonly isUncertified: boolean = false;
  /** Its group pays for it by the year: whether it stays does not depend on the plan. */
  readonly isBought: boolean;
  /** How many times people were told of this failure. */
  readonly warnings: number = 0;
  readonly createdAt: Date;
  readonly endedAt: Date | null = null;
  /** One claim of a group to a host at a time; null once it has ended. */
  readonly liveKey: string | null;

  constructor({ groupId, host, token, createdAt, isBought = false }: NewBrandDomain) {
    this.groupId = groupId;
    this.host = host;
    this.token = token;
    this.createdAt = createdAt;
    this.isBought = isBought;
    this.liveKey = liveKeyOf(groupId, host);
  }

  get isLive(): boolean {
    return this.liveKey !== null;
  }

  get service(): HostService {
    if (this.suspension !== null) return 'suspended';
    if (this.state === 'verified' || this.state === 'failing') return 'open';
    // Visitors who still arrive are served: the records lead here. Without control the name may belong to others by now.
    return this.state === 'invalid' && this.lack === 'pointing' ? 'visits' : 'closed';
  }

  /** What decides when it is looked at; null: never. */
  get lookSubject(): LookSubject | null {
    const { state, host } = this;
    if (state === 'claimed') return { state, since: this.checkingSince ?? this.createdAt };
    return state === 'verified' || state === 'failing' || state === 'invalid' ? { state, host } : null;
  }

  /** Whether its certificate is to be had and renewed at this moment. */
  mayRenew(now: Date): boolean {
    if (this.service !== 'open') return false;
    if (this.lack !== 'control' || this.failingSince === null) return true;
    return now.getTime() - this.failingSince.getTime() < RENEWAL_GRACE_MS;
  }

  /** Whether another group that proves the host may have it. */
  get yields(): boolean {
    return this.state === 'invalid' || this.state === 'unbound';
  }

  /** Its records are looked for from now on; a domain that serves goes on serving. */
  startChecking(now: Date): void {
    if (this.state === 'unbound') this.changing.state = 'claimed';
    if (this.state === 'claimed' || this.checkingSince === null) this.changing.checkingSince = now;
    this.changing.nextCheckAt = now;
  }

  /** @param nextCheckAt when the schedule looks again */
  record(now: Date, records: string, nextCheckAt: Date | null): void {
    this.changing.checkedAt = now;
    this.changing.records = records;
    this.changing.nextCheckAt = this.isLive ? nextCheckAt : null;
  }

  /** Takes what a look found that was conclusive in all that it changes; returns what people are to be told. */
  takeLook(verdict: LookVerdict, now: Date): LifecycleNotice | null {
    if (this.state === 'claimed') return this.lapseIfDue(verdict, now);
    if (verdict.result === 'yes') return this.recover(now);
    const lack = lackIn(verdict);
    if (this.state === 'verified') return lack === null ? null : this.fail(lack, now);
    if (this.state === 'failing') return this.goOnFailing(lack, now);
    return null;
  }

  /** Both facts were seen, and no other group has the host. Returns what people are to be told. */
  verify(domainId: number, now: Date): LifecycleNotice {
    this.changing.domainId = domainId;
    return this.recover(now) ?? 'verified';
  }

  /** Stops serving; the record and its links stay. */
  unbind(): void {
    this.changing.state = 'unbound';
    this.changing.nextCheckAt = null;
    this.changing.isDefault = false;
    this.forgetFailure();
  }

  /** Ends for good: others may have the host. */
  release(now: Date): void {
    this.end('released', now);
  }

  suspend(by: Suspension, now: Date): void {
    if (this.suspension === by || this.suspension === 'site') return;
    this.changing.suspension = by;
    this.changing.suspendedAt = now;
  }

  /** Those who suspended it let it serve again. */
  resume(by: Suspension): void {
    if (this.suspension !== by) return;
    this.changing.suspension = null;
    this.changing.suspendedAt = null;
  }

  /** Whether the plan has lacked brand domains for so long that the host is given up. */
  isPlanOver(now: Date): boolean {
    return (
      this.suspension === 'plan' &&
      this.suspendedAt !== null &&
      now.getTime() - this.suspendedAt.getTime() >= PLAN_GRACE_MS
    );
  }

  /** Whether it is to have a certificate; its group may do without. */
  wantCertificate(isWanted: boolean): void {
    this.changing.isUncertified = !isWanted;
  }

  makeDefault(isDefault: boolean): void {
    this.changing.isDefault = isDefault;
  }

  /** Its group has bought it, perhaps after it was added. */
  buy(): void {
    this.changing.isBought = true;
    this.resume('plan');
  }

  /** Goes to another group with its number and links. */
  moveTo(groupId: number): void {
    this.changing.groupId = groupId;
    this.changing.isDefault = false;
    this.changing.liveKey = liveKeyOf(groupId, this.host);
  }

  private get changing(): Changing<this> {
    return this;
  }

  /** A look that no server answers is no reason, unless none has answered for weeks. */
  private lapseIfDue({ result }: LookVerdict, now: Date): LifecycleNotice | null {
    const since = this.checkingSince ?? this.createdAt;
    const lifetime = result === 'unknown' ? UNANSWERED_LIFETIME_MS : CLAIM_LIFETIME_MS;
    if (now.getTime() - since.getTime() < lifetime) return null;
    this.end('lapsed', now);
    return 'lapsed';
  }

  private recover(now: Date): LifecycleNotice | null {
    if (this.state === 'verified') return null;
    const notice = this.state === 'claimed' ? 'verified' : 'back';
    this.changing.state = 'verified';
    this.changing.verifiedAt = now;
    this.forgetFailure();
    return notice;
  }

  private fail(lack: Lack, now: Date): LifecycleNotice {
    this.changing.state = 'failing';
    this.changing.failingSince = now;
    this.changing.lack = lack;
    this.changing.warnings = 1;
    return 'failing';
  }

  private goOnFailing(lack: Lack | null, now: Date): LifecycleNotice | null {
    if (lack === null || this.failingSince === null) return null;
    this.changing.lack = lack;
    const days = (now.getTime() - this.failingSince.getTime()) / DAY_MS;
    if (days * DAY_MS >= FAILING_GRACE_MS) {
      this.changing.state = 'invalid';
      this.changing.isDefault = false;
      return 'invalid';
    }
    const due = WARNING_DAYS.filter((day) => day <= days).length;
    if (due <= this.warnings) return null;
    this.changing.warnings = due;
    return 'failing';
  }

  private forgetFailure(): void {
    this.changing.failingSince = null;
    this.changing.lack = null;
    this.changing.warnings = 0;
  }

  private end(state: 'lapsed' | 'released', now: Date): void {
    this.changing.state = state;
    this.changing.endedAt = now;
    this.changing.liveKey = null;
    this.changing.nextCheckAt = null;
    this.changing.isDefault = false;
  }
}
