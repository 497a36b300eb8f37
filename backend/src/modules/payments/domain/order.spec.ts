import { money } from '../../../shared/domain/money';
import { Order, type OrderOperation } from './order.entity';
import type { PaymentType } from './payment-type';
import { quoteOfCharge } from './quote';

const START = new Date('2026-11-23T00:00:00Z');
const after = (minutes: number): Date => new Date(START.getTime() + minutes * 60_000);
const NOT_OPEN = expect.objectContaining({ code: 'payments.order-not-open' }) as Error;
const TWD = (minor: number) => money(minor, 'TWD');

const FIELDS = {
  externalId: 'ABC',
  groupId: 7,
  payerId: 1,
  operation: 'subscribe',
  target: 'premium_plan',
  item: 'initial',
  cycle: 'monthly',
  lines: quoteOfCharge(TWD(550)),
  price: TWD(550),
  couponId: null,
  change: null,
  invoice: '',
  createdAt: START,
} as const;
const build = (): Order => new Order(FIELDS);

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

describe('an order that changes a subscription', () => {
  const change = { subscriptionId: 1, basis: '1:initial:monthly:550', nextChargeOn: null };
  const changing = (operation: OrderOperation, total: number): Order =>
    new Order({
      ...FIELDS,
      item: 'classic',
      operation,
      lines: quoteOfCharge(TWD(total)),
      price: TWD(1_980),
      change,
    });

  it.each<[string, OrderOperation, number, PaymentType | null, boolean]>([
    ['what costs something', 'upgrade', 477, 'newebPay', true],
    ['what costs nothing', 'upgrade', 0, 'newebPay', false],
    ['what costs nothing, of PayPal, which asks about each price', 'degrade', 0, 'paypal', true],
    ['a card that is only shown', 'card', 0, 'newebPay', true],
  ])('sends its customer to the gateway: %s', (_, operation, total, type, isNeeded) => {
    expect(changing(operation, total).needsConsentAt(type)).toBe(isNeeded);
  });

  it('of a purchase that costs nothing needs no gateway, whatever it is', () => {
    const free = new Order({ ...FIELDS, lines: quoteOfCharge(TWD(0)) });
    expect([free.needsConsentAt('paypal'), free.needsConsentAt(null)]).toEqual([false, false]);
  });

  it('can be invoiced in another way until it is paid, and be paid by hand unless another took its place', () => {
    const order = changing('upgrade', 477);
    order.invoiceBy('sealed');
    expect([order.invoice, order.isPayableByHand, order.price]).toEqual(['sealed', true, TWD(1_980)]);
    order.start('newebPay', START);
    order.payByHand();
    expect(order.paymentType).toBeNull();
    order.cancel();
    expect(order.isPayableByHand).toBe(false);
  });
});
