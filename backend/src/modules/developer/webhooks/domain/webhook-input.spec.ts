import { messageNumber } from './message-number';
import { bodyOf } from './webhook-body';
import { parseEvents, WEBHOOK_EVENTS } from './webhook-events';
import { eventSampleOf } from './webhook-samples';
import { parseWebhookName, parseWebhookUrl } from './webhook-settings';

const NOW = new Date('2026-11-26T08:00:00Z');
const refusal = (code: string) => expect.objectContaining({ code }) as Error;

describe('the address of a webhook', () => {
  it.each([
    ['https://shop.example.com/hooks?a=b', 'https://shop.example.com/hooks?a=b'],
    [' https://SHOP.example.com#part ', 'https://shop.example.com/'],
    ['https://93.184.216.34/', 'https://93.184.216.34/'],
  ])('may be %s', (text, url) => {
    expect(parseWebhookUrl(text, false)).toBe(url);
  });

  it.each([
    '',
    'shop.example.com',
    'ftp://shop.example.com/',
    'https://user:secret@shop.example.com/',
    'https://shop.example.com:8443/',
    'https://localhost/',
    'https://127.0.0.1/',
    'https://169.254.169.254/latest/meta-data/',
    'https://[::1]/',
    'https://10.0.0.1/',
    `https://shop.example.com/${'a'.repeat(2_048)}`,
  ])('may not be %s', (text) => {
    expect(() => parseWebhookUrl(text, true)).toThrow(refusal('developer.webhook-url-invalid'));
  });

  it('is plain only where the site itself is', () => {
    expect(parseWebhookUrl('http://shop.example.com/', true)).toBe('http://shop.example.com/');
    expect(() => parseWebhookUrl('http://shop.example.com/', false)).toThrow(
      refusal('developer.webhook-url-not-encrypted'),
    );
  });
});

describe('the name of a webhook', () => {
  it.each([
    [' Shop  hooks ', 'Shop hooks'],
    ['', null],
    [null, null],
  ])('of %j is %j', (text, name) => {
    expect(parseWebhookName(text)).toBe(name);
  });

  it.each(['two\nlines', 'a'.repeat(61)])('is not %j', (text) => {
    expect(() => parseWebhookName(text)).toThrow(refusal('developer.webhook-name-invalid'));
  });
});

describe('the events of a webhook', () => {
  it('are each once, in their order', () => {
    expect(parseEvents(['link.trashed', 'link.created', 'link.trashed'])).toEqual([
      'link.created',
      'link.trashed',
    ]);
  });

  it('are at least one', () => {
    expect(() => parseEvents([])).toThrow(refusal('developer.webhook-without-events'));
  });

  it.each(['link.exploded', 'constructor', ''])('are not %j', (event) => {
    expect(() => parseEvents(['link.created', event])).toThrow(refusal('developer.webhook-event-unknown'));
  });
});

describe('the body of a webhook', () => {
  it('has a type, a moment and data, and of a sample that it is one', () => {
    const data = eventSampleOf('link.created');
    expect(JSON.parse(bodyOf({ event: 'link.created', at: NOW, data }))).toEqual({
      type: 'link.created',
      timestamp: '2026-11-26T08:00:00.000Z',
      data,
    });
    expect(JSON.parse(bodyOf({ event: 'link.created', at: NOW, data, isTest: true }))).toMatchObject({
      isTest: true,
    });
  });

  it('has less than 20 kB, however long addresses are', () => {
    const url = `https://例子.example/${'測'.repeat(9_000)}`;
    const body = bodyOf({ event: 'link.created', at: NOW, data: { url, shortUrl: url, encodeId: '測' } });
    expect(Buffer.byteLength(body)).toBeLessThan(20_000);
    expect(JSON.parse(body)).toMatchObject({ data: { encodeId: '測' } });
  });

  it.each(WEBHOOK_EVENTS)('of %s has a sample', (event) => {
    expect(Object.keys(eventSampleOf(event)).length).toBeGreaterThan(0);
  });
});

describe('ids of messages', () => {
  const random = new Uint8Array(13).fill(255);
  const nothing = new Uint8Array(13);

  it('sort in the order of events', () => {
    const numbers = [
      messageNumber(NOW, 0, random),
      messageNumber(NOW, 1, nothing),
      messageNumber(NOW, 32, nothing),
      messageNumber(new Date(NOW.getTime() + 1), 0, nothing),
    ];
    expect(numbers.toSorted()).toEqual(numbers);
    expect(numbers[0]).toMatch(/^msg_[0-9A-HJKMNP-TV-Z]{26}$/);
  });
});
