import { randomUUID } from 'node:crypto';
import { startEzPay } from '../../../../sandbox/ezpay/ezpay';
import { DEMO_SHOP as DEMO_ACCOUNT } from '../../../../sandbox/ezpay/shop';
import { startLinePay } from '../../../../sandbox/linepay/linepay';
import { DEMO_MERCHANT } from '../../../../sandbox/linepay/merchant';
import { startNewebpay } from '../../../../sandbox/newebpay/newebpay';
import { DEMO_SHOP } from '../../../../sandbox/newebpay/shop';
import { SealedText } from '../../../shared/crypto/sealed-text';
import { Clock } from '../../../shared/domain/clock';
import { money } from '../../../shared/domain/money';
import { Attempt } from '../domain/attempt.entity';
import { invoiceDocumentOf } from '../domain/invoice-document';
import { parseInvoiceSettings } from '../domain/invoice-settings';
import { Order } from '../domain/order.entity';
import type { PaymentType } from '../domain/payment-type';
import { quoteOfCharge } from '../domain/quote';
import { EzpayInvoices } from './ezpay/ezpay-invoices';
import { LinePayGateway } from './linepay/line-pay-gateway';
import { NewebpayGateway } from './newebpay/newebpay-gateway';

/** Test sites of the vendors, for those who have keys for them; the scenarios are those of the simulators. */
const SITES = {
  newebPay: 'https://ccore.newebpay.com',
  linePay: 'https://sandbox-api-pay.line.me',
  ezPay: 'https://cinv.ezpay.com.tw',
} as const;
type Service = keyof typeof SITES;

interface Keys {
  readonly id: string;
  readonly key: string;
  /** Empty where there is none. */
  readonly iv: string;
}

class SystemClock extends Clock {
  now(): Date {
    return new Date();
  }
}

const ORIGIN = 'https://linklet.test';
const WRONG_KEY = '12345678901234567890123456789012';
const clock = new SystemClock();
const simulators: { close(): Promise<void> }[] = [];

/** `SANDBOX_NEWEBPAY=<id>:<key>:<iv>`, `SANDBOX_LINEPAY=<id>:<secret>`, `SANDBOX_EZPAY=<id>:<key>:<iv>`. */
function keysOf(service: Service): Keys | null {
  const name = `SANDBOX_${service.toUpperCase()}`;
  const [id, key, iv = ''] = (process.env[name] ?? '').split(':');
  if (id && key) return { id, key, iv };
  process.stderr.write(
    `${name} is not set: the contract with ${service} is tried with its simulator ALONE\n`,
  );
  return null;
}

interface Target {
  readonly url: string;
  readonly keys: Keys;
}

async function simulated(service: Service): Promise<Target> {
  const start = { newebPay: startNewebpay, linePay: startLinePay, ezPay: startEzPay }[service];
  const simulator = await start();
  simulators.push(simulator);
  const keys = {
    newebPay: { id: DEMO_SHOP.merchantId, key: DEMO_SHOP.hashKey, iv: DEMO_SHOP.hashIv },
    linePay: { id: DEMO_MERCHANT.channelId, key: DEMO_MERCHANT.channelSecret, iv: '' },
    ezPay: { id: DEMO_ACCOUNT.merchantId, key: DEMO_ACCOUNT.hashKey, iv: DEMO_ACCOUNT.hashIv },
  }[service];
  return { url: simulator.origin, keys };
}

/** The simulator, and the vendor's test site where there are keys. */
function targetsOf(service: Service): (readonly [string, () => Promise<Target>])[] {
  const keys = keysOf(service);
  const simulator = ['its simulator', () => simulated(service)] as const;
  if (!keys) return [simulator];
  return [simulator, ['its test site', () => Promise.resolve({ url: SITES[service], keys })]];
}

const newebPayAt = ({ url, keys }: Target) =>
  new NewebpayGateway({ url, merchantId: keys.id, key: keys.key, iv: keys.iv }, ORIGIN, clock);
const linePayAt = ({ url, keys }: Target) =>
  new LinePayGateway(
    { url, channelId: keys.id, channelSecret: keys.key },
    ORIGIN,
    new SealedText('s'.repeat(43), 'line-pay-keys'),
    clock,
  );
const ezPayAt = ({ url, keys }: Target) =>
  new EzpayInvoices({ url, merchantId: keys.id, key: keys.key, iv: keys.iv });

