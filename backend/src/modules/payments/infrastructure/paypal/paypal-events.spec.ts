import { selfSigned } from '../../../../../test/support/self-signed';
import { PayPalShop, type SentEvent } from '../../../../../test/support/paypal';
import { type PayPalApp, PaymentSettings } from '../../../../config/payment-settings';
import { readEnv } from '../../../../config/env';
import { PayPalCalls } from './paypal-calls';
import { PayPalEvents, signedText, transmissionIn } from './paypal-events';

const DAY_MS = 24 * 3_600_000;
const EVENT = { event_type: 'BILLING.PLAN.CREATED', resource: { id: 'P-1' } };
const clock = { now: () => new Date() };

let shop: PayPalShop;
let app: PayPalApp;
beforeAll(async () => {
  shop = await PayPalShop.open();
  const { payPal } = PaymentSettings.from(readEnv(shop.settings));
  if (!payPal) throw new Error('there are settings for it');
  app = payPal;
});
afterAll(() => shop.close());
beforeEach(() => shop.simulator.faults.clear());

const eventsOf = (changes: Partial<PayPalApp> = {}): PayPalEvents => {
  const changed = { ...app, ...changes };
  return new PayPalEvents(changed, new PayPalCalls(changed, clock));
};
const received = ({ headers, body }: SentEvent) => ({ headers, body: Buffer.from(body) });
const isTaken = async (sent: SentEvent, events = eventsOf()): Promise<boolean> =>
  (await events.verify(received(sent), clock.now())) !== null;
const changed = (sent: SentEvent, headers: Readonly<Record<string, string>>): SentEvent => ({
  ...sent,
  headers: { ...sent.headers, ...headers },
});
/** Faults that were armed and have not happened. */
const unused = (): number => shop.simulator.faults.list().length;

