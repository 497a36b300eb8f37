import { Webhook } from 'standardwebhooks';
import { webhookSecretOf, webhookSignatures } from './webhook-signature';

const SECRET = 'whsec_MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY=';
const OTHER = webhookSecretOf(Buffer.alloc(32, 7));
const MESSAGE = {
  id: 'msg_lk_0001',
  timestamp: 1_764_000_000,
  body: '{"type":"link.created","timestamp":"2025-11-24T16:00:00.000Z","data":{"id":"l_1","shortUrl":"https://lk.example/abc"}}',
};

const headersOf = (signature: string, timestamp = MESSAGE.timestamp) => ({
  'webhook-id': MESSAGE.id,
  'webhook-timestamp': String(timestamp),
  'webhook-signature': signature,
});

describe('signatures of webhooks', () => {
  afterEach(() => jest.useRealTimers());
  const at = (seconds: number) => jest.useFakeTimers({ now: seconds * 1_000, doNotFake: ['nextTick'] });

  it('are those of the published vector', () => {
    expect(webhookSignatures([SECRET], MESSAGE)).toBe('v1,LYkXYceoWblUiXx0coZgAnAzFTzXvEVBl3ODCicYBd0=');
    expect(webhookSecretOf(Buffer.from('0123456789abcdef0123456789abcdef'))).toBe(SECRET);
  });

  it('are accepted by the reference implementation, by the old secret as by the new one', () => {
    at(MESSAGE.timestamp + 10);
    const both = headersOf(webhookSignatures([OTHER, SECRET], MESSAGE));
    for (const secret of [SECRET, OTHER]) {
      expect(new Webhook(secret).verify(MESSAGE.body, both)).toEqual(JSON.parse(MESSAGE.body));
    }
  });

  it('are those of the reference implementation for texts of every script', () => {
    const body = '{"type":"link.created","data":{"url":"https://例子.test/測試?q=🎉"}}';
    const own = webhookSignatures([SECRET], { ...MESSAGE, body });
    expect(own).toBe(new Webhook(SECRET).sign(MESSAGE.id, new Date(MESSAGE.timestamp * 1_000), body));
  });

  it('do not fit another body, another id or another secret', () => {
    at(MESSAGE.timestamp);
    const signed = headersOf(webhookSignatures([SECRET], MESSAGE));
    const verifier = new Webhook(SECRET);
    expect(() => verifier.verify(MESSAGE.body.replace('abc', 'abd'), signed)).toThrow();
    expect(() => verifier.verify(MESSAGE.body, { ...signed, 'webhook-id': 'msg_other' })).toThrow();
    expect(() => new Webhook(OTHER).verify(MESSAGE.body, signed)).toThrow();
  });

  it('attack: replayed webhook older than 5 min fails a verifier', () => {
    const signed = headersOf(webhookSignatures([SECRET], MESSAGE));
    at(MESSAGE.timestamp + 299);
    expect(new Webhook(SECRET).verify(MESSAGE.body, signed)).toBeDefined();
    at(MESSAGE.timestamp + 301);
    expect(() => new Webhook(SECRET).verify(MESSAGE.body, signed)).toThrow('too old');
  });
});
