import '../../support/mid-month';
import { OrderPageService } from '../../../src/modules/payments/application/desk/order-page.service';
import { ChangeSubscriptionService } from '../../../src/modules/payments/application/subscriptions/change-subscription.service';
import { ChangeTermsService } from '../../../src/modules/payments/application/changes/change-terms.service';
import { GatewayFactsService } from '../../../src/modules/payments/application/gateway-events/gateway-facts.service';
import { OrderRefundsService } from '../../../src/modules/payments/application/desk/order-refunds.service';
import { PayersWhoLeaveService } from '../../../src/modules/payments/application/subscriptions/payers-who-leave.service';
import {
  type GatewayFact,
  PaymentGateways,
} from '../../../src/modules/payments/application/ports/payment-gateway';
import { PurchasesService } from '../../../src/modules/payments/application/orders/purchases.service';
import type { PaymentType } from '../../../src/modules/payments/domain/payment-type';
import { PLAN } from '../../../src/modules/payments/plans/domain/plan-target';
import { UnitOfWork } from '../../../src/shared/database/unit-of-work';
import type { Member } from '../../../src/shared/domain/actor';
import { money } from '../../../src/shared/domain/money';
import { ChangingShop } from '../../support/changing-shop';

const DAY = 86_400_000;
const LATER = 20 * DAY;
const ADDRESS = '10.0.0.1';
/** Of mandates at newebPay. */
const [TERMINATED, SUSPENDED] = [3, 5] as const;

const codeOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'done',
    (error: unknown) => (error as { readonly code: string }).code,
  );