describe('events of PayPal', () => {
  it('are signed over the checksum of their bytes', () => {
    const body = Buffer.from(
      '{"id":"WH-TEST-0001","event_type":"BILLING.SUBSCRIPTION.ACTIVATED","resource_type":"subscription","resource":{"id":"I-BW452GLLEP1G","status":"ACTIVE"}}',
    );
    const transmission = transmissionIn({
      body,
      headers: {
        'paypal-transmission-id': '69cd13f0-d67a-11e5-baa3-778b53f4ae55',
        'paypal-transmission-time': '2016-02-18T20:01:35Z',
        'paypal-transmission-sig': 'c2ln',
        'paypal-cert-url': 'https://api.paypal.com/v1/notifications/certs/CERT-1',
        'paypal-auth-algo': 'SHA256withRSA',
      },
    });
    expect(transmission && signedText(transmission, '1JE4291016473214C', body)).toBe(
      '69cd13f0-d67a-11e5-baa3-778b53f4ae55|2016-02-18T20:01:35Z|1JE4291016473214C|3795221640',
    );
  });

  it('are taken, with their name, kind and resource', async () => {
    const event = await eventsOf().verify(received(shop.signed({ ...EVENT, id: 'WH-1-2' })), clock.now());
    expect(event).toEqual({ key: 'paypal:WH-1-2', kind: 'BILLING.PLAN.CREATED', values: { id: 'P-1' } });
  });

  it('are not taken when their body was written anew: webhook body re-serialised fails the CRC', async () => {
    const sent = shop.signed(EVENT);
    expect(await isTaken({ ...sent, body: JSON.stringify(JSON.parse(sent.body), null, 1) })).toBe(false);
    expect(await isTaken(sent)).toBe(true);
  });

  it.each<[string, () => SentEvent]>([
    ['of another webhook', () => shop.signed(EVENT, { webhookId: '0AB00000CD000000E' })],
    ['of the console', () => shop.signed(EVENT, { webhookId: 'WEBHOOK_ID' })],
    [
      'older than PayPal sends',
      () => shop.signed(EVENT, { time: new Date(Date.now() - 4 * DAY_MS).toISOString() }),
    ],
    ['of no time', () => shop.signed(EVENT, { time: 'yesterday' })],
    ['of another authority', () => shop.signed(EVENT, { authority: 1 })],
    ['without a name', () => shop.signed({ ...EVENT, id: '' })],
    ['signed in another way', () => changed(shop.signed(EVENT), { 'paypal-auth-algo': 'SHA1withRSA' })],
    [
      'with the signature of another',
      () =>
        changed(shop.signed(EVENT), {
          'paypal-transmission-sig': shop.signed(EVENT).headers['paypal-transmission-sig'] ?? '',
        }),
    ],
    ['with half a signature', () => changed(shop.signed(EVENT), { 'paypal-transmission-sig': 'AAAA' })],
    ['without a signature', () => changed(shop.signed(EVENT), { 'paypal-transmission-sig': '' })],
    ['with a long header', () => changed(shop.signed(EVENT), { 'paypal-cert-url': 'h'.repeat(2_000) })],
  ])('are not taken %s', async (_, make) => {
    expect(await isTaken(make())).toBe(false);
  });

  it.each([
    'https://paypal.com.evil.example/v1/notifications/certs/CERT-1',
    'https://evilpaypal.com/v1/notifications/certs/CERT-1',
    'http://api.paypal.com/v1/notifications/certs/CERT-1',
    'https://api.paypal.com:8443/v1/notifications/certs/CERT-1',
    'https://api.paypal.com@evil.example/v1/notifications/certs/CERT-1',
    'https://user@api.paypal.com/v1/notifications/certs/CERT-1',
    'https://www.paypal.com/redirect?to=evil.example',
    'http://127.0.0.1:9/v1/notifications/certs/CERT-1',
    'file:///v1/notifications/certs/CERT-1',
    'certs/CERT-1',
  ])('bring no certificate from cert_url %s', async (certificateUrl) => {
    // A provider that were asked would not answer, which is another failure.
    expect(await isTaken(shop.signed(EVENT, { certificateUrl }))).toBe(false);
  });

  it('bring none from the simulator where its authority is not named', async () => {
    expect(await isTaken(shop.signed(EVENT), eventsOf({ authority: null }))).toBe(false);
  });

  it.each(['redirect', 'huge'])('bring no certificate that is a %s, or 1 MB long', async (kind) => {
    shop.simulator.faults.arm({ on: 'certificate', kind });
    expect(await isTaken(shop.signed(EVENT))).toBe(false);
    expect(unused()).toBe(0);
    expect(await isTaken(shop.signed(EVENT))).toBe(true);
  });

  it('are not decided while their certificate cannot be fetched', async () => {
    const events = eventsOf();
    shop.simulator.faults.arm({ on: 'certificate', kind: 'server-error' });
    await expect(isTaken(shop.signed(EVENT), events)).rejects.toThrow('no usable answer');
    expect(await isTaken(shop.signed(EVENT), events)).toBe(true);
  });

  it('need their certificate once', async () => {
    const events = eventsOf();
    await isTaken(shop.signed(EVENT), events);
    shop.simulator.faults.arm({ on: 'certificate', kind: 'server-error' });
    expect(await isTaken(shop.signed(EVENT), events)).toBe(true);
    expect(unused()).toBe(1);
  });

  it('are checked by PayPal, once, where nobody knows who has issued their certificate', async () => {
    const events = eventsOf({ authority: selfSigned('of-another-authority').cert });
    shop.simulator.faults.arm({ on: 'certificate', kind: 'alone', times: 2 });
    expect(await isTaken(shop.signed(EVENT), events)).toBe(true);
    shop.simulator.faults.arm({ on: 'verify', kind: 'server-error' });
    expect(await isTaken(shop.signed(EVENT), events)).toBe(true);
    shop.simulator.faults.clear();
    shop.simulator.faults.arm({ on: 'certificate', kind: 'alone' });
    expect(await isTaken(shop.signed(EVENT, { authority: 1 }), events)).toBe(false);
  });
});
