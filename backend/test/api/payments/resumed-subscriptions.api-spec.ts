import '../../support/mid-month';
import { PayersWhoLeaveService } from '../../../src/modules/payments/application/subscriptions/payers-who-leave.service';
import type { StartedPayment } from '../../../src/modules/payments/application/orders/start-payment.service';
import { UnitOfWork } from '../../../src/shared/database/unit-of-work';
import { ChangingShop } from '../../support/changing-shop';

const DAY = 86_400_000;
/** Of a mandate at newebPay. */
const TERMINATED = 3;

const codeOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'done',
    (error: unknown) => (error as { readonly code: string }).code,
  );

describe('resuming a cancelled subscription', () => {
  let shop: ChangingShop;

  beforeAll(async () => {
    shop = await ChangingShop.open();
  });
  beforeEach(() => shop.beginAgain());
  afterEach(async () => {
    expect(await shop.broken()).toEqual([]);
  });
  afterAll(() => shop.close());

  /** The state of the subscription, and of its mandates at their gateways. */
  const standing = async (): Promise<unknown[]> => {
    const { state } = await shop.subscription();
    return [state, ...(await shop.mandates()).map((mandate) => (mandate as unknown[])[1])];
  };
  const agree = async (started: StartedPayment | null): Promise<void> => {
    if (!started?.handOver) throw new Error('there is nothing to agree to');
    expect(started.order.total.minor).toBe(0);
    await shop.finish(started, 'pay');
  };
  const endAtNewebpay = (): void => {
    for (const mandate of shop.world.newebpay.state.mandates) {
      Object.assign(mandate, { status: TERMINATED, nextDate: '' });
    }
  };
  const endAtPayPal = (): void => {
    for (const subscription of shop.paypal.state.subscriptions) {
      Object.assign(subscription, { status: 'CANCELLED' });
    }
  };

  it.each([
    ['newebPay', 550, endAtNewebpay],
    ['paypal', 3_900, endAtPayPal],
  ] as const)(
    'asks for a new mandate at %s where the old one has ended, and charges by it when the period is over',
    async (paymentType, price, endThere) => {
      await shop.subscribe(paymentType);
      await shop.upkeep();
      await shop.pass(2 * DAY);
      await shop.cancel();
      endThere();
      await shop.pass(DAY);
      expect(await standing()).toEqual(['cancelled', 'terminated']);
      const started = await shop.resume();
      expect(await standing()).toEqual(['cancelled', 'terminated']);
      await agree(started);
      await shop.upkeep();
      expect(await standing()).toEqual(['active', 'terminated', 'live']);
      expect((await shop.subscription())['cancelled_at']).toBeNull();
      await shop.passPeriodEnd();
      await shop.pass(DAY);
      const paid = (await shop.paid()) as unknown[][];
      expect(paid.map(([operation, , , minor]) => [operation, minor])).toEqual([
        ['subscribe', price],
        ['card', 0],
        ['renew', price],
      ]);
    },
  );

  it('is undone, and not silently, when the gateway turns out to have ended the mandate', async () => {
    await shop.subscribe('newebPay');
    await shop.pass(2 * DAY);
    await shop.cancel();
    await shop.pass(DAY);
    endAtNewebpay();
    expect(await shop.resume()).toBeNull();
    await shop.pass(DAY);
    expect(await standing()).toEqual(['cancelled', 'terminated']);
    await agree(await shop.resume());
    expect(await standing()).toEqual(['active', 'terminated', 'live']);
  });

  it('needs another way to pay where nobody can agree without a payment', async () => {
    await shop.subscribe('linePay');
    await shop.cancel();
    await shop.app
      .get(UnitOfWork)
      .run(() => shop.app.get(PayersWhoLeaveService).leaveAll(shop.member.userId, []));
    expect(await codeOf(shop.resume())).toBe('payments.cannot-resume');
    await agree(await shop.resume('newebPay'));
    expect((await standing())[0]).toBe('active');
    expect((await shop.mandates()).at(-1)).toEqual(['newebPay', 'live', 550, 'monthly']);
  });

  it('does not follow from a card that was asked for before the cancellation', async () => {
    await shop.subscribe('newebPay');
    await shop.pass(2 * DAY);
    const card = await shop.changeCard();
    await shop.cancel();
    await shop.finish(card, 'pay');
    await shop.pass(DAY);
    expect((await standing())[0]).toBe('cancelled');
    expect(await shop.paid()).toHaveLength(1);
  });
});