describe('what was changed, when money goes back or people leave', () => {
  let shop: ChangingShop;

  beforeAll(async () => {
    shop = await ChangingShop.open();
  });
  beforeEach(() => shop.beginAgain());
  afterEach(async () => {
    expect(await shop.broken()).toEqual([]);
  });
  afterAll(() => shop.close());

  /** The newest paid order of that kind, and the payment that it was paid by. */
  const orderOf = async (operation: string): Promise<Record<'order' | 'number' | 'reference', string>> => {
    const rows = await shop.rows(
      `SELECT o.external_id, o.operation, a.number, a.reference FROM orders o
         JOIN payment_attempts a ON a.order_id = o.id AND a.state = 'settled'
        WHERE o.group_id = ? AND o.state = 'paid' ORDER BY o.id`,
    );
    const row = rows.filter((each) => each['operation'] === operation).at(-1);
    const [order, number, reference] = ['external_id', 'number', 'reference'].map((name) =>
      String(row?.[name]),
    );
    return { order: order ?? '', number: number ?? '', reference: reference ?? '' };
  };
  const refund = async (operation: string, minor?: number, endSubscription = false): Promise<void> => {
    const { order } = await orderOf(operation);
    const amount = minor === undefined ? undefined : money(minor, 'TWD');
    const step = { admin: shop.member, reason: 'the customer asked', address: ADDRESS };
    await shop.app.get(OrderRefundsService).want(order, { amount: () => amount, endSubscription }, step);
  };
  const apply = (fact: GatewayFact): Promise<void> => shop.app.get(GatewayFactsService).apply(fact);
  const reverse = ({ number, reference }: { readonly number: string; readonly reference: string }) =>
    apply({
      kind: 'moneyReturned',
      key: `returned:${reference}`,
      number,
      reference,
      refund: `R${reference}`,
      isReversal: true,
    });
  const preview = (item: string) =>
    shop.app.get(ChangeTermsService).preview(shop.member, PLAN, { item, cycle: 'monthly' });
  const linesOf = async (item: string): Promise<number[]> => {
    const { list, credit, total } = (await preview(item)).lines;
    return [list.minor, credit.minor, total.minor];
  };
  const standing = async (): Promise<unknown[]> => {
    const { state } = await shop.subscription();
    const rows = await shop.rows(
      `SELECT m.wanted FROM mandates m JOIN subscriptions s ON s.id = m.subscription_id
        WHERE s.group_id = ? ORDER BY m.id`,
    );
    return [state, ...rows.map(({ wanted }) => wanted)];
  };
  const alerts = async (): Promise<unknown[]> =>
    (await shop.rows('SELECT kind FROM payment_alerts WHERE group_id = ? ORDER BY id')).map(
      ({ kind }) => kind,
    );
  const mandatesThere = (): unknown[] => shop.world.newebpay.state.mandates.map(({ status }) => status);
  /** Another admin who may pay for the group. */
  const join = async (): Promise<Member> => {
    const other = await shop.app.member();
    const values = [shop.member.groupId, other.userId, shop.app.moment];
    await shop.app.query(
      'INSERT INTO memberships (group_id, user_id, level, joined_at) VALUES (?, ?, 2, ?)',
      values,
    );
    return { ...other, groupId: shop.member.groupId };
  };
  const leave = (member: Member): Promise<void> =>
    shop.app.get(UnitOfWork).run(() => shop.app.get(PayersWhoLeaveService).leaveAll(member.userId, []));
  const resume = () => shop.app.get(ChangeSubscriptionService).resume(shop.member, PLAN, ADDRESS);

  describe('the subscription ends with a refund, where that is wanted,', () => {
    it('of an upgrade', async () => {
      await shop.subscribe('newebPay');
      await shop.pass(LATER);
      await shop.changeAndPay('upgrade', { item: 'classic' });
      await refund('upgrade', undefined, true);
      expect(await standing()).toEqual(['ended', 'terminated', 'terminated']);
      await shop.pass(3 * DAY);
      expect(await shop.plan()).toBe('free');
      expect(shop.world.taken().map(({ amount, back }) => [amount, back])).toEqual([
        [550, 0],
        [477, 477],
      ]);
    });

    it('of what was overdue and paid with another card', async () => {
      await shop.subscribe('newebPay');
      shop.world.newebpay.faults.arm({ on: 'charge', kind: 'decline' });
      await shop.passPeriodEnd();
      await shop.finish(await shop.changeCard(), 'pay');
      await refund('card', undefined, true);
      expect(await standing()).toEqual(['ended', 'terminated', 'terminated']);
      await shop.pass(3 * DAY);
    });
  });

  it.each([['upgrade'], ['subscribe']])(
    'a chargeback of what was paid to %s ends the subscription',
    async (what) => {
      await shop.subscribe('paypal');
      await shop.pass(LATER);
      await shop.changeAndPay('upgrade', { item: 'classic' });
      await reverse(await orderOf(what));
      expect(await standing()).toEqual(['ended', 'terminated', 'terminated']);
      expect(await alerts()).toEqual(['reversed-payment']);
    },
  );

  it('a chargeback of the first charge after an agreement at PayPal ends the subscription', async () => {
    await shop.subscribe('paypal');
    await shop.pass(LATER);
    await shop.changeAndPay('degrade', { item: 'personal' });
    await shop.passPeriodEnd();
    // PayPal's first payment of a subscription has the number of the agreement.
    const [{ number }, { reference }] = [await orderOf('degrade'), await orderOf('renew')];
    await reverse({ number, reference });
    expect(await standing()).toEqual(['ended', 'terminated', 'terminated']);
    expect(await alerts()).toEqual(['reversed-payment']);
  });

  it('what a customer ends at PayPal before its first charge has been cancelled', async () => {
    await shop.subscribe('paypal');
    await shop.pass(LATER);
    await shop.changeAndPay('degrade', { item: 'personal' });
    const theirs = shop.paypal.state.subscriptions.at(-1);
    Object.assign(theirs ?? {}, { status: 'CANCELLED' });
    const meaning = await shop.app
      .get(PaymentGateways)
      .find('paypal')
      ?.interpret({
        key: 'WH-1',
        kind: 'BILLING.SUBSCRIPTION.CANCELLED',
        values: { id: theirs?.id ?? '' },
      });
    for (const fact of meaning && 'facts' in meaning ? meaning.facts : []) await apply(fact);
    expect(await standing()).toEqual(['cancelled', 'terminated', 'terminated']);
    await shop.passPeriodEnd();
    expect(await standing()).toEqual(['ended', 'terminated', 'terminated']);
  });

  it('a chargeback of a second payment, which had paid for nothing, leaves the plan', async () => {
    const offer = { types: ['linePay', 'newebPay'], currency: 'TWD' } as const;
    const by = (paymentType: PaymentType) => ({ paymentType, offered: offer.types });
    shop.member = await shop.app.member();
    shop.app.now = shop.world.clock.now();
    const purchases = shop.app.get(PurchasesService);
    const order = await purchases.quote(
      shop.member,
      { target: PLAN, item: 'initial', ...by('linePay') },
      offer,
    );
    // newebPay's comes second: LINE Pay's would not be taken.
    const started = offer.types.map((type) => purchases.start(shop.member, order.externalId, by(type)));
    for (const each of await Promise.all(started)) await shop.finish(each, 'pay');
    const sql = `SELECT a.number, a.reference FROM payment_refunds r JOIN payment_attempts a ON a.id = r.attempt_id
                  WHERE r.group_id = ?`;
    const [unused] = await shop.rows(sql);
    await reverse({ number: String(unused?.['number']), reference: String(unused?.['reference']) });
    expect(await standing()).toEqual(['active', 'live']);
    expect(await alerts()).toEqual(['unapplied-payment', 'reversed-payment']);
  });

  it.each<[string, number | undefined, number[]]>([
    ['all', undefined, [660, 0, 660]],
    ['half', 275, [660, 92, 568]],
  ])('money that went back is no credit: %s of what was paid', async (_, minor, lines) => {
    await shop.subscribe('newebPay');
    await shop.pass(LATER);
    expect(await linesOf('classic')).toEqual([660, 183, 477]);
    const begun = await shop.change('upgrade', { item: 'classic' });
    await refund('subscribe', minor);
    expect(await linesOf('classic')).toEqual(lines);
    // What was priced before is not sold for that any more.
    if (begun) await shop.finish(begun, 'pay');
    expect(await shop.plan()).toBe('initial');
    await shop.pass(3 * DAY);
    expect(shop.world.taken().map(({ amount, back }) => [amount, back])).toEqual([
      [550, minor ?? 550],
      [477, 477],
    ]);
  });

  it('what went back of an order takes off what is left of it alone', async () => {
    await shop.subscribe('newebPay');
    await shop.pass(LATER);
    await shop.changeAndPay('changePeriod', { cycle: 'yearly' });
    expect(await shop.subscription()).toMatchObject({ value_minor: 6_000 });
    await refund('subscribe');
    expect(await shop.subscription()).toMatchObject({ value_minor: 5_817 });
    await refund('changePeriod', 5_000);
    expect(await shop.subscription()).toMatchObject({ value_minor: 817 });
  });

  it('what went back of a period that is over changes no credit', async () => {
    await shop.subscribe('newebPay');
    await shop.passPeriodEnd();
    await refund('subscribe');
    expect(await shop.subscription()).toMatchObject({ value_minor: 550, value_from: '2026-12-01' });
    await refund('renew', 50);
    expect(await shop.subscription()).toMatchObject({ value_minor: 500 });
  });

  it('a card that was shown too late charges nobody', async () => {
    await shop.subscribe('newebPay');
    await shop.pass(DAY);
    const begun = await shop.changeCard();
    await shop.cancel();
    await shop.finish(begun, 'pay');
    expect(await standing()).toEqual(['cancelled', 'suspended']);
    await shop.pass(2 * DAY);
    expect(mandatesThere()).toEqual([SUSPENDED, TERMINATED]);
    expect(await alerts()).toEqual([]);
    await resume();
    await shop.passPeriodEnd();
    expect((await shop.paid()).at(-1)).toEqual(['renew', 'initial', 'monthly', 550]);
  });

  it('a charge that came some days early neither fails nor sells the days twice', async () => {
    await shop.subscribe('newebPay');
    const { number } = await orderOf('subscribe');
    await shop.pass(27 * DAY);
    await apply({
      kind: 'renewed',
      key: 'early',
      number: `${number}_2`,
      mandateNumber: number,
      reference: 'EARLY',
      amount: money(550, 'TWD'),
      at: new Date(shop.world.clock.now()),
      mandate: '',
    });
    expect(await shop.subscription()).toMatchObject({ period_number: 2, period_end: '2027-01-01' });
    expect(await linesOf('classic')).toEqual([1_980, 550, 1_430]);
    await shop.changeAndPay('upgrade', { item: 'classic' });
    expect(await shop.subscription()).toMatchObject({ item: 'classic', value_minor: 1_980 });
  });

  it('duplicate N050 with another amount: counts for nothing, and alerts', async () => {
    await shop.subscribe('newebPay');
    await shop.passPeriodEnd();
    const { number } = await orderOf('subscribe');
    await apply({
      kind: 'renewed',
      key: 'again',
      number: `${number}_2`,
      mandateNumber: number,
      reference: 'AGAIN',
      amount: money(1, 'TWD'),
      at: new Date(shop.world.clock.now()),
      mandate: '',
    });
    expect(await shop.paid()).toHaveLength(2);
    expect(await shop.subscription()).toMatchObject({ period_number: 2, value_minor: 550 });
    expect(
      await shop.app.query("SELECT kind FROM payment_alerts WHERE alert_key = 'stranger:again'"),
    ).toEqual([{ kind: 'unknown-payment' }]);
  });

  it('the day of the last charge of a card is counted from the day of the change', async () => {
    await shop.subscribe('newebPay');
    await shop.pass(LATER);
    await shop.changeAndPay('changePeriod', { cycle: 'yearly' });
    const sql = `SELECT last_charge_on FROM mandates WHERE wanted = 'live' AND subscription_id IN (
                   SELECT id FROM subscriptions WHERE group_id = ?)`;
    const first = await shop.rows(sql);
    // newebPay charges 99 times, the first of them on the day of the change.
    expect(first).toEqual([{ last_charge_on: '2124-11-21' }]);
    await shop.passPeriodEnd();
    expect(await shop.rows(sql)).toEqual(first);
  });

  it('another card is charged by months, too, where these were scheduled', async () => {
    await shop.subscribe('newebPay', { item: 'classic', cycle: 'yearly' });
    await shop.pass(LATER);
    await shop.change('degrade', { item: 'personal', cycle: 'monthly' });
    await shop.finish(await shop.changeCard(), 'pay');
    await shop.pass(40 * DAY);
    expect(await shop.paid()).toHaveLength(2);
    await shop.passPeriodEnd();
    await shop.passPeriodEnd();
    expect((await shop.paid()).slice(1)).toEqual([
      ['card', 'classic', 'yearly', 0],
      ['renew', 'personal', 'monthly', 299],
      ['renew', 'personal', 'monthly', 299],
    ]);
  });

  it.each<[PaymentType, number]>([
    ['newebPay', 299],
    ['paypal', 12_00],
  ])('months that were scheduled begin when they are overdue and paid by %s', async (way, price) => {
    await shop.subscribe(way, { item: 'classic', cycle: 'yearly' });
    await shop.pass(LATER);
    await shop.changeAndPay('degrade', { item: 'personal', cycle: 'monthly' });
    shop.world.newebpay.faults.arm({ on: 'charge', kind: 'decline' });
    shop.paypal.faults.arm({ on: 'charge', kind: 'decline' });
    await shop.passPeriodEnd();
    await shop.pass(2 * DAY);
    expect(await shop.subscription()).toMatchObject({ state: 'pastDue' });
    shop.paypal.faults.clear();
    await shop.finish(await shop.changeCard(way), 'pay');
    expect(await shop.subscription()).toMatchObject({ item: 'personal', period_end: '2027-12-01' });
    await shop.passPeriodEnd();
    await shop.pass(DAY);
    expect((await shop.paid()).slice(-2)).toEqual([
      ['card', 'personal', 'monthly', price],
      ['renew', 'personal', 'monthly', price],
    ]);
  });

  it('a year that was begun before midnight and paid after it is charged again on its own day', async () => {
    await shop.subscribe('newebPay');
    await shop.world.clock.advanceTo(Date.parse('2026-11-20T23:59:59.900+08:00'));
    const begun = await shop.change('changePeriod', { cycle: 'yearly' });
    await shop.world.clock.advance(100);
    if (begun) await shop.finish(begun, 'pay');
    expect(await shop.subscription()).toMatchObject({ period_end: '2027-11-21' });
    await shop.pass(2 * DAY);
    expect(shop.world.newebpay.state.mandates.at(-1)?.nextDate).toBe('2027-11-21');
  });

  it('a charge to the old card after another was shown goes back', async () => {
    await shop.subscribe('newebPay');
    await shop.pass(LATER);
    const { number } = await orderOf('subscribe');
    await shop.finish(await shop.changeCard(), 'pay');
    await shop.pass(7 * DAY);
    await apply({
      kind: 'renewed',
      key: 'old-card',
      number: `${number}_2`,
      mandateNumber: number,
      reference: 'OLDCARD',
      amount: money(550, 'TWD'),
      at: new Date(shop.world.clock.now()),
      mandate: '',
    });
    expect(await shop.subscription()).toMatchObject({ period_number: 1 });
    expect(await shop.rows('SELECT reason FROM payment_refunds WHERE group_id = ?')).toEqual([
      { reason: 'mandate-replaced' },
    ]);
  });

  describe('whoever has agreed last is charged, and nobody who has left:', () => {
    let first: Member;
    let second: Member;

    beforeEach(async () => {
      await shop.subscribe('newebPay');
      first = shop.member;
      second = await join();
    });

    it('the card of another admin', async () => {
      shop.member = second;
      await shop.finish(await shop.changeCard(), 'pay');
      await leave(first);
      expect(await standing()).toEqual(['active', 'terminated', 'live']);
      await leave(second);
      expect(await standing()).toEqual(['cancelled', 'terminated', 'terminated']);
    });

    it('not by others who go on with what they had cancelled', async () => {
      await shop.cancel();
      await leave(first);
      shop.member = second;
      expect(await codeOf(resume())).toBe('payments.cannot-resume');
      expect(await standing()).toEqual(['cancelled', 'terminated']);
    });

    it('with what was scheduled before', async () => {
      await shop.change('degrade', { item: 'personal' });
      await leave(first);
      shop.member = second;
      await shop.passPeriodEnd();
      expect(await shop.paid()).toHaveLength(1);
      expect(await standing()).toEqual(['ended', 'terminated']);
    });
  });

  it.each<[string, boolean]>([
    ['at once', false],
    ['after the gateway was told', true],
  ])(
    'months that are scheduled are not told early when a cancellation is undone %s',
    async (_, isNotified) => {
      await shop.subscribe('newebPay', { item: 'classic', cycle: 'yearly' });
      await shop.pass(LATER);
      await shop.change('degrade', { item: 'personal', cycle: 'monthly' });
      await shop.cancel();
      if (isNotified) await shop.pass(DAY);
      await resume();
      await shop.pass(2 * DAY);
      expect(await shop.mandates()).toEqual([['newebPay', 'live', 19_800, 'yearly']]);
      expect(await shop.paid()).toHaveLength(1);
      await shop.passPeriodEnd();
      expect((await shop.paid()).at(-1)).toEqual(['renew', 'personal', 'monthly', 299]);
    },
  );

  it('PayPal’s customers are asked, whatever way to pay a request names', async () => {
    await shop.subscribe('paypal');
    const other = shop.change('degrade', { item: 'personal' }, 'newebPay');
    expect(await codeOf(other)).toBe('payments.payment-type-not-offered');
    expect(await shop.subscription()).toMatchObject({ next_item: null });
  });

  it.each<[PaymentType]>([['newebPay'], ['linePay']])(
    'the desk shows what an upgrade by %s has changed, and all that charges for it',
    async (way) => {
      await shop.subscribe(way);
      await shop.pass(LATER);
      await shop.changeAndPay('upgrade', { item: 'classic' });
      const page = await shop.app.get(OrderPageService).pageOf((await orderOf('upgrade')).order);
      expect(page.bought?.subscription).toMatchObject({ item: 'classic' });
      expect(page.bought?.mandates).toHaveLength(2);
    },
  );

  it.each<[string, (upkeep: ChangingShop) => Promise<void>]>([
    ['cancelled', (each) => each.cancel()],
    ['changed', (each) => each.changeAndPay('upgrade', { item: 'classic' })],
  ])('a charge that nobody heard of, of a mandate that was %s, is found and goes back', async (_, end) => {
    await shop.subscribe('newebPay');
    // The gateway cannot be told in time, charges, and its notice is lost.
    await shop.world.clock.advanceTo(Date.parse('2026-11-30T23:00:00+08:00'));
    const { faults } = shop.world.newebpay;
    faults.arm({ on: 'alter-status', kind: 'server-error' });
    await end(shop);
    faults.arm({ on: 'notify', kind: 'drop' });
    await shop.pass(6 * 3_600_000);
    await shop.pass(6 * DAY);
    const lost = shop.world.taken().find(({ number }) => number.endsWith('_2'));
    expect(lost).toMatchObject({ amount: 550, back: 550 });
  });

  it.each<[string, number]>([
    ['heard of', 0],
    ['not heard of', 1],
  ])('a mandate without a name ends when a later charge names it, the one before %s', async (_, lost) => {
    await shop.subscribe('newebPay');
    // Its first money was found by asking, which does not name it.
    await shop.app.query('UPDATE mandates SET reference = NULL');
    const { faults } = shop.world.newebpay;
    faults.arm({ on: 'charge', kind: 'decline' });
    await shop.passPeriodEnd();
    await shop.pass(8 * DAY);
    expect(await standing()).toEqual(['ended', 'terminated']);
    // Meanwhile it is not tried any more to end it.
    await shop.pass(18 * DAY);
    if (lost > 0) faults.arm({ on: 'notify', kind: 'drop' });
    for (let month = 0; month < 3; month += 1) await shop.pass(31 * DAY);
    expect(mandatesThere()).toEqual([TERMINATED]);
    expect(shop.world.taken().map(({ amount, back }) => [amount, back])).toEqual([
      [550, 0],
      ...Array.from({ length: 1 + lost }, () => [550, 550]),
    ]);
  });
});
