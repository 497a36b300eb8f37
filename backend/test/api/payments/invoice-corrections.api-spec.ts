import '../../support/mid-month';
import { randomUUID } from 'node:crypto';
import { InvoiceProviders } from '../../../src/modules/payments/application/ports/invoice-provider';
import { BrokenInvariantsQuery } from '../../../src/modules/payments/infrastructure/broken-invariants.query';
import { SITE_ADMIN, type TestMember } from '../../support/app';
import { billingDeskOf } from '../../support/billing-desk';
import { buyerOf } from '../../support/buyer';
import { type InvoiceShop, openInvoiceShop } from '../../support/invoices';

type Fields = Readonly<Record<string, unknown>>;

const PERSON = { type: 'duplicate', name: '王小明', email: 'buyer@example.com', phone: { area: '02' } };
const COMPANY = { ...PERSON, type: 'triplicate', name: '好公司', taxId: '04595257' };
/** Well-formed, and the simulator says that it does not exist. */
const NOBODYS = { type: 'einvoice', einvoice: '/0000000' };
const CARRIER = { type: 'einvoice', einvoice: '/ABC+123' };
const RETRY = { action: 'retry', reason: 'Mended' };

describe.each(['SQLite', 'MariaDB'] as const)(
  'the invoice that was refused, at the desk, on %s',
  (engine) => {
    let shop: InvoiceShop;
    let admin: TestMember;
    let member: TestMember;

    const { get, query, data } = buyerOf(() => ({ server: shop.server, member }));
    const { buy, call, refusal, see } = billingDeskOf(() => ({ server: shop.server, admin }));
    const stored = async () =>
      (await query('SELECT * FROM invoices WHERE group_id = ?', [member.groupId]))[0] ?? {};
    const open = async (): Promise<unknown[]> => {
      const sql = 'SELECT kind FROM payment_alerts WHERE group_id = ? AND closed_at IS NULL';
      return (await query(sql, [member.groupId])).map(({ kind }) => kind);
    };
    const settings = async (): Promise<unknown> => (await data('/subscription/status'))['invoice'];
    const issued = async () => shop.issued((await stored())['number']).map(({ fields }) => fields);
    /** Bought with these settings, and refused with that code. */
    const refused = async (invoice: object, code = 'INV10013'): Promise<string> => {
      await data('/subscription/invoice', invoice, 'PUT');
      const { externalId } = await buy(member);
      shop.simulator.faults.arm({ on: 'issue', kind: 'code', value: code });
      await shop.follow();
      expect([(await stored())['state'], await open()]).toEqual(['stuck', ['invoice-stuck']]);
      return `/orders/${externalId}`;
    };
    const correct = (order: string, invoice: object, reason = 'The buyer wrote') =>
      refusal(`${order}/invoice/buyer`, { invoice, reason }, 'PUT');
    /** The job has read the buyer, and asks whether the carrier exists while a site admin corrects it. */
    const correctedWhileAsked = async (exists: boolean): Promise<string> => {
      await data('/subscription/invoice', CARRIER, 'PUT');
      const { externalId } = await buy(member);
      const { provider } = get(InvoiceProviders);
      if (!provider) throw new Error('there is no provider');
      const asking = jest.spyOn(provider, 'isRegistered').mockImplementationOnce(async () => {
        expect(await correct(`/orders/${externalId}`, PERSON)).toEqual([200, undefined]);
        return exists;
      });
      await shop.follow();
      asking.mockRestore();
      return externalId;
    };

    beforeAll(async () => {
      shop = await openInvoiceShop(engine);
      admin = await shop.server.member({ email: SITE_ADMIN });
    });
    afterAll(() => shop.close());
    beforeEach(async () => {
      member = await shop.server.member({ email: `${randomUUID()}@example.com` });
      shop.simulator.faults.clear();
      await query('UPDATE invoices SET due_at = NULL');
    });
    afterEach(async () => {
      expect(await get(BrokenInvariantsQuery).find({ now: new Date(), since: new Date(0) })).toEqual([]);
    });

    it('is corrected with a reason, tried again, and issued with what is right', async () => {
      const order = await refused(COMPANY);
      expect((await see<Fields>(order))['buyer']).toMatchObject({ taxId: '04595257', name: '好公司' });
      const right = { ...COMPANY, name: '好公司有限公司', taxId: '12345670' };
      expect(await correct(order, right)).toEqual([200, undefined]);
      expect(await open()).toEqual([]);
      await shop.follow();
      expect([(await stored())['state'], await issued()]).toMatchObject([
        'issued',
        [{ BuyerUBN: '12345670', BuyerName: '好公司有限公司' }],
      ]);
      // The next one of the group would have failed in the same way.
      expect(await settings()).toMatchObject({ taxId: '12345670' });
      const { timeline, buyer } = await see<{ timeline: Fields[]; buyer: unknown }>(order);
      expect(buyer).toBeNull();
      expect(timeline.find(({ kind }) => kind === 'action')).toMatchObject({
        by: SITE_ADMIN,
        details: { action: 'payments.invoice-corrected', reason: 'The buyer wrote', changed: 'name, taxId' },
      });
      expect(JSON.stringify(timeline)).not.toContain('12345670');
    });

    it('leaves alone what the group has chosen meanwhile', async () => {
      const order = await refused(PERSON);
      await data('/subscription/invoice', { type: 'welfare', welfareCode: '919' }, 'PUT');
      expect(await correct(order, CARRIER)).toEqual([200, undefined]);
      await shop.follow();
      expect(await issued()).toMatchObject([{ CarrierNum: '/ABC+123' }]);
      expect(await settings()).toMatchObject({ type: 'welfare', welfareCode: '919' });
    });

    it('is tried again alone, with what it has', async () => {
      const order = await refused(PERSON);
      expect(await refusal(`${order}/invoice`, RETRY)).toEqual([200, undefined]);
      await shop.follow();
      expect([(await stored())['state'], await issued()]).toMatchObject([
        'issued',
        [{ BuyerName: '王小明' }],
      ]);
    });

    it('was for a carrier that nobody has, which is not taken again', async () => {
      shop.simulator.faults.arm({ on: 'check-barcode', kind: 'ministry-away' });
      await data('/subscription/invoice', NOBODYS, 'PUT');
      const { externalId } = await buy(member);
      await shop.follow();
      expect(await stored()).toMatchObject({ state: 'stuck', reason: 'unknown-carrier' });
      const order = `/orders/${externalId}`;
      expect(await correct(order, NOBODYS)).toEqual([400, 'payments.invoice-carrier-unknown']);
      expect((await stored())['state']).toBe('stuck');
      expect(await correct(order, CARRIER)).toEqual([200, undefined]);
      await shop.follow();
      expect(await issued()).toMatchObject([{ CarrierNum: '/ABC+123' }]);
    });

    it('names what is wrong with a correction, and stays as it was', async () => {
      const order = await refused(PERSON);
      expect(await correct(order, { ...COMPANY, taxId: '12345678' })).toEqual([
        400,
        'payments.invoice-tax-id',
      ]);
      expect(await correct(order, { ...PERSON, name: 'A|B' })).toEqual([400, 'payments.invoice-name']);
      expect((await correct(order, CARRIER, 'no'))[0]).toBe(400);
      expect((await refusal(`${order}/invoice/buyer`, { reason: 'Nothing' }, 'PUT'))[0]).toBe(400);
      expect(await correct('/orders/NONE', CARRIER)).toEqual([404, 'payments.order-does-not-exist']);
      expect([(await stored())['state'], await open()]).toEqual(['stuck', ['invoice-stuck']]);
    });

    it('is for site admins alone', async () => {
      const order = await refused(PERSON);
      const body = { invoice: CARRIER, reason: 'I would like' };
      const path = `/admin/billing${order}/invoice`;
      expect((await member.call(`${path}/buyer`, { method: 'PUT', body })).status).toBe(403);
      expect((await member.call(path, { method: 'POST', body: RETRY })).status).toBe(403);
      expect((await stored())['state']).toBe('stuck');
    });

    it('takes neither when it is issued, when it is being sent, or when its money went back', async () => {
      const order = await refused(PERSON);
      await call(`${order}/invoice`, RETRY);
      shop.simulator.faults.arm({ on: 'issue', kind: 'drop-answer' });
      await shop.follow();
      // It is unknown what came of it: other bytes would make another invoice, or none.
      expect((await stored())['state']).toBe('requested');
      expect(await correct(order, CARRIER)).toEqual([409, 'payments.invoice-not-waiting']);
      await call(`${order}/invoice`, RETRY);
      await shop.follow();
      expect((await stored())['state']).toBe('issued');
      expect(await correct(order, CARRIER)).toEqual([409, 'payments.invoice-not-waiting']);
      expect(await refusal(`${order}/invoice`, RETRY)).toEqual([409, 'payments.invoice-not-waiting']);
      expect(await issued()).toHaveLength(1);
    });

    it('is never issued with the old buyer while it is being corrected', async () => {
      const externalId = await correctedWhileAsked(true);
      expect([(await stored())['state'], await issued()]).toEqual(['wanted', []]);
      await call(`/orders/${externalId}/invoice`, RETRY);
      await shop.follow();
      expect([(await stored())['state'], await issued()]).toMatchObject([
        'issued',
        [{ BuyerName: '王小明', CarrierNum: 'buyer@example.com' }],
      ]);
    });

    it('is not stopped for a carrier that was corrected meanwhile', async () => {
      await correctedWhileAsked(false);
      expect([(await stored())['state'], await open()]).toEqual(['wanted', []]);
      await shop.follow();
      expect([(await stored())['state'], await issued()]).toMatchObject([
        'issued',
        [{ BuyerName: '王小明' }],
      ]);
    });

    it('is issued once, as the one says who comes first, when many correct it while jobs work', async () => {
      const order = await refused(PERSON);
      const names = ['甲', '乙', '丙', '丁'];
      const answers = await Promise.all([
        ...names.map((name) => correct(order, { ...PERSON, name })),
        shop.follow().then(() => null),
        refusal(`${order}/invoice`, RETRY),
        shop.follow().then(() => null),
      ]);
      for (const answer of answers) expect([200, 409]).toContain(answer?.[0] ?? 200);
      await call(`${order}/invoice`, RETRY);
      await shop.follow();
      const [one, ...others] = await issued();
      expect([(await stored())['state'], others]).toEqual(['issued', []]);
      expect(['王小明', ...names]).toContain(one?.['BuyerName']);
      const { buyer } = await data(`/subscription/order/${order.slice('/orders/'.length)}`);
      expect(buyer).toMatchObject({ name: one?.['BuyerName'] });
    });
  },
);
