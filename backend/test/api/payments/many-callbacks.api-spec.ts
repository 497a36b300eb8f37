import '../../support/mid-month';
import { GatewayFactsService } from '../../../src/modules/payments/application/gateway-events/gateway-facts.service';
import type { Paid } from '../../../src/modules/payments/application/ports/payment-gateway';
import { BrokenInvariantsQuery } from '../../../src/modules/payments/infrastructure/broken-invariants.query';
import { money } from '../../../src/shared/domain/money';
import { type TestMember, TestServer } from '../../support/app';
import { buyerOf } from '../../support/buyer';
import { rounds } from '../../support/depth';
import { mandateMade, NEWEBPAY_SETTINGS } from '../../support/newebpay';

const PATH = '/api/v1/payments/newebpay/period';
const EZPAY_SETTINGS = {
  EZPAY_URL: 'http://127.0.0.1:9',
  EZPAY_MERCHANT_ID: '31234567',
  EZPAY_HASH_KEY: 'abcdefghijklmnopqrstuvwxyzabcdef',
  EZPAY_HASH_IV: '1234567891234567',
};
/** Of ten words five are notices, three are brought back by browsers, and two are answers to questions. */
const WAYS = [
  'notify',
  'notify',
  'notify',
  'notify',
  'notify',
  'return',
  'return',
  'return',
  'query',
  'query',
];
const AT_ONCE = rounds(100, 1_000);

describe.each(['SQLite', 'MariaDB'] as const)('many words of one payment at once, on %s', (engine) => {
  let server: TestServer;
  let member: TestMember;

  const { get, query, data } = buyerOf(() => ({ server, member }));
  const count = async (sql: string): Promise<number> => (await query(sql, [member.groupId])).length;
  const send = async (way: string, message: Readonly<Record<string, string>>): Promise<number> => {
    const body = new URLSearchParams(message);
    return (await server.ask(`${PATH}/${way}`, { method: 'POST', body })).status;
  };

  beforeAll(async () => {
    server = await TestServer.start(engine, { ...NEWEBPAY_SETTINGS, ...EZPAY_SETTINGS });
  });
  afterAll(() => server.stop());

  it(`have one effect: ${AT_ONCE} of a first charge`, async () => {
    for (let round = 0; round < rounds(1, 20); round += 1) {
      member = await server.member();
      const order = { featureName: 'initial', paymentType: 'newebPay' };
      const { externalId } = await data<{ externalId: string }>('/subscription/order', order);
      const [attempt] = await query(
        'SELECT a.number FROM payment_attempts a JOIN orders o ON o.id = a.order_id WHERE o.external_id = ?',
        [externalId],
      );
      const number = String(attempt?.['number']);
      const reference = `T${number}`;
      const message = mandateMade(number, 550, { TradeNo: reference });
      // What a question is answered knows no mandate; it is asked by another process.
      const found: Paid = {
        kind: 'paid',
        key: `newebPay:${reference}`,
        number,
        reference,
        amount: money(550, 'TWD'),
        at: null,
        card: null,
        mandate: null,
      };
      const facts = server.otherProcess.get(GatewayFactsService, { strict: false });
      const answers = await Promise.all(
        Array.from({ length: AT_ONCE }, async (_, index) => {
          const way = WAYS[index % WAYS.length] ?? 'notify';
          if (way !== 'query') return send(way, message);
          await facts.apply(found);
          return 200;
        }),
      );
      expect(new Set(answers)).toEqual(new Set([200, 303]));
      const ofGroup = (table: string) => `SELECT id FROM ${table} WHERE group_id = ?`;
      const ofOrders = (table: string) =>
        `SELECT t.id FROM ${table} t JOIN orders o ON o.id = t.order_id WHERE o.group_id = ?`;
      expect({
        subscriptions: await count(ofGroup('subscriptions')),
        periods: await count(ofOrders('subscription_periods')),
        grants: await count(ofGroup('plan_grants')),
        invoices: await count(ofGroup('invoices')),
        alerts: await count(ofGroup('payment_alerts')),
        bookings: await count(
          'SELECT DISTINCT e.booking FROM ledger_entries e JOIN orders o ON o.id = e.order_id WHERE o.group_id = ?',
        ),
      }).toEqual({ subscriptions: 1, periods: 1, grants: 1, invoices: 1, alerts: 0, bookings: 2 });
      const [mandate] = await query('SELECT reference FROM mandates WHERE number = ?', [number]);
      expect(mandate?.['reference']).toBe(`P${number}`);
      // Jobs that are done keep their names for a day.
      const [mails] = await query(
        "SELECT COUNT(*) AS many FROM jobs WHERE name = 'mail.send' AND id LIKE '%:payments:%'",
      );
      expect(Number(mails?.['many'])).toBe(round + 1);
    }
    const now = new Date();
    expect(await get(BrokenInvariantsQuery).find({ now, since: new Date(0) })).toEqual([]);
  });
});
