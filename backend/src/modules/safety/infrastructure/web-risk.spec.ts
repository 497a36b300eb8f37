import { type PageHandler, pageOf, PageServer, redirectTo } from '../../../../test/support/page-server';
import { SafetySettings } from '../../../config/settings';
import { WebRisk } from './web-risk';

const KEY = 'a-key-that-nobody-may-see';
const URL_ = 'https://e.test/?a=b&c=d';
const NOW = new Date('2026-11-22T12:00:00Z');
const inMinutes = (minutes: number): Date => new Date(NOW.getTime() + minutes * 60_000);

const json = (value: unknown): PageHandler => pageOf(JSON.stringify(value), 'application/json');
const threatUntil = (expireTime?: unknown): PageHandler =>
  json({ threat: { threatTypes: ['SOCIAL_ENGINEERING'], expireTime } });

let server: PageServer;
let clock: { at: Date; now(): Date };
let list: WebRisk;
beforeEach(async () => {
  server = new PageServer();
  await server.start();
  clock = { at: NOW, now: () => clock.at };
  const access = { url: `http://127.0.0.1:${server.port}`, key: KEY };
  list = new WebRisk(new SafetySettings(access, 'http://iana.test/', '/none'), clock);
});
afterEach(() => server.stop());

it('asks for both kinds of threats, and for the address as it is', async () => {
  server.other = json({});
  expect(await list.threatUntil(URL_)).toBeNull();
  const asked = new URL(server.requests[0]?.url ?? '', 'http://x');
  expect(asked.pathname).toBe('/v1/uris:search');
  expect(asked.searchParams.getAll('threatTypes')).toEqual(['MALWARE', 'SOCIAL_ENGINEERING']);
  expect([asked.searchParams.get('uri'), asked.searchParams.get('key')]).toEqual([URL_, KEY]);
});

it.each([
  ['until it says', inMinutes(60).toISOString(), inMinutes(60)],
  ['with nanoseconds', '2026-11-22T13:00:00.123456789Z', new Date('2026-11-22T13:00:00.123Z')],
  ['for a while, though that is over', inMinutes(-60).toISOString(), inMinutes(5)],
  ['for a while when it does not say', undefined, inMinutes(5)],
  ['for a while when it says nonsense', 'tomorrow', inMinutes(5)],
  ['for a day at most', inMinutes(60 * 24 * 365).toISOString(), inMinutes(60 * 24)],
])('knows a threat %s', async (_, expireTime, until) => {
  server.other = threatUntil(expireTime);
  expect(await list.threatUntil(URL_)).toEqual(until);
});

it.each([{}, { threat: null }, { threat: {} }, { threat: { threatTypes: [] } }, { other: 1 }])(
  'knows of nothing with %j',
  async (answer) => {
    server.other = json(answer);
    expect(await list.threatUntil(URL_)).toBeNull();
  },
);

it('asks again when what it knew is over', async () => {
  server.other = threatUntil(inMinutes(60).toISOString());
  await list.threatUntil(URL_);
  clock.at = inMinutes(59);
  expect(await list.threatUntil(URL_)).toEqual(inMinutes(60));
  expect(server.requests).toHaveLength(1);
  server.other = json({});
  clock.at = inMinutes(60);
  expect(await list.threatUntil(URL_)).toBeNull();
  clock.at = inMinutes(64);
  await list.threatUntil(URL_);
  expect(server.requests).toHaveLength(2);
  clock.at = inMinutes(65);
  await list.threatUntil(URL_);
  expect(server.requests).toHaveLength(3);
});

const elsewhere: PageHandler = (response, request) =>
  redirectTo(`http://127.0.0.1:${server.port}/elsewhere`)(response, request);
const hang: PageHandler = () => undefined;
const halfAnAnswer: PageHandler = (response) => {
  response.writeHead(200, { 'content-length': '99' }).write('{"threat"');
};

it.each<[string, PageHandler]>([
  ['too many questions', pageOf('{}', 'application/json', 429)],
  ['a fault', pageOf('{}', 'application/json', 500)],
  ['a wrong key', pageOf('{}', 'application/json', 403)],
  ['a page', pageOf('<html>')],
  ['nothing', pageOf('')],
  ['null', json(null)],
  ['a list', json([])],
  ['a number', json(7)],
  ['another place', elsewhere],
  ['silence', hang],
  ['half an answer', halfAnAnswer],
])('has no answer after %s, keeps none, and tells nobody the key', async (_, reply) => {
  server.other = reply;
  const failure = await list.threatUntil(URL_).then(
    () => null,
    (error: unknown) => String(error),
  );
  expect(failure).not.toBeNull();
  expect(failure).not.toContain(KEY);
  expect(server.visits.filter((each) => each.endsWith('/elsewhere'))).toEqual([]);
  server.other = json({});
  expect(await list.threatUntil(URL_)).toBeNull();
});

it('is not asked without a key', () => {
  expect(new WebRisk(new SafetySettings(null, 'http://iana.test/', '/none'), clock).isSetUp).toBe(false);
});
