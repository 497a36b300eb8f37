import { type EventData, WEBHOOK_EVENTS, type WebhookEvent } from './webhook-events';

const LINK = {
  id: 1024,
  encodeId: 'spring',
  shortUrl: 'https://lk.example/spring',
  domain: 'lk.example',
  url: 'https://shop.example/spring?page=1',
  userId: 7,
};
const domain = 'go.shop.example';
const DATA: Readonly<Record<WebhookEvent, EventData>> = {
  'link.created': { ...LINK, isTrashed: false },
  'link.updated': { ...LINK, url: 'https://shop.example/spring?page=2', isTrashed: false },
  'link.trashed': { ...LINK, isTrashed: true },
  'domain.verified': { domain },
  'domain.failed': { domain, state: 'failing' },
  'domain.certificate-issued': { domain, notAfter: '2027-02-24T08:00:00.000Z', isRenewal: false },
  'batch.finished': {
    ...{ externalId: 'b7kq2m9x4t', name: 'spring.csv' },
    ...{ created: 980, skipped: 5, failed: 15 },
  },
  'payment.succeeded': { externalId: 'LK261126ABCDEFGH', amount: 550, currency: 'TWD' },
  'payment.failed': { subscriptionId: 12, periodNumber: 3, endsAt: '2026-12-03T00:00:00.000Z' },
  'subscription.changed': { subscriptionId: 12, change: 'cancelled' },
  'usage.threshold': {
    limit: 'apiCalls',
    percent: 80,
    used: 640,
    allowed: 800,
    resetsOn: '2027-11-26',
  },
};

/** What the data of an event looks like; the same for everybody. */
export const eventSampleOf = (event: WebhookEvent): EventData => DATA[event];

/** One of each event, as the documentation shows them. */
export const EVENT_SAMPLES = WEBHOOK_EVENTS.map((type) => ({ type, sample: DATA[type] }));
