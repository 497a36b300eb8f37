import '../../support/mid-month';
import { cyclesAfter } from '../../../src/modules/payments/domain/billing-calendar';
import { MandatesService } from '../../../src/modules/payments/application/subscriptions/mandates.service';
import { type TestMember, TestServer } from '../../support/app';
import { buyerOf, type StartedOrder } from '../../support/buyer';
import { charged, mandateMade, NEWEBPAY_SETTINGS, orderIn } from '../../support/newebpay';

const NOTIFY = '/api/v1/payments/newebpay/period/notify';

/** Nothing answers at the gateway's address, so its messages are all that is known. */
describe.each(['SQLite', 'MariaDB'] as const)('charges that are reported out of order, on %s', (engine) => {
  let server: TestServer;
  let member: TestMember;

  const { get, query, data, status, attemptStates } = buyerOf(() => ({ server, member }));
  const notify = async (message: { readonly Period: string }): Promise<number> =>
    (await server.ask(NOTIFY, { method: 'POST', body: new URLSearchParams(message) })).status;
  const start = async (): Promise<string> => {
    const body = { featureName: 'initial', paymentType: 'newebPay' };
    const { data: form } = await data<StartedOrder<Readonly<Record<string, string>>>>(
      '/subscription/order',
      body,
    );
    return orderIn(form).get('MerOrderNo') ?? '';
  };
  const mandateOf = async (number: string) =>
    (
      await query('SELECT state, wanted, subscription_id AS subscription FROM mandates WHERE number = ?', [
        number,
      ])
    )[0];
  const plan = async (): Promise<unknown> => (await data('/my/features'))['currentPlan'];

  beforeAll(async () => {
    server = await TestServer.start(engine, { ...NEWEBPAY_SETTINGS, ROLE: 'web' });
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    member = await server.member();
  });

  it('the second before the first: the mandate is taken over, and the second one goes back', async () => {
    const number = await start();
    const second = charged(number, 2, 550);
    const first = mandateMade(number, 550);
    expect(await notify(second)).toBe(200);
    expect(await mandateOf(number)).toEqual({ state: 'live', wanted: 'terminated', subscription: null });
    expect([await notify(first), await notify(first), await notify(second)]).toEqual([200, 200, 200]);
    expect([await plan(), await attemptStates()]).toEqual(['initial', ['settled', 'refund wanted']]);
    expect(await mandateOf(number)).toMatchObject({
      wanted: 'live',
      subscription: expect.anything() as unknown,
    });
  });

  it('the second before the first, which is of no use: all goes back, and the mandate ends', async () => {
    const number = await start();
    expect([await notify(charged(number, 2, 550)), await notify(mandateMade(number, 5))]).toEqual([200, 200]);
    expect([await plan(), await attemptStates()]).toEqual(['free', ['refund wanted', 'refund wanted']]);
    expect(await mandateOf(number)).toMatchObject({ wanted: 'terminated' });
  });

  it('the second before the first, and the mandate has ended meanwhile: the plan is there, and nothing charges', async () => {
    const number = await start();
    await notify(charged(number, 2, 550));
    await query("UPDATE mandates SET state = 'terminated', due_at = NULL WHERE number = ?", [number]);
    expect(await notify(mandateMade(number, 550))).toBe(200);
    expect([await plan(), await mandateOf(number)]).toMatchObject(['initial', { wanted: 'terminated' }]);
    await get(MandatesService).updateDue(new AbortController().signal);
    expect(await mandateOf(number)).toMatchObject({ state: 'terminated' });
  });

  it.each(['open', 'settled', 'its own'] as const)(
    'one that names another payment of ours, which is %s: nothing of that changes, and somebody is alerted once',
    async (kind) => {
      const number = await start();
      await notify(mandateMade(number, 550));
      const buyer = member;
      member = await server.member();
      const other = kind === 'its own' ? number : await start();
      if (kind === 'settled') await notify(mandateMade(other, 550));
      const rows = async () => [
        await query('SELECT * FROM payment_attempts WHERE number = ?', [other]),
        await query(
          'SELECT o.* FROM orders o JOIN payment_attempts a ON a.order_id = o.id WHERE a.number = ?',
          [other],
        ),
        await query('SELECT * FROM mandates WHERE number IN (?, ?) ORDER BY id', [number, other]),
      ];
      const before = await rows();
      const strange = charged(number, 2, 550, { OrderNo: other });
      expect([await notify(strange), await notify(strange)]).toEqual([200, 200]);
      expect(await rows()).toEqual(before);
      const sql = "SELECT details FROM payment_alerts WHERE kind = 'unknown-payment' AND details LIKE ?";
      expect(await query(sql, [`%"number":"${other}"%`])).toHaveLength(1);
      member = buyer;
      expect([await plan(), await attemptStates()]).toEqual(['initial', ['settled']]);
    },
  );

  it('one that says another count or next day than is due: it is used, and somebody is alerted of the difference', async () => {
    const number = await start();
    await notify(mandateMade(number, 550));
    // Periods are counted from the day of the first charge, which some months do not have.
    const [begun] = await query('SELECT anchor AS day FROM subscriptions WHERE group_id = ?', [
      member.groupId,
    ]);
    const [end = '', next = '', expectedOn = ''] = [1, 2, 3].map((times) =>
      cyclesAfter(String(begun?.['day']), 'monthly', times),
    );
    expect((await status())['paidUntil']).toBe(end);
    const differences = async () =>
      (
        await query("SELECT details FROM payment_alerts WHERE kind = 'charge-differs' AND group_id = ?", [
          member.groupId,
        ])
      ).map(({ details }) => JSON.parse(String(details)) as unknown);
    const good = { AuthDate: `${end} 02:10:00`, NextAuthDate: next, TotalTimes: '9' };
    expect(await notify(charged(number, 2, 550, good))).toBe(200);
    expect([(await status())['paidUntil'], await differences()]).toEqual([next, []]);
    const odd = { ...good, AuthDate: `${next} 02:10:00`, AlreadyTimes: '4', NextAuthDate: '2031-01-01' };
    expect(await notify(charged(number, 3, 550, odd))).toBe(200);
    expect((await status())['paidUntil']).toBe(expectedOn);
    expect(await differences()).toMatchObject([
      { number: `${number}_3`, charge: 4, expectedCharge: 3, nextOn: '2031-01-01', expectedOn },
    ]);
    expect(await notify(charged(number, 4, 550, { AlreadyTimes: 'four', NextAuthDate: 'soon' }))).toBe(400);
  });
});
