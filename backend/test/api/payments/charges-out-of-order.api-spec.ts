import '../../support/mid-month';
import { Mandates } from '../../../src/modules/payments/application/mandates.service';
import { type TestMember, TestServer } from '../../support/app';
import { buyerOf, type StartedOrder } from '../../support/buyer';
import { charged, mandateMade, NEWEBPAY_SETTINGS, orderIn } from '../../support/newebpay';

const NOTIFY = '/api/v1/payments/newebpay/period/notify';

/** Nothing answers at the gateway's address, so its messages are all that is known. */
describe.each(['SQLite', 'MariaDB'] as const)('charges that are reported out of order, on %s', (engine) => {
  let server: TestServer;
  let member: TestMember;

  const { get, query, data, attemptStates } = buyerOf(() => ({ server, member }));
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
    await get(Mandates).updateDue(new AbortController().signal);
    expect(await mandateOf(number)).toMatchObject({ state: 'terminated' });
  });

  it('one that names another payment of ours: nothing of that changes, and somebody is alerted', async () => {
    const [number, other] = [await start(), await start()];
    await notify(mandateMade(number, 550));
    const strange = charged(number, 2, 550, { OrderNo: other });
    expect([await notify(strange), await notify(strange)]).toEqual([200, 200]);
    const alerts = "SELECT details FROM payment_alerts WHERE kind = 'unknown-payment' ORDER BY id DESC";
    expect(String((await query(alerts))[0]?.['details'])).toContain(other);
  });
});
