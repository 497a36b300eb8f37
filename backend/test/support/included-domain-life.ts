import type { RegistrarState } from '../../sandbox/registrar/state';
import type { Simulator } from '../../sandbox/shared/simulator';
import { IncludedDomainsService } from '../../src/modules/domains/sales/application/included-domains.service';
import { ReserveDomainService } from '../../src/modules/domains/sales/application/reserve-domain.service';
import { CheckoutService } from '../../src/modules/payments/application/orders/checkout.service';
import { allowing } from './allowing';
import { ADDRESS } from './any-change';
import type { Row } from './buyer';
import type { MoneyApp } from './money-app';
import { DAY_MS } from './payment-days';
import { type Owner, RegistrarDays } from './registrar-days';

const SLOT = 'premium_plan';
const REFUSED = 0.12;
/** How likely a member cancels a plan, takes that back, or chooses a domain, at one of the moments of a day. */
const [CANCELLING, RESUMING, CHOOSING] = [0.0006, 0.001, 0.05];

/** Yearly plans of many groups and the domains that come with them: chosen, renewed, refused, and left by their plan. */
export class IncludedDomainLife extends RegistrarDays {
  constructor(app: MoneyApp, random: () => number, start: number, registrar: Simulator<RegistrarState>) {
    super(app, random, start, { registrar, refusedShare: REFUSED });
  }

  protected override async act(): Promise<void> {
    const rows = await this.app.query('SELECT group_id, state FROM subscriptions WHERE live_key IS NOT NULL');
    const plans = new Map(rows.map((row) => [Number(row['group_id']), String(row['state'])]));
    for (const owner of this.owners) {
      const terms = plans.get(owner.member.groupId);
      if (terms === undefined) await this.buyPlan(owner);
      else if (terms === 'cancelled') await this.maybeResume(owner);
      else if (this.happens(CANCELLING)) await this.cancel(owner, SLOT);
      if (terms !== undefined && this.happens(CHOOSING)) await this.choose(owner);
    }
  }

  private async buyPlan(owner: Owner): Promise<void> {
    if (this.isCalm || owner.buysAt > this.app.now) return;
    owner.buysAt = this.app.now + 30 * DAY_MS;
    owner.cancelled = null;
    const { currency } = owner.gateway.character;
    const item = this.random() < 0.5 ? 'initial' : 'classic';
    const input = { target: SLOT, item, cycle: 'yearly', coupon: null, invoice: null, currency } as const;
    await allowing(async () => {
      await this.startPaying(owner, await this.app.get(CheckoutService).quote(owner.member, input));
    });
  }

  private async maybeResume(owner: Owner): Promise<void> {
    const { cancelled } = owner;
    if (cancelled !== null && this.happens(RESUMING)) await this.resume(owner, SLOT, cancelled);
  }

  /** Nothing comes of it where the plan includes a domain already. */
  private async choose(owner: Owner): Promise<void> {
    const { member } = owner;
    if (!(await this.app.get(IncludedDomainsService).isOneLeft(member.groupId))) return;
    owner.tried += 1;
    const host = `${owner.name}-${owner.tried}.com`;
    await allowing(async () => {
      await this.app.get(ReserveDomainService).reserve(member, host);
      await this.app.get(IncludedDomainsService).include({ member, address: ADDRESS }, host);
    });
  }
}

const UNPAID_MS = (7 + 3) * DAY_MS;
const RECOVERY_MS = 7 * DAY_MS;
const PAID_AHEAD_MS = 300 * DAY_MS;

const at = (moment: unknown): number =>
  new Date(String(moment).replace(' ', 'T').replace(/Z?$/, 'Z')).getTime();
const endOf = (day: unknown): number => Date.parse(`${String(day)}T00:00:00+08:00`);

/** What groups pay for and what the registrar says, held against the domains that come with plans; empty when they agree. */
export async function inclusionDifferences(
  app: MoneyApp,
  { registrar }: IncludedDomainLife,
  isSettled: boolean,
): Promise<unknown[]> {
  const domains = await app.query(
    "SELECT group_id, host, state, plan_group_id, registered_until, ends_at FROM bought_domains WHERE state NOT IN ('reserved', 'lapsed')",
  );
  const plans = new Map(
    (
      await app.query(
        "SELECT group_id, period_end FROM subscriptions WHERE live_key IS NOT NULL AND cycle = 'yearly'",
      )
    ).map((row) => [Number(row['group_id']), endOf(row['period_end'])]),
  );
  const entries = new Map(registrar.state.registered.map((entry) => [entry.domain, entry.expiresOn]));
  const terms = (domain: Row): PlanTerms => ({
    now: app.now,
    isSettled,
    paidUntil: plans.get(Number(domain['group_id'])),
    held: entries.get(String(domain['host'])),
  });
  return domains.flatMap((domain) => faultsOf(domain, terms(domain)).map((fault) => ({ [fault]: domain })));
}

interface PlanTerms {
  readonly now: number;
  readonly isSettled: boolean;
  readonly paidUntil: number | undefined;
  /** Until when the registrar has it. */
  readonly held: string | undefined;
}

function faultsOf(domain: Row, terms: PlanTerms): string[] {
  const { state, plan_group_id: planGroup, ends_at: end } = domain;
  switch (state) {
    case 'recoverable':
      return terms.now > at(end) + RECOVERY_MS + DAY_MS ? ['kept too long'] : [];
    case 'registering':
      return terms.isSettled ? ['waits'] : [];
    case 'registered':
    case 'renewing':
      return faultsOfHeld(domain, terms);
    default:
      return planGroup === null ? [] : ['included, and gone'];
  }
}

function faultsOfHeld({ state, registered_until: until }: Row, terms: PlanTerms): string[] {
  const { now, isSettled, paidUntil, held } = terms;
  // The plan is looked at once an hour, and this world has five moments a day.
  const isOverByNow = paidUntil === undefined ? isSettled : now > paidUntil + UNPAID_MS;
  const isShort = paidUntil !== undefined && at(until) < paidUntil && at(until) - now < PAID_AHEAD_MS;
  return [
    ...(isOverByNow ? ['without a plan'] : []),
    ...(isSettled && isShort ? ['not renewed'] : []),
    ...(state === 'registered' && held !== String(until).slice(0, 10) ? ['held otherwise'] : []),
  ];
}
