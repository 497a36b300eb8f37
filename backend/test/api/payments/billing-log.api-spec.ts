import { UnitOfWork } from '../../../src/shared/database/unit-of-work';
import { type TestMember, TestServer } from '../../support/app';
import { enginesFor } from '../../support/deployments';

interface Log {
  readonly data: {
    readonly payments: readonly { readonly externalId: string }[];
    readonly start: string | null;
  };
}

const MOMENT = new Date('2026-11-01T02:03:04Z');
const PER_PAGE = 20;

describe.each(enginesFor(7))('the list of payments, on %s', (engine) => {
  let server: TestServer;
  let member: TestMember;

  const query = (sql: string, values: readonly unknown[]): Promise<unknown> =>
    server.web.app.get(UnitOfWork, { strict: false }).manager.query(sql, [...values]);
  const pay = async (count: number): Promise<void> => {
    for (let index = 0; index < count; index += 1) {
      await query(
        `INSERT INTO orders (external_id, group_id, payer_id, operation, target, item, cycle, currency, list_minor,
           discount_minor, waived_minor, total_minor, invoice, state, created_at, expires_at, paid_at)
         VALUES (?, ?, ?, 'renew', 'premium_plan', 'initial', 'monthly', 'USD', 3900, 0, 0, 3900, '', 'paid', ?, ?, ?)`,
        [`LOG${member.groupId}-${index}`, member.groupId, member.userId, MOMENT, MOMENT, MOMENT],
      );
    }
  };
  const page = async (start: string | null) => {
    const { body } = await member.call<Log>(
      `/subscription/billing/log${start === null ? '' : `?start=${start}`}`,
    );
    return body.data;
  };

  beforeAll(async () => {
    server = await TestServer.shared(engine);
  });
  beforeEach(async () => {
    member = await server.member();
  });
  // They were not paid.
  afterEach(() => query('DELETE FROM orders WHERE group_id = ?', [member.groupId]));

  it.each([
    [PER_PAGE - 1, [PER_PAGE - 1]],
    [PER_PAGE, [PER_PAGE]],
    [PER_PAGE + 1, [PER_PAGE, 1]],
  ])('of %d names a further page only where there is one', async (count, lengths) => {
    await pay(count);
    const found: string[][] = [];
    let start: string | null = null;
    do {
      const { payments, start: next }: Log['data'] = await page(start);
      found.push(payments.map(({ externalId }) => externalId));
      start = next;
    } while (start !== null);
    expect(found.map(({ length }) => length)).toEqual(lengths);
    const newestFirst = Array.from(
      { length: count },
      (_, index) => `LOG${member.groupId}-${count - 1 - index}`,
    );
    expect(found.flat()).toEqual(newestFirst);
  });

  it('of a year, or of what was refunded, leaves the others out', async () => {
    await pay(3);
    const payAt = (at: string, index: number): Promise<unknown> =>
      query('UPDATE orders SET paid_at = ? WHERE external_id = ?', [
        new Date(at),
        `LOG${member.groupId}-${index}`,
      ]);
    await payAt('2027-01-01T00:00:00+08:00', 1);
    await payAt('2026-12-31T23:59:59.999+08:00', 2);
    await query(
      `INSERT INTO payment_refunds (number, order_id, attempt_id, group_id, amount_minor, currency, cause, reason, state, created_at)
       SELECT external_id, id, 0, group_id, 1, 'USD', 'granted', '', 'done', created_at FROM orders WHERE external_id = ?`,
      [`LOG${member.groupId}-0`],
    );
    const indexes = async (filter: string): Promise<number[]> => {
      const { body } = await member.call<Log>(`/subscription/billing/log?${filter}`);
      return body.data.payments.map(({ externalId }) => Number(externalId.split('-')[1]));
    };
    expect(await indexes('year=2027')).toEqual([1]);
    expect(await indexes('year=2026')).toEqual([2, 0]);
    expect(await indexes('refunded=true')).toEqual([0]);
    expect(await indexes('refunded=true&year=2027')).toEqual([]);
    expect(await indexes('refunded=false')).toEqual([2, 1, 0]);
    await query('DELETE FROM payment_refunds WHERE group_id = ?', [member.groupId]);
  });

  it.each([
    ['year', '26'],
    ['year', 'last'],
    ['refunded', 'perhaps'],
  ])('refuses %s=%s by name', async (field, value) => {
    const answer = await member.call(`/subscription/billing/log?${field}=${value}`);
    expect(answer).toMatchObject({ status: 400, body: { error: { fields: [{ field }] } } });
  });

  it('begins nowhere but where a page said', async () => {
    const answer = await member.call('/subscription/billing/log?start=newest');
    expect(answer).toMatchObject({ status: 400, body: { error: { fields: [{ field: 'start' }] } } });
  });
});
