// npm run bench:programs — what programs cost: how often the table of tokens is read and calls are stored while one calls
// a thousand times a second, whether the sum is exact once the process has ended, and how long ten thousand events need to
// reach a receiver of webhooks that fails three times of ten. The server is in this process, so that its statements can be counted.
// `npm run bench:programs -- mysql://root@127.0.0.1:3306/name` runs on an empty database of MySQL or MariaDB.
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { Agent, createServer, request } from 'node:http';
import { Stage, sleep, useEveryCore } from './stage.mjs';

const require = createRequire(import.meta.url);
const load = (path) => require(`../../dist/${path}`);
const { createApplication } = load('application.js');
const { settingsFrom } = load('config/settings.js');
const { readEnv } = load('config/env.js');
const { startServer } = load('server.js');
const { Clock } = load('shared/domain/clock.js');
const { dataSourceOptions, openDataSource } = load('shared/database/data-source.js');
const { migrate } = load('shared/database/migrate.js');
const { UnitOfWork } = load('shared/database/unit-of-work.js');
const { INTERNET } = load('shared/outbound/outbound-network.js');
const { SignInService, ProgramTokensService } = load('modules/identity/index.js');
const { ApiPlanStore } = load('modules/developer/plan/application/ports/api-plan-store.js');
const webhooks = 'modules/developer/webhooks';
const { SendDeliveriesService } = load(`${webhooks}/application/send-deliveries.service.js`);
const { WebhookMessagesService } = load(`${webhooks}/application/webhook-messages.service.js`);
const { WebhookSecretsService } = load(`${webhooks}/application/webhook-secrets.service.js`);
const { WebhookStore } = load(`${webhooks}/application/ports/webhook-store.js`);
const { Webhook } = load(`${webhooks}/domain/webhook.entity.js`);

const SECONDS = Number(process.env.BENCH_SECONDS ?? 20);
const EVENTS = Number(process.env.BENCH_EVENTS ?? 10_000);
const CALLS_PER_SECOND = 1_000;
const TICKS_PER_SECOND = 20;
const REMEMBERED_S = 10;
const EVENTS_AT_ONCE = 100;
const FAILING = 0.3;
const HOUR_MS = 3_600_000;
const MAX_HOURS = 100;

const failures = [];
const demand = (holds, what) => holds || failures.push(what);
const stage = new Stage(process.argv[2]);
useEveryCore();
const settings = settingsFrom(
  readEnv({
    ...stage.env,
    ROLE: 'web',
    PORT: '0',
    APP_ORIGIN: 'http://localhost',
    API_CALLS_PER_SECOND: '1000000',
  }),
);
const toolsOf = (app) => (what) => app.get(what, { strict: false });

/** A program with its token. */
async function makeProgram(get) {
  const proof = { way: 'email', email: 'bench@example.com' };
  const from = { browserUuid: randomUUID(), lang: 'en', address: '192.0.2.1', userAgent: 'bench' };
  const { user, groupId } = await get(SignInService).enter({ proof, ...from });
  const { userId } = user;
  const plan = { groupId, startsOn: '2026-01-01', enabledBy: userId, notifies: false, threshold: 80 };
  await get(UnitOfWork).run(() => get(ApiPlanStore).add(plan, new Date()));
  await get(UnitOfWork).manager.query('UPDATE user_groups SET plan = ? WHERE id = ?', ['classic', groupId]);
  return get(ProgramTokensService).issue({ groupId, userId, name: 'bench', scopes: ['tags:read'] });
}

function call(agent, port, token) {
  return new Promise((resolve, reject) => {
    const headers = { host: 'localhost', authorization: `Bearer ${token}` };
    request({ port, agent, path: '/api/v1/my/tags', headers }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode));
    })
      .on('error', reject)
      .end();
  });
}

