import '../../support/mid-month';
import { MoneyCheck } from '../../../src/modules/payments/application/ledger/money-check';
import { BrokenInvariantsQuery } from '../../../src/modules/payments/infrastructure/broken-invariants.query';
import { UnitOfWork } from '../../../src/shared/database/unit-of-work';
import { Clock } from '../../../src/shared/domain/clock';
import { type TestMember, TestServer } from '../../support/app';
import { buyerOf, type StartedOrder } from '../../support/buyer';
import { charged, mandateMade, NEWEBPAY_SETTINGS, orderIn } from '../../support/newebpay';

const NOTIFY = '/api/v1/payments/newebpay/period/notify';
const DAY_MS = 24 * 3_600_000;
const I3 = 'I3 a paid order has not one payment of its amount';
const I5 = 'I5 a group has another plan than was granted';
const I6 = 'I6 a customer is owed something, and nobody knows';

describe.each(['SQLite', 'MariaDB'] as const)('rows that break a rule of money, on %s', (engine) => {
  let server: TestServer;
  let member: TestMember;

  const { get, query, data } = buyerOf(() => ({ server, member }));
  const notify = (message: { readonly Period: string }) =>
    server.ask(NOTIFY, { method: 'POST', body: new URLSearchParams(message) });
  const buy = async (): Promise<string> => {
    const { data: form } = await data<StartedOrder<Readonly<Record<string, string>>>>('/subscription/order', {
      featureName: 'initial',
      paymentType: 'newebPay',
    });
    const number = orderIn(form).get('MerOrderNo') ?? '';
    await notify(mandateMade(number, 550));
    return number;
  };
  const daysAgo = (days: number): Date => new Date(Date.now() - days * DAY_MS);
  const at = async (moment: Date, work: () => Promise<unknown>): Promise<void> => {
    const clock = jest.spyOn(get(Clock), 'now').mockReturnValue(moment);
    await work().finally(() => {
      clock.mockRestore();
    });
  };
  const check = () => get(MoneyCheck).check();
  const found = async (): Promise<unknown[]> => {
    const sql = "SELECT details FROM payment_alerts WHERE kind = 'broken-invariant' AND closed_at IS NULL";
    return (await query(sql)).map(({ details }) => JSON.parse(String(details)) as unknown);
  };
  const orders = () =>
    query('SELECT id, total_minor FROM orders WHERE group_id = ? ORDER BY id', [member.groupId]);
  const ofMine = 'order_id IN (SELECT id FROM orders WHERE group_id = ?)';

  beforeAll(async () => {
    server = await TestServer.start(engine, { ...NEWEBPAY_SETTINGS, ROLE: 'web' });
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    member = await server.member();
  });
  afterEach(async () => {
    await check();
    expect(await found()).toEqual([]);
  });

  it('are told until they are mended, also when they are found days after the payment', async () => {
    await buy();
    const [order] = await orders();
    const set = (minor: unknown) =>
      query('UPDATE orders SET total_minor = ? WHERE id = ?', [minor, order?.['id']]);
    await query('UPDATE orders SET paid_at = ? WHERE id = ?', [daysAgo(5), order?.['id']]);
    await set(1);
    await check();
    await at(daysAgo(-9), check);
    expect(await found()).toEqual([{ name: I3, id: Number(order?.['id']) }]);
    await set(order?.['total_minor']);
    await check();
    expect(await found()).toEqual([]);
  });

  it('are payments in another currency', async () => {
    await buy();
    const set = (currency: string) =>
      query(`UPDATE payment_attempts SET received_currency = ? WHERE ${ofMine}`, [currency, member.groupId]);
    await set('USD');
    await check();
    expect(await found()).toMatchObject([{ name: I3 }]);
    await set('TWD');
  });

  it('are plans that were not granted, and grants without their plan', async () => {
    await buy();
    const set = (plan: string) =>
      query('UPDATE user_groups SET plan = ? WHERE id = ?', [plan, member.groupId]);
    for (const plan of ['classic', 'free']) {
      await set(plan);
      await check();
      expect(await found()).toEqual([{ name: I5, id: member.groupId }]);
    }
    for (const plan of ['initialAddon', 'initial']) {
      await set(plan);
      await check();
      expect(await found()).toEqual([]);
    }
  });

  it('are no refunds that take their time, and are debts that nobody follows, however old', async () => {
    const number = await buy();
    await notify(charged(number, 2, 1));
    const setRefunds = (state: string) =>
      query(`UPDATE payment_refunds SET state = ? WHERE ${ofMine}`, [state, member.groupId]);
    const setBooked = (moment: Date) =>
      query(`UPDATE ledger_entries SET booked_at = ? WHERE ${ofMine}`, [moment, member.groupId]);
    await setBooked(daysAgo(9));
    await check();
    expect(await found()).toEqual([]);
    await setRefunds('done');
    await query('UPDATE payment_alerts SET closed_at = ? WHERE group_id = ?', [new Date(), member.groupId]);
    await query(
      `INSERT INTO payment_alerts (alert_key, kind, group_id, details, opened_at, closed_at) VALUES (?, 'closed', ?, '{}', ?, ?)`,
      [`closed:${number}`, member.groupId, daysAgo(9), new Date()],
    );
    await check();
    await at(daysAgo(-9), check);
    expect(await found()).toMatchObject([{ name: I6 }]);
    await setRefunds('wanted');
  });

  it('are looked for at one moment', async () => {
    const find = jest.spyOn(get(BrokenInvariantsQuery), 'find').mockImplementation(() => {
      expect(get(UnitOfWork).isRunning).toBe(true);
      return Promise.resolve([]);
    });
    await check();
    expect(find).toHaveBeenCalledTimes(1);
    find.mockRestore();
  });
});
