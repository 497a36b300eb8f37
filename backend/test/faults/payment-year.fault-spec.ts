import { ChargeDue } from '../../src/modules/payments/application/charge-due.service';
import { DueSubscriptions } from '../../src/modules/payments/application/due-subscriptions.service';
import { IssueInvoices } from '../../src/modules/payments/application/issue-invoices.service';
import { Mandates } from '../../src/modules/payments/application/mandates.service';
import { OpenAttempts } from '../../src/modules/payments/application/open-attempts.service';
import { Purchases } from '../../src/modules/payments/application/purchases.service';
import { ReceiveNotice } from '../../src/modules/payments/application/receive-notice.service';
import type { PaymentType } from '../../src/modules/payments/domain/payment-type';
import { PLAN } from '../../src/modules/payments/plans/domain/plan-target';
import { BrokenInvariantsQuery } from '../../src/modules/payments/infrastructure/broken-invariants.query';
import { PlanGrants } from '../../src/modules/billing';
import { Clock } from '../../src/shared/domain/clock';
import { rounds } from '../support/depth';
import { MoneyApp } from '../support/money-app';
import { disagreements } from '../support/payment-accounts';
import { monthsAfter, taipeiDay } from '../support/payment-model';
import { PaymentWorld } from '../support/payment-world';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const START = '2027-01-01T00:01:00+08:00';
const SUBSCRIPTIONS = rounds(40, 2_000);
const MONTHS = rounds(3, 13);
/** They begin on different days, up to the last of a month. */
const BEGINNINGS = 31;
const GATEWAYS: readonly PaymentType[] = ['newebPay', 'linePay'];
/** After midnight, when the gateway charges, and three times later that day. */
const LOOKS = [0, 3 * HOUR, 4 * HOUR, 12 * HOUR, 20 * HOUR];
const FAULT_RATE = 0.05;

/** What goes wrong, by the simulator and what it does. One in twenty of these. */
const FAULTS = {
  newebpay: [
    ['notify', ['drop', 'duplicate', 'reorder', 'late']],
    ['query', ['server-error', 'drop-answer', 'bad-signature']],
  ],
  linepay: [
    ['request', ['server-error', 'drop-answer']],
    ['preapproved-pay', ['drop-answer', 'drop-request', 'server-error']],
    ['details', ['server-error', 'drop-answer']],
  ],
  ezpay: [
    ['issue', ['drop-answer', 'drop-request', 'server-error', 'bad-signature']],
    ['search', ['server-error', 'drop-answer']],
  ],
} as const;

interface Bought {
  readonly number: string;
  readonly day: string;
}

describe('a simulated year', () => {
  let world: PaymentWorld;
  let app: MoneyApp;
  let faults = 0;
  const bought: Bought[] = [];

  const never = new AbortController().signal;
  const upkeep = async (): Promise<void> => {
    for (const each of [DueSubscriptions, ChargeDue, OpenAttempts, IssueInvoices, PlanGrants]) {
      await app.get<{ follow(signal: AbortSignal): Promise<void> }>(each).follow(never);
    }
    await app.get(Mandates).alignDue(never);
  };
  const chance = (): boolean => {
    faults += FAULT_RATE;
    if (faults < 1) return false;
    faults -= 1;
    return true;
  };
  let drawn = 0;
  /** One fault for twenty charges that are expected that day, one kind after the other. */
  const arm = (expected: number): void => {
    for (let charge = 0; charge < expected; charge += 1) {
      if (!chance()) continue;
      for (const name of ['newebpay', 'linepay', 'ezpay'] as const) {
        const kinds = FAULTS[name].flatMap(([on, each]) => each.map((kind) => ({ on, kind })));
        const fault = kinds[drawn % kinds.length];
        if (fault) world[name].faults.arm(fault);
      }
      drawn += 1;
    }
  };
  const buy = async (index: number): Promise<void> => {
    const member = await app.member();
    const type = GATEWAYS[index % GATEWAYS.length] ?? 'newebPay';
    const orders = app.get(Purchases);
    const purchase = { target: PLAN, item: 'initial', paymentType: type };
    const { externalId, id } = await orders.quote(member, purchase);
    // Who is told that the gateway does not answer tries again.
    const start = () => orders.start(member, externalId, type);
    const { handOver } = await start().catch(start);
    const back = await world.decide(handOver ?? { url: null, data: null }, 'pay');
    const [number, reference] = ['orderId', 'transactionId'].map(
      (name) => back?.searchParams.get(name) ?? '',
    );
    if (back) await app.get(ReceiveNotice).comeBackOf(type, number ?? '', reference ?? '');
    const rows = await app.query('SELECT number FROM payment_attempts WHERE order_id = ? ORDER BY id DESC', [
      id,
    ]);
    bought.push({ number: String(rows[0]?.['number']), day: taipeiDay(world.clock.now()) });
  };
  /** How often the mandate should have been charged by now. */
  const expectedOf = ({ day }: Bought): number => {
    let times = 1;
    while (monthsAfter(day, times) <= taipeiDay(world.clock.now())) times += 1;
    return times;
  };

  beforeAll(async () => {
    world = await PaymentWorld.open(START);
    app = await MoneyApp.start(world.variables);
    jest.spyOn(app.get(Clock), 'now').mockImplementation(() => new Date(world.clock.now()));
    world.takeNotice = (fields) => app.get(ReceiveNotice).receive('newebPay', fields);
  });
  afterAll(async () => {
    await app.stop();
    await world.close();
  });

  it(
    `charges ${SUBSCRIPTIONS} subscriptions for ${MONTHS} months, each once, and invoices each charge`,
    async () => {
      const start = world.clock.now();
      const days = Math.round(
        (Date.parse(`${monthsAfter('2027-01-31', MONTHS)}T00:01:00+08:00`) - start) / DAY,
      );
      for (let day = 0; day < days; day += 1) {
        arm(Math.ceil(SUBSCRIPTIONS / BEGINNINGS));
        for (const look of LOOKS) {
          await world.clock.advanceTo(start + day * DAY + look);
          if (look === 12 * HOUR && day < BEGINNINGS) {
            for (let index = day; index < SUBSCRIPTIONS; index += BEGINNINGS) await buy(index);
          }
          await upkeep();
        }
        const now = new Date(world.clock.now());
        const since = new Date(now.getTime() - 2 * DAY);
        expect([day, await app.get(BrokenInvariantsQuery).find({ now, since })]).toEqual([day, []]);
      }
      // What went wrong on the last days is tried again.
      for (const simulator of [world.newebpay, world.linepay, world.ezpay]) simulator.faults.clear();
      for (let look = 0; look < 10; look += 1) {
        await world.clock.advance(HOUR);
        await upkeep();
      }
      const charges = new Map<string, number>();
      for (const { number } of world.taken()) {
        const mandate = number.replace(/_\d+$/, '');
        charges.set(mandate, (charges.get(mandate) ?? 0) + 1);
      }
      const wrong = bought.filter((each) => charges.get(each.number) !== expectedOf(each));
      expect([wrong, bought.length]).toEqual([[], SUBSCRIPTIONS]);
      expect(await disagreements(world, (sql) => app.query(sql))).toEqual([]);
      const now = new Date(world.clock.now());
      expect(await app.get(BrokenInvariantsQuery).find({ now, since: new Date(0) })).toEqual([]);
    },
    rounds(180_000, 1_800_000),
  );
});
