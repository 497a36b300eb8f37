// A process of the built product with its services of certificates and nothing else: it answers the authority, does what its
// parent tells it, at the time that its parent names, and dies by kill -9 at the crash point that it was told.
import { subscribe } from 'node:diagnostics_channel';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const load = (path) => require(`../../dist/${path}`);

const { createApplication } = load('application.js');
const { settingsFrom } = load('config/settings-from-env.js');
const { readEnv } = load('config/env.js');
const { Clock } = load('shared/domain/clock.js');
const { UnitOfWork } = load('shared/database/unit-of-work.js');
const { CertificatesService, WellKnown } = load('modules/domains/index.js');
const { IssueCertificatesService } = load(
  'modules/domains/certificates/application/issue-certificates.service.js',
);

const state = { now: Date.now(), crashAt: null };
subscribe('linklet:certificates:crash-points', (point) => {
  if (point === state.crashAt) process.kill(process.pid, 'SIGKILL');
});

const settings = settingsFrom(readEnv(process.env));
const app = await createApplication(settings);
await app.init();
const get = (token) => app.get(token, { strict: false });
get(Clock).now = () => new Date(state.now);
const wellKnown = get(WellKnown);
const server = createServer((request, response) => {
  if (!wellKnown.hasAnswered(request, response)) response.writeHead(404).end();
});
await new Promise((resolve) => server.listen(settings.web.listener.port, '127.0.0.1', resolve));
const signal = new AbortController().signal;

const commands = {
  want: ({ host }) => get(UnitOfWork).run(() => get(CertificatesService).want(host)),
  renewKey: ({ host }) => get(UnitOfWork).run(() => get(CertificatesService).renewKey(host)),
  follow: () => get(IssueCertificatesService).followAll(signal),
  status: ({ hosts }) => get(CertificatesService).statusOf(hosts),
  query: ({ sql, values }) => get(UnitOfWork).manager.query(sql, values ?? []),
};

process.on('message', async ({ id, command, now, crashAt = null, ...given }) => {
  Object.assign(state, { now, crashAt });
  try {
    process.send({ id, result: (await commands[command](given)) ?? null });
  } catch (error) {
    process.send({ id, error: String(error?.stack ?? error) });
  }
});
// Its parent is gone.
process.on('disconnect', () => process.exit());
process.send({ id: 'ready' });
