import '../../support/mid-month';
import { PaymentsPersonalData } from '../../../src/modules/payments/application/personal-data/payments-personal-data';
import { PurgeRecordsService } from '../../../src/modules/payments/application/personal-data/purge-records.service';
import { decrypt } from '../../../src/modules/payments/infrastructure/newebpay/newebpay-cipher';
import { UnitOfWork } from '../../../src/shared/database/unit-of-work';
import { Clock } from '../../../src/shared/domain/clock';
import { type TestMember, TestServer } from '../../support/app';
import { buyerOf, type StartedOrder } from '../../support/buyer';
import { mandateMade, NEWEBPAY_SETTINGS } from '../../support/newebpay';

const SHOP = { key: NEWEBPAY_SETTINGS.NEWEBPAY_HASH_KEY, iv: NEWEBPAY_SETTINGS.NEWEBPAY_HASH_IV };
const VOUCHERS = [
  ...['orders', 'payment_attempts', 'invoices', 'payment_events'],
  ...['subscriptions', 'subscription_periods', 'mandates'],
];
/** More than are deleted at once. */
const MANY = 450;

describe.each(['SQLite', 'MariaDB'] as const)('what the law asks to keep of payments, on %s', (engine) => {
  let server: TestServer;
  let member: TestMember;

  const { get, query, data } = buyerOf(() => ({ server, member }));
  /** The moment in Taipei at which that year, counted from this one, begins. */
  const newYear = (years: number, ms = 0): Date =>
    new Date(Date.parse(`${new Date().getFullYear() + years}-01-01T00:00:00+08:00`) + ms);
  const purgeAt = async (moment: Date, signal = new AbortController().signal): Promise<void> => {
    const clock = jest.spyOn(get(Clock), 'now').mockReturnValue(moment);
    await get(PurgeRecordsService).run(signal);
    clock.mockRestore();
  };
  const counts = async (tables: readonly string[]): Promise<number[]> => {
    const found: number[] = [];
    for (const table of tables) {
      const [row] = await query(`SELECT COUNT(*) AS many FROM ${table}`);
      found.push(Number(row?.['many']));
    }
    return found;
  };
  const buy = async (): Promise<void> => {
    const order = { featureName: 'initial', paymentType: 'newebPay' };
    const { data: form } = await data<StartedOrder<Record<string, string>>>('/subscription/order', order);
    const fields = new URLSearchParams(decrypt(form['PostData_'] ?? '', SHOP) ?? '');
    const notice = mandateMade(fields.get('MerOrderNo') ?? '', 550);
    const path = '/api/v1/payments/newebpay/period/notify';
    await server.ask(path, { method: 'POST', body: new URLSearchParams(notice) });
  };
  const leave = ({ userId, groupId }: TestMember): Promise<void> =>
    get(UnitOfWork).run(() => get(PaymentsPersonalData).erase({ userId, groupIds: [groupId], email: null }));

  beforeAll(async () => {
    server = await TestServer.start(engine, { ...NEWEBPAY_SETTINGS, ROLE: 'web' });
    member = await server.member();
  });
  afterAll(() => server.stop());

  it('goes when its years are over, however many there are, and not before', async () => {
    await buy();
    await leave(member);
    const insert = `INSERT INTO orders (external_id, group_id, payer_id, operation, target, item, cycle, currency,
       list_minor, discount_minor, waived_minor, total_minor, invoice, state, created_at, expires_at) VALUES `;
    const row =
      "(?, 1, 1, 'subscribe', 'premium_plan', 'initial', 'monthly', 'TWD', 1, 0, 0, 1, '', 'expired', ?, ?)";
    const unpaid = Array.from({ length: MANY }, (_, index) => [`OLD${index}`, new Date(), new Date()]);
    await query(insert + unpaid.map(() => row).join(', '), unpaid.flat());

    const kept = await counts(VOUCHERS);
    expect(kept.every((many) => many > 0)).toBe(true);
    const bookings = await counts(['ledger_entries']);
    await purgeAt(newYear(7, -1));
    expect(await counts(VOUCHERS)).toEqual(kept);
    await purgeAt(newYear(7), AbortSignal.abort());
    expect(await counts(VOUCHERS)).toEqual(kept);

    await purgeAt(newYear(7));
    expect(await counts(VOUCHERS)).toEqual(kept.map(() => 0));
    await purgeAt(newYear(12, -1));
    expect(await counts(['ledger_entries'])).toEqual(bookings);
    await purgeAt(newYear(12));
    expect(await counts(['ledger_entries'])).toEqual([0]);
  });

  it('stays of what goes on, and of what was booked later', async () => {
    member = await server.member();
    await buy();
    const [order] = await query('SELECT id FROM orders WHERE group_id = ?', [member.groupId]);
    await query("UPDATE ledger_entries SET booked_at = ? WHERE order_id = ? AND account = 'sales'", [
      newYear(1, 1),
      order?.['id'],
    ]);
    await purgeAt(newYear(7));
    expect(await counts(['orders', 'payment_attempts'])).toEqual([1, 1]);
    await purgeAt(newYear(8));
    expect(await counts(['orders', 'payment_attempts'])).toEqual([0, 0]);
    expect(await counts(['subscriptions', 'subscription_periods', 'mandates'])).toEqual([1, 1, 1]);
  });
});
