import { DateTime } from 'luxon';
import type { Row } from './buyer';
import { Died, type MortalShop, type ShopCrashPoint } from './mortal-shop';
import type { PaymentWorld, WayToPay } from './payment-world';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Everything that is tried again has been tried by then: notices, questions, mandates, refunds, invoices. */
const RECOVERY = [MINUTE, 5 * MINUTE, 40 * MINUTE, 30 * MINUTE, 7 * HOUR, 7 * HOUR, DAY, DAY, DAY];
const TAIPEI = 'Asia/Taipei';

export type MortalGateway = 'newebPay' | 'linePay';
type Thing =
  'orders' | 'invoices' | 'subscriptions' | 'payment_refunds' | 'invoice_allowances' | 'bought_domains';

/** One buyer, from order to order, at a shop that dies and comes back. */
export class CrashScene {
  private member!: { readonly groupId: number };

  constructor(
    private readonly shop: MortalShop,
    readonly world: PaymentWorld,
    readonly gateway: MortalGateway,
  ) {}

  async enter(): Promise<void> {
    this.member = await this.shop.ask('member');
  }

  buy(item = 'initial', kind: { readonly target?: string; readonly cycle?: string } = {}): Promise<WayToPay> {
    const { member, gateway: paymentType } = this;
    return this.shop.ask<WayToPay>('buy', { member, paymentType, item, ...kind });
  }

  /** Reserves a domain, and pays for a year of it. */
  async subscribeToDomain(host: string): Promise<void> {
    await this.shop.ask('reserve', { member: this.member, host });
    await this.pay(await this.buy(host, { target: 'domain', cycle: 'yearly' }));
  }

  /** To a bigger plan, which is paid for next. */
  upgrade(): Promise<WayToPay> {
    return this.shop.ask<WayToPay>('upgrade', this.choice('classic'));
  }

  /** To a smaller plan at the end of the period. */
  degrade(): Promise<unknown> {
    return this.shop.ask('degrade', this.choice('personal'));
  }

  changeCard(): Promise<WayToPay> {
    return this.shop.ask<WayToPay>('changeCard', this.choice('initial'));
  }

  /** Until the shop has heard of it, by whatever way the gateway has. */
  async pay(way: WayToPay): Promise<void> {
    const back = await this.world.decide(way, 'pay');
    if (this.gateway === 'newebPay') return;
    const [number, reference] = ['orderId', 'transactionId'].map((name) => back?.searchParams.get(name));
    await this.shop.ask('comeBack', { number, reference });
  }

  /** The bank says no. */
  async decline(way: WayToPay): Promise<void> {
    if (this.gateway === 'linePay') this.world.linepay.faults.arm({ on: 'confirm', kind: 'decline' });
    else this.world.newebpay.faults.arm({ on: 'payment', kind: 'decline' });
    await this.pay(way);
  }

  async subscribe(): Promise<void> {
    await this.pay(await this.buy());
  }

  change(command: 'cancel' | 'resume'): Promise<unknown> {
    return this.shop.ask(command, { member: this.member });
  }

  /** As those who run the site decide it; null: all that is left. */
  giveBack(amount: number | null = null): Promise<unknown> {
    return this.shop.ask('refund', { member: this.member, amount });
  }

  upkeep(): Promise<unknown> {
    return this.shop.ask('upkeep');
  }

  async later(ms: number): Promise<void> {
    await this.world.clock.advance(ms);
    await this.upkeep();
  }

  /** Until money has gone back, also where the bank collects in the evening, and its invoice was taken back on the next day. */
  async passRefund(): Promise<void> {
    for (const ms of [0, 7 * HOUR, 7 * HOUR, DAY, DAY, DAY]) await this.later(ms);
  }

  async recover(): Promise<void> {
    for (const ms of RECOVERY) await this.later(ms);
    await this.upkeep();
  }

  /** A minute past midnight of the day on which the paid period is over. */
  async goToPeriodEnd(): Promise<void> {
    const [row] = await this.query(
      'SELECT period_end FROM subscriptions WHERE group_id = ? AND live_key IS NOT NULL',
    );
    await this.world.clock.advanceTo(Date.parse(`${String(row?.['period_end'])}T00:01:00+08:00`));
  }

  /** The last day of two months whose invoices are declared together: two weeks later none of them can be voided. */
  async goToEndOfDeclaration(): Promise<void> {
    const next = DateTime.fromMillis(this.world.clock.now(), { zone: TAIPEI })
      .startOf('month')
      .plus({ months: 1 });
    const last = next
      .plus({ months: next.month % 2 })
      .endOf('month')
      .startOf('day')
      .plus({ hours: 10 });
    await this.world.clock.advanceTo(last.toMillis());
  }

  /** The gateway's charge, or ours. */
  async renew(): Promise<void> {
    if (this.gateway === 'newebPay') await this.world.clock.advance(3 * HOUR);
    else await this.upkeep();
  }

  /** The process must die of it, and comes back. */
  async dies(at: ShopCrashPoint, work: () => Promise<unknown>): Promise<void> {
    const before = this.shop.deaths;
    this.shop.crashAt = at;
    try {
      await work();
    } catch (error) {
      if (!(error instanceof Died)) throw error;
    }
    expect([at, this.shop.deaths - before]).toEqual([at, 1]);
    await this.shop.rise();
  }

  /** What the group pays for, and what for next. */
  async expectItems(items: readonly (string | null)[]): Promise<void> {
    const [row] = await this.query(
      'SELECT item, next_item FROM subscriptions WHERE group_id = ? AND live_key IS NOT NULL',
    );
    expect([row?.['item'], row?.['next_item']]).toEqual(items);
  }

  /** What has become of the buyer's, oldest first. */
  async expectStates(thing: Thing, states: readonly string[]): Promise<void> {
    const rows = await this.query(`SELECT state FROM ${thing} WHERE group_id = ? ORDER BY id`);
    expect([thing, rows.map(({ state }) => state)]).toEqual([thing, states]);
  }

  private choice(plan: string) {
    return { member: this.member, paymentType: this.gateway, plan };
  }

  private query(sql: string): Promise<Row[]> {
    return this.shop.ask<Row[]>('query', { sql, values: [this.member.groupId] });
  }
}