const withWrongKey = ({ url, keys }: Target): Target => ({ url, keys: { ...keys, key: WRONG_KEY } });
const newNumber = (prefix: string, length: number): string =>
  prefix + randomUUID().replaceAll('-', '').toUpperCase().slice(0, length);
const total = money(550, 'TWD');

const attemptOf = (gateway: PaymentType): Attempt =>
  new Attempt({
    orderId: 1,
    number: newNumber('LK', 20),
    gateway,
    amount: total,
    now: clock.now(),
    checkAt: null,
  });
const order = new Order({
  externalId: 'A',
  groupId: 1,
  payerId: 1,
  operation: 'subscribe',
  target: 'premium_plan',
  item: 'initial',
  cycle: 'monthly',
  lines: quoteOfCharge(total),
  price: total,
  couponId: null,
  change: null,
  invoice: '',
  createdAt: clock.now(),
});

afterAll(() => Promise.all(simulators.map((simulator) => simulator.close())));

describe.each(targetsOf('newebPay'))('the contract with newebPay, at %s', (_, begin) => {
  it('accepts the keys and no others, and knows of no payment that nobody made', async () => {
    const target = await begin();
    expect(await newebPayAt(target).checkKeys()).toBeNull();
    expect(await newebPayAt(withWrongKey(target)).checkKeys()).toMatch(/^[A-Z]{3}\d{5}$/);
    expect(await newebPayAt(target).queryPayment(attemptOf('newebPay'))).toBe('unpaid');
  });
});

describe.each(targetsOf('linePay'))('the contract with LINE Pay, at %s', (_, begin) => {
  it('accepts the keys and no others, and lets a customer pay who has not paid yet', async () => {
    const target = await begin();
    const gateway = linePayAt(target);
    expect(await gateway.checkKeys()).toBeNull();
    expect(await linePayAt(withWrongKey(target)).checkKeys()).toMatch(/^\d{4}$/);
    const attempt = attemptOf('linePay');
    const input = {
      order,
      attempt,
      nextChargeOn: '2026-12-23',
      product: 'Initial monthly',
      email: '',
      lang: 'en',
      now: clock.now(),
    } as const;
    const { url, data, reference } = await gateway.handOver(input);
    expect([new URL(url).protocol, data, reference]).toEqual([
      new URL(target.url).protocol,
      null,
      expect.stringMatching(/^\d{19}$/),
    ]);
    attempt.takeReference(reference ?? '');
    expect(await gateway.queryPayment(attempt)).toBe('unpaid');
  });
});

describe.each(targetsOf('ezPay'))('the contract with ezPay, at %s', (_, begin) => {
  it('accepts the keys and no others, and issues one invoice for the same bytes, which is voided later', async () => {
    const target = await begin();
    const invoices = ezPayAt(target);
    expect(await invoices.probe(clock.now())).toBeNull();
    expect(await ezPayAt(withWrongKey(target)).probe(clock.now())).toMatch(/^KEY\d{5}$/);
    const number = newNumber('I', 15);
    const document = invoiceDocumentOf(
      { name: 'Initial 月繳', total },
      parseInvoiceSettings({
        type: 'duplicate',
        name: '王小明',
        email: 'buyer@example.com',
        phone: { area: '02' },
      }),
    );
    const request = invoices.issueRequest(number, document, clock.now());
    const key = { number, total: total.minor };
    const first = await invoices.issue(request, key, clock.now());
    expect(first).toMatchObject({
      kind: 'done',
      issued: { invoiceNumber: expect.stringMatching(/^[A-Z]{2}\d{8}$/) as string },
    });
    expect(await invoices.issue(request, key, clock.now())).toEqual(first);
    const { issued } = first as Extract<typeof first, { kind: 'done' }>;
    expect(await invoices.voidInvoice(issued.invoiceNumber, clock.now())).toEqual({ kind: 'tooEarly' });
  });

  it('says of codes whether they exist', async () => {
    const invoices = ezPayAt(await begin());
    const exists = (kind: 'mobile' | 'charity', code: string) =>
      invoices.isRegistered({ kind, code }, clock.now());
    expect([await exists('charity', '919'), await exists('charity', '0000')]).toEqual([true, false]);
    expect(await exists('mobile', '/0000000')).toBe(false);
  });
});
