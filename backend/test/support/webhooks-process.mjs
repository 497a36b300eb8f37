// A process of the built product that records events and sends webhooks, and nothing else: all public addresses lead to its
// parent's receiver, and it dies by kill -9 at the crash point that it was told.
import { subscribe } from 'node:diagnostics_channel';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const load = (path) => require(`../../dist/${path}`);
const webhooks = 'modules/developer/webhooks';

const { createApplication } = load('application.js');
const { settingsFrom } = load('config/settings-from-env.js');
const { readEnv } = load('config/env.js');
const { Clock } = load('shared/domain/clock.js');
const { INTERNET } = load('shared/outbound/outbound-network.js');
const { UnitOfWork } = load('shared/database/unit-of-work.js');
const { SendDeliveriesService } = load(`${webhooks}/application/send-deliveries.service.js`);
const { WebhookSecretsService } = load(`${webhooks}/application/webhook-secrets.service.js`);
const { WebhookStore } = load(`${webhooks}/application/ports/webhook-store.js`);
const { Webhook } = load(`${webhooks}/domain/webhook.entity.js`);

const state = { now: Date.now(), crashAt: null, passes: 0 };
subscribe('linklet:webhooks:crash-points', (point) => {
  if (point !== state.crashAt) return;
  state.passes -= 1;
  if (state.passes < 0) process.kill(process.pid, 'SIGKILL');
});

const port = Number(process.env.RECEIVER_PORT);
const network = {
  ...INTERNET,
  resolve: () => Promise.resolve(['93.184.216.34']),
  connect: () => INTERNET.connect({ addresses: ['127.0.0.1'], port }),
};
const app = await createApplication(settingsFrom(readEnv(process.env)), { network });
await app.init();
const get = (token) => app.get(token, { strict: false });
get(Clock).now = () => new Date(state.now);
const { signal } = new AbortController();

const commands = {
  listen: async ({ groupId, path }) => {
    const { shown, stored } = get(WebhookSecretsService).make();
    const settings = { url: `http://shop.test${path}`, name: null, events: ['payment.succeeded'] };
    await get(WebhookStore).add(
      new Webhook({ ...settings, groupId, secret: stored, createdAt: new Date(0) }),
    );
    return shown;
  },
  happen: ({ groupId, externalIds }) =>
    get(UnitOfWork).run(() => {
      const money = { amount: 550, currency: 'TWD' };
      for (const externalId of externalIds) {
        get(UnitOfWork).publish({ type: 'payments.payment-received', groupId, externalId, ...money });
      }
      return Promise.resolve();
    }),
  send: () => get(SendDeliveriesService).sendDue(signal),
  query: ({ sql, values }) => get(UnitOfWork).manager.query(sql, values ?? []),
};

process.on('message', async ({ id, command, now, crashAt = null, passes = 0, ...given }) => {
  Object.assign(state, { now, crashAt, passes });
  try {
    process.send({ id, result: (await commands[command](given)) ?? null });
  } catch (error) {
    process.send({ id, error: String(error?.stack ?? error) });
  }
});
// Its parent is gone.
process.on('disconnect', () => process.exit());
process.send({ id: 'ready' });
