import '../../support/mid-month';
import { DataSource } from 'typeorm';
import { type TestMember, TestServer } from '../../support/app';
import { buyerOf } from '../../support/buyer';
import { mandateMade, NEWEBPAY_SETTINGS } from '../../support/newebpay';
import { transactionsOf } from '../../support/statements';

const NOTIFY = '/api/v1/payments/newebpay/period/notify';
/** Besides those that begin and end it: each is a round trip to the server. One asks whether the group has webhooks, one whether the mandate is known. */
const MAX_STATEMENTS = 20;

describe('the transaction that settles a payment, on MariaDB', () => {
  let server: TestServer;
  let member: TestMember;

  const { get, query, data } = buyerOf(() => ({ server, member }));

  beforeAll(async () => {
    server = await TestServer.start('MariaDB', NEWEBPAY_SETTINGS);
    member = await server.member();
  });
  afterAll(() => server.stop());

  it(`has at most ${MAX_STATEMENTS} statements`, async () => {
    const order = { featureName: 'initial', paymentType: 'newebPay' };
    const { externalId } = await data<{ externalId: string }>('/subscription/order', order);
    const [attempt] = await query(
      'SELECT a.number FROM payment_attempts a JOIN orders o ON o.id = a.order_id WHERE o.external_id = ?',
      [externalId],
    );
    const body = new URLSearchParams(mandateMade(String(attempt?.['number']), 550));
    const transactions = await transactionsOf(get(DataSource), () =>
      server.ask(NOTIFY, { method: 'POST', body }),
    );
    const settling = transactions.find(([, first]) => first?.startsWith('INSERT INTO payment_events'));
    const statements = settling?.slice(1, -1) ?? [];
    expect([settling?.at(-1), statements.some((sql) => sql.includes('ledger_entries'))]).toEqual([
      'COMMIT',
      true,
    ]);
    expect(statements.length).toBeLessThanOrEqual(MAX_STATEMENTS);
  });
});
