// A process of the built product that checks and runs files of links when its parent says so, and dies by kill -9 at the
// crash point that it was given. Nothing is asked of the network.
import { randomUUID } from 'node:crypto';
import { subscribe } from 'node:diagnostics_channel';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(import.meta.url);
const load = (path) => require(`../../dist/${path}`);
const batch = 'modules/batch/application';

const { createApplication } = load('application.js');
const { settingsFrom } = load('config/settings-from-env.js');
const { readEnv } = load('config/env.js');
const { INTERNET } = load('shared/outbound/outbound-network.js');
const { UnitOfWork } = load('shared/database/unit-of-work.js');
const { SignInService } = load('modules/identity/index.js');
const { StartTaskService } = load(`${batch}/start-task.service.js`);
const { ChangeTaskService } = load(`${batch}/change-task.service.js`);
const { WorkOnTaskService } = load(`${batch}/work-on-task.service.js`);

const state = { crashAt: null, passes: 0 };
subscribe('linklet:batch:crash-points', (point) => {
  if (point !== state.crashAt) return;
  state.passes -= 1;
  if (state.passes < 0) process.kill(process.pid, 'SIGKILL');
});

const network = { ...INTERNET, resolve: () => Promise.reject(new Error('no network')) };
const settings = settingsFrom(readEnv(process.env));
const app = await createApplication(settings, { network });
await app.init();
const get = (token) => app.get(token, { strict: false });
const query = (sql, values = []) => get(UnitOfWork).manager.query(sql, values);
const { signal } = new AbortController();
const options = { domain: null, tags: ['batch'], utmFormat: null, expireTime: null };

async function enter() {
  const proof = { way: 'email', email: `person-${randomUUID()}@example.test` };
  const caller = { browserUuid: randomUUID(), lang: 'en', address: '10.0.0.1', userAgent: 'Firefox' };
  const { user, groupId } = await get(SignInService).enter({ proof, ...caller });
  await query('UPDATE user_groups SET plan = ? WHERE id = ?', ['classic', groupId]);
  return { kind: 'member', userId: user.userId, groupId };
}

const commands = {
  enter,
  upload: async ({ member, table }) => {
    const name = randomUUID();
    mkdirSync(settings.storage.spoolDir, { recursive: true });
    writeFileSync(join(settings.storage.spoolDir, name), table);
    const file = { name, sentAs: 'links.csv', size: table.length };
    const { id, externalId } = await get(StartTaskService).start(member, {
      ...{ file, options },
      ...{ name: null, choice: null, currency: 'TWD', lang: 'en' },
    });
    return { id, externalId };
  },
  work: ({ taskId }) => get(WorkOnTaskService).work(taskId, signal),
  run: async (call) => {
    await get(ChangeTaskService).run({ ...call, address: '10.0.0.1' });
  },
  query: ({ sql, values }) => query(sql, values),
};

process.on('message', async ({ id, command, crashAt = null, passes = 0, ...given }) => {
  Object.assign(state, { crashAt, passes });
  try {
    process.send({ id, result: (await commands[command](given)) ?? null });
  } catch (error) {
    process.send({ id, error: String(error?.stack ?? error) });
  }
});
// Its parent is gone.
process.on('disconnect', () => process.exit());
process.send({ id: 'ready' });
