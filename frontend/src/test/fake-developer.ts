import type {
  ApiInfo,
  ApiPlanApi,
  ApiToken,
  Delivery,
  DeliveryDetail,
  NewWebhook,
  Webhook,
  WebhooksApi,
  YourlsAccess,
} from '../features/developer';

type Fake<T extends object> = { [K in keyof T]: jest.Mock };

const TIME = '2026-11-20T01:00:00.000Z';

export const SECRET = 'lk_live_0123456789wxyz';
export const MASKED = 'lk_live_…wxyz';
export const WEBHOOK_SECRET = 'whsec_MDEyMzQ1Njc4OQ==';

/** Enabled, and asked for by an admin. */
export const buildApiInfo = (fields: Partial<ApiInfo> = {}): ApiInfo => ({
  state: 'active',
  caller: { userId: 1, email: 'ada@example.com' },
  isAPIUser: true,
  planName: 'Free',
  startTime: '2026-11-01T00:00:00.000Z',
  endTime: '2027-11-01T00:00:00.000Z',
  quota: 1_000,
  usage: 250,
  usageByDay: [
    { day: '2026-11-20', calls: 240 },
    { day: '2026-11-21', calls: 10 },
  ],
  notification: true,
  threshold: 80,
  notificationEmails: [],
  emails: [],
  isPhoneVerified: true,
  admins: [{ userId: 7, name: 'Mei' }],
  ...fields,
});

/** None was made yet. */
export const NO_TOKEN: ApiToken = {
  secret: null,
  scopes: [],
  createdAt: null,
  createdBy: null,
  lastUsedAt: null,
  lastUsedCountry: null,
  replaced: null,
};

export const buildToken = (fields: Partial<ApiToken> = {}): ApiToken => ({
  secret: MASKED,
  scopes: ['links:read', 'links:write'],
  createdAt: TIME,
  createdBy: { userId: 7, name: 'Mei' },
  lastUsedAt: null,
  lastUsedCountry: null,
  replaced: null,
  ...fields,
});

export const buildWebhook = (fields: Partial<Webhook> = {}): Webhook => ({
  id: 3,
  url: 'https://shop.example/hooks',
  name: null,
  events: ['link.created'],
  state: 'active',
  offReason: null,
  failuresInARow: 0,
  createdAt: TIME,
  lastDeliveryAt: null,
  secretHint: 'whsec_…OQ==',
  previousSecretEndsAt: null,
  ...fields,
});

export const buildNewWebhook = (fields: Partial<NewWebhook> = {}): NewWebhook => ({
  ...buildWebhook(),
  secret: WEBHOOK_SECRET,
  ...fields,
});

export const buildDelivery = (fields: Partial<Delivery> = {}): Delivery => ({
  id: 'msg_1',
  event: 'link.created',
  isTest: true,
  state: 'sent',
  attempts: 1,
  createdAt: TIME,
  lastAttemptAt: TIME,
  nextAttemptAt: null,
  status: 204,
  latencyMs: 31,
  ...fields,
});

export const buildDeliveryDetail = (fields: Partial<DeliveryDetail> = {}): DeliveryDetail => ({
  ...buildDelivery(),
  request: { headers: { 'webhook-id': 'msg_1' }, body: '{"type":"link.created"}' },
  attemptsMade: [
    { at: '2026-11-20T00:59:00.000Z', status: null, error: 'too-slow', latencyMs: 5_000, answer: '' },
    { at: TIME, status: 204, error: null, latencyMs: 31, answer: 'noted' },
  ],
  ...fields,
});

/** For programs that were written for it. */
export const YOURLS: YourlsAccess = {
  url: 'https://linklet.example/yourls-api.php/3',
  signature: '000000070123456789abcdef01234567',
};

/** A group whose API is enabled and has no token. */
export const fakeApiPlanApi = (): Fake<ApiPlanApi> => ({
  info: jest.fn().mockResolvedValue(buildApiInfo()),
  enable: jest.fn().mockResolvedValue(buildApiInfo()),
  token: jest.fn().mockResolvedValue(NO_TOKEN),
  reset: jest.fn().mockResolvedValue(buildToken({ secret: SECRET })),
  revoke: jest.fn().mockResolvedValue(NO_TOKEN),
  yourls: jest.fn().mockResolvedValue(YOURLS),
  setNotifications: jest.fn().mockResolvedValue(buildApiInfo()),
  confirm: jest.fn().mockResolvedValue('ops@shop.example'),
});

/** A group without webhooks. */
export const fakeWebhooksApi = (): Fake<WebhooksApi> => ({
  list: jest.fn().mockResolvedValue({ webhooks: [], limit: 5 }),
  eventTypes: jest.fn().mockResolvedValue(['link.created', 'link.updated', 'usage.threshold']),
  add: jest.fn().mockResolvedValue(buildNewWebhook()),
  change: jest.fn((id: number) => Promise.resolve(buildWebhook({ id }))),
  remove: jest.fn().mockResolvedValue(undefined),
  changeSecret: jest.fn((id: number) => Promise.resolve(buildNewWebhook({ id }))),
  test: jest.fn().mockResolvedValue(buildDelivery({ state: 'due' })),
  deliveries: jest.fn().mockResolvedValue({ deliveries: [buildDelivery()], nextCursor: null }),
  delivery: jest.fn().mockResolvedValue(buildDeliveryDetail()),
  resend: jest.fn().mockResolvedValue(buildDelivery({ state: 'due' })),
});
