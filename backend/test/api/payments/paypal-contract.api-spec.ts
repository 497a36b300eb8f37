import { randomUUID } from 'node:crypto';
import { readEnv } from '../../../src/config/env';
import { type PayPalApp, PaymentSettings } from '../../../src/config/payment-settings';
import { Attempt } from '../../../src/modules/payments/domain/attempt.entity';
import { Order } from '../../../src/modules/payments/domain/order.entity';
import { quoteOf } from '../../../src/modules/payments/domain/quote';
import { PayPalCalls } from '../../../src/modules/payments/infrastructure/paypal/paypal-calls';
import { PayPalNames } from '../../../src/modules/payments/infrastructure/paypal/paypal-catalog';
import { PayPalGateway } from '../../../src/modules/payments/infrastructure/paypal/paypal-gateway';
import { findSubscription } from '../../../src/modules/payments/infrastructure/paypal/paypal-subscription';
import { PLAN } from '../../../src/modules/payments/plans/domain/plan-target';
import { money } from '../../../src/shared/domain/money';
import { PayPalShop } from '../../support/paypal';

class Names extends PayPalNames {
  private readonly names = new Map<string, string>();

  find(key: string): Promise<string | null> {
    return Promise.resolve(this.names.get(key) ?? null);
  }

  add(key: string, name: string): Promise<void> {
    this.names.set(key, name);
    return Promise.resolve();
  }
}

const clock = { now: () => new Date() };
const PRICES = { monthly: money(1_200, 'USD'), yearly: money(7_800, 'USD') };
const SANDBOX = 'https://api-m.sandbox.paypal.com';

/** What PayPal and its simulator have in common, as far as no one has to agree to anything on a page. */
function keepsTheContract(appOf: () => Promise<PayPalApp>): void {
  let app: PayPalApp;
  let gateway: PayPalGateway;
  beforeAll(async () => {
    app = await appOf();
    gateway = new PayPalGateway(app, new Names(), 'https://linklet.example', clock);
  });

  const begin = (cycle: 'monthly' | 'yearly', discount = 0) => {
    const now = clock.now();
    const coupon = {
      code: 'C',
      discount: { kind: 'percent', percent: discount },
      items: [],
      cycles: [],
    } as const;
    const stored = { ...coupon, from: now, until: null, maxUses: null };
    const order = new Order({
      externalId: randomUUID().replaceAll('-', '').slice(0, 26).toUpperCase(),
      groupId: 1,
      payerId: 1,
      operation: 'subscribe',
      target: PLAN,
      item: 'personal',
      cycle,
      lines: quoteOf({ item: 'personal', cycle, price: PRICES[cycle] }, discount > 0 ? stored : null),
      price: PRICES[cycle],
      couponId: null,
      change: null,
      invoice: '',
      createdAt: now,
    });
    const number = `LK${randomUUID().replaceAll('-', '').slice(0, 22).toUpperCase()}`;
    const attempt = new Attempt({
      orderId: 1,
      number,
      gateway: 'paypal',
      amount: order.total,
      now,
      checkAt: now,
    });
    const nextChargeOn = '2027-01-01';
    return { order, attempt, nextChargeOn, product: 'Personal', email: '', lang: 'zh-TW', now } as const;
  };

  it.each([
    ['a month', 'monthly', 0],
    ['a year', 'yearly', 0],
    ['a month with a coupon', 'monthly', 50],
  ] as const)(
    'hands over %s, the same again for the same attempt, and knows that nobody has paid',
    async (...row) => {
      const [, cycle, discount] = row;
      const input = begin(cycle, discount);
      const first = await gateway.handOver(input);
      expect(first.url).toMatch(/^https?:\/\/\S+ba_token=/);
      expect(await gateway.handOver(input)).toEqual(first);
      input.attempt.takeReference(first.reference ?? '');
      expect(await gateway.queryPayment(input.attempt)).toBe('unpaid');
      const found = await findSubscription(new PayPalCalls(app, clock), first.reference ?? '', clock);
      expect(found).toMatchObject({ number: input.attempt.number, status: 'APPROVAL_PENDING', sales: [] });
    },
  );

  it('knows of no subscription of others', async () => {
    expect(await findSubscription(new PayPalCalls(app, clock), 'I-AAAAAAAAAAAA', clock)).toBeNull();
  });

  it('is refused with a wrong secret', async () => {
    const calls = new PayPalCalls({ ...app, clientSecret: 'wrong-secret' }, clock);
    await expect(calls.get('/v1/billing/plans/P-1')).rejects.toThrow('PayPal answered 401');
  });
}

describe('the simulator of PayPal', () => {
  let shop: PayPalShop;
  afterAll(() => shop.close());
  keepsTheContract(async () => {
    shop = await PayPalShop.open();
    return appIn(shop.settings);
  });
});

const { PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET, PAYPAL_URL = SANDBOX } = process.env;
if (PAYPAL_CLIENT_ID && PAYPAL_CLIENT_SECRET) {
  describe(`PayPal at ${PAYPAL_URL}`, () => {
    keepsTheContract(() =>
      Promise.resolve(
        appIn({ PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET, PAYPAL_URL, PAYPAL_WEBHOOK_ID: '1JE4291016473214C' }),
      ),
    );
  });
} else {
  process.stderr.write(
    'PayPal itself is not asked: set PAYPAL_CLIENT_ID and PAYPAL_CLIENT_SECRET of an app of its sandbox.\n',
  );
}

function appIn(settings: Readonly<Record<string, string>>): PayPalApp {
  const { payPal } = PaymentSettings.from(readEnv(settings));
  if (!payPal) throw new Error('there are settings for it');
  return payPal;
}
