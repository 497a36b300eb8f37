import { money } from '../../../shared/domain/money';
import { Order } from './order.entity';

const START = new Date('2026-11-23T00:00:00Z');
const after = (minutes: number): Date => new Date(START.getTime() + minutes * 60_000);
const NOT_OPEN = expect.objectContaining({ code: 'payments.order-not-open' }) as Error;
const TWD = (minor: number) => money(minor, 'TWD');

const build = (): Order =>
  new Order({
    externalId: 'ABC',
    groupId: 7,
    payerId: 1,
    operation: 'subscribe',
    target: 'premium_plan',
    item: 'initial',
    cycle: 'monthly',
    lines: { list: TWD(550), discount: TWD(0), waived: TWD(0), total: TWD(550) },
    couponId: null,
    invoice: '',
    createdAt: START,
  });

describe('an order', () => {
  it('can be started for a quarter of an hour, and paid for an hour', () => {
    const order = build();
    order.start('newebPay', after(14));
    expect([order.state, order.expiresAt]).toEqual(['pending', after(74)]);
    order.start('newebPay', after(73));
    expect(order.expiresAt).toEqual(after(74));
    expect(() => order.start('newebPay', after(74))).toThrow(NOT_OPEN);
    expect(() => build().start('newebPay', after(15))).toThrow(NOT_OPEN);
  });

  it.each<[string, (order: Order) => void]>([
    ['failed', (order) => order.fail('PER10034')],
    ['expired', (order) => order.expire()],
    ['cancelled', (order) => order.cancel()],
  ])('that is %s can only be paid, and makes room for another', (state, close) => {
    const order = build();
    order.start('newebPay', START);
    expect(order.openKey).toBe('7:premium_plan');
    close(order);
    expect([order.state, order.openKey]).toEqual([state, null]);
    for (const [, other] of [
      ['', () => order.fail('x')],
      ['', () => order.expire()],
      ['', () => order.start('newebPay', START)],
    ] as const) {
      expect(other).toThrow(NOT_OPEN);
    }
    order.pay(after(600));
    expect([order.state, order.paidAt, order.reason]).toEqual(['paid', after(600), null]);
  });

  it('is paid once', () => {
    const order = build();
    order.start('newebPay', START);
    order.pay(after(1));
    expect(() => order.pay(after(2))).toThrow('once');
    expect(() => order.expire()).toThrow(NOT_OPEN);
  });
});