async function meterCalls() {
  const server = await startServer(settings);
  const get = toolsOf(server.app);
  const token = await makeProgram(get);
  const counts = { reads: 0, writes: 0 };
  const { logger } = get(UnitOfWork).manager.connection;
  logger.logQuery = (sql) => {
    if (/^SELECT.*program_tokens/s.test(sql)) counts.reads += 1;
    if (/^INSERT INTO .?api_usage/.test(sql)) counts.writes += 1;
  };
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const calls = [];
  const begun = performance.now();
  for (let tick = 0; tick < SECONDS * TICKS_PER_SECOND; tick += 1) {
    const due = begun + (tick * 1_000) / TICKS_PER_SECOND - performance.now();
    if (due > 0) await sleep(due);
    for (let each = 0; each < CALLS_PER_SECOND / TICKS_PER_SECOND; each += 1) {
      calls.push(call(agent, server.port, token));
    }
  }
  const answered = (await Promise.all(calls)).filter((status) => status === 200).length;
  const seconds = (performance.now() - begun) / 1_000;
  agent.destroy();
  await server.stop();
  const dataSource = await openDataSource(dataSourceOptions(settings.storage));
  const [row] = await dataSource.query('SELECT SUM(calls) AS calls FROM api_usage');
  await dataSource.destroy();
  console.log(
    `${(answered / seconds).toFixed(0)} calls/s for ${seconds.toFixed(0)} s: the token was read ${counts.reads} times, ` +
      `calls were stored ${(counts.writes / seconds).toFixed(2)} times a second, ${row.calls} of ${answered} are counted`,
  );
  demand(answered === calls.length, 'every call is answered with 200');
  demand(counts.reads <= seconds / REMEMBERED_S + 1, 'a token is read once in ten seconds');
  demand(counts.writes <= seconds + 1, 'calls are stored once a second');
  demand(Number(row.calls) === answered, 'the sum is exact after a clean stop');
}

async function deliver() {
  const asked = { calls: 0, accepted: new Set() };
  const receiver = createServer((incoming, response) => {
    asked.calls += 1;
    const isTaken = Math.random() >= FAILING;
    if (isTaken) asked.accepted.add(incoming.headers['webhook-id']);
    incoming.resume().on('end', () => response.writeHead(isTaken ? 204 : 500).end());
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  const { port } = receiver.address();
  const network = {
    ...INTERNET,
    resolve: () => Promise.resolve(['93.184.216.34']),
    connect: () => INTERNET.connect({ addresses: ['127.0.0.1'], port }),
  };
  const app = await createApplication(settings, { network });
  await app.init();
  const get = toolsOf(app);
  const clock = { ahead: 0 };
  get(Clock).now = () => new Date(Date.now() + clock.ahead);
  const { stored: secret } = get(WebhookSecretsService).make();
  const fields = { url: 'http://shop.test/hooks', name: null, events: ['payment.succeeded'], groupId: 1 };
  await get(WebhookStore).add(new Webhook({ ...fields, secret, createdAt: new Date() }));
  for (let from = 0; from < EVENTS; from += EVENTS_AT_ONCE) {
    const facts = Array.from({ length: Math.min(EVENTS_AT_ONCE, EVENTS - from) }, (_, each) => ({
      groupId: 1,
      event: 'payment.succeeded',
      data: { externalId: `LK${from + each}` },
    }));
    await get(UnitOfWork).run(() => get(WebhookMessagesService).recordKnown(facts));
  }
  const begun = performance.now();
  const { signal } = new AbortController();
  // Whatever failed is due again some hours later at most.
  for (let hours = 0; hours < MAX_HOURS && asked.accepted.size < EVENTS; hours += 1) {
    await get(SendDeliveriesService).sendDue(signal);
    clock.ahead += HOUR_MS;
  }
  const seconds = (performance.now() - begun) / 1_000;
  console.log(
    `${EVENTS} webhooks, of which the receiver fails ${FAILING * 100} %: ${asked.accepted.size} delivered in ${asked.calls} calls, ` +
      `${(asked.calls / seconds).toFixed(0)} a second`,
  );
  demand(asked.accepted.size === EVENTS, 'all webhooks are delivered');
  await app.close();
  receiver.closeAllConnections();
  receiver.close();
}

try {
  await migrate(settings.storage);
  await meterCalls();
  await deliver();
} finally {
  await stage.end();
}
for (const failure of failures) console.log(`MISS ${failure}`);
process.exit(failures.length === 0 ? 0 : 1);
