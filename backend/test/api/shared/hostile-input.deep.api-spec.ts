import { readFileSync } from 'node:fs';
import { type Answer, type TestMember, TestServer } from '../../support/app';
import { enginesFor } from '../../support/deployments';
import { sample } from '../../support/depth';

interface Schema {
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, unknown>>;
}

interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

/** A call and the fields that a hostile caller may fill. */
interface Target {
  readonly method: string;
  readonly path: string;
  readonly inPath: readonly string[];
  readonly inQuery: readonly string[];
  readonly inBody: readonly string[];
}

interface Refusal {
  readonly error?: { readonly fields?: readonly object[] };
}

interface Attempt {
  readonly path: string;
  readonly body?: unknown;
}

/** After these the caller is another one, or none. */
const ENDINGS = new Set(['DELETE /my/account', 'POST /auth/logout', 'DELETE /my/sessions']);

const NO_OBJECTS: readonly unknown[] = [null, [], [[]], 'x', 7, true];

const MAX_IN_ADDRESS_LENGTH = 4_000;

/** What lets a call come as far as the field that is hostile. */
const PLAUSIBLE: Readonly<Record<string, unknown>> = {
  answers: { rate: 5 },
  claims: [],
  details: {},
  displayName: 'Ada',
  email: 'somebody@example.com',
  encodeId: 'own-link',
  groupId: 1,
  ids: [1],
  isBlocked: true,
  isOnboarded: true,
  keep: 'body',
  lang: 'en',
  level: 'info',
  page: '/',
  phone: '+886912345678',
  product: 'linklet',
  shortcuts: true,
  start: -1,
  limit: 10,
  subdomain: null,
  survey: 'rate',
  targetGroup: 1,
  type: 'news',
  url: 'https://example.com/',
};

const TEXTS = [
  '',
  '\u0000',
  'a\r\nSet-Cookie: x=1',
  'x'.repeat(100_000),
  "'; DROP TABLE users; --",
  '__proto__',
  '1e309',
  '9'.repeat(400),
  '-2147483649',
  '\u202efdp.exe',
  '\u200b\u200d\u2060\ufeff',
  '\u3164\u3164',
  '👩‍👩‍👧‍👦🏳️‍🌈',
  `e${'\u0301'.repeat(500)}`,
] as const;

/** Given twice, a text becomes a list, whatever it says; these tell nothing from something. */
const TWICE: ReadonlySet<string> = new Set(['', '__proto__']);

const VALUES: readonly unknown[] = [
  ...TEXTS,
  '\ud800',
  null,
  true,
  0,
  -1,
  1.5,
  1e300,
  Number.MAX_SAFE_INTEGER,
  [],
  [[]],
  [null],
  Array.from({ length: 5_000 }, () => 1),
  {},
  { length: 3 },
  { toString: 'x', valueOf: 'x', then: 'x' },
  { a: { b: { c: {} } } },
];

const { paths, components } = JSON.parse(readFileSync('backend/openapi.json', 'utf8')) as Document;

const resolved = (schema: Schema): Schema =>
  schema.$ref ? (components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}) : schema;

const TARGETS: readonly Target[] = Object.entries(paths)
  .flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { parameters = [], requestBody }]) => {
      const named = (place: string) => parameters.filter((each) => each.in === place).map(({ name }) => name);
      const [content] = Object.values(requestBody?.content ?? {});
      return {
        method: method.toUpperCase(),
        path: path.replace('/api/v1', ''),
        inPath: named('path'),
        inQuery: named('query'),
        inBody: Object.keys((content && resolved(content.schema).properties) ?? {}),
      };
    }),
  )
  .filter(({ method, path }) => !ENDINGS.has(`${method} ${path}`))
  .filter(({ inPath, inQuery, inBody }) => [...inPath, ...inQuery, ...inBody].length > 0)
  // What is deleted would keep the other calls from coming as far as their hostile fields.
  .sort((one, other) => Number(one.method === 'DELETE') - Number(other.method === 'DELETE'));

const plausible = (name: string): unknown => (name in PLAUSIBLE ? PLAUSIBLE[name] : 'x');

function pathOf({ path, inPath }: Target, hostile: Readonly<Record<string, string>> = {}): string {
  return inPath.reduce(
    (filled, name) =>
      filled.replace(`{${name}}`, encodeURIComponent(hostile[name] ?? String(plausible(name)))),
    path,
  );
}

function* attemptsAt(target: Target): Generator<Attempt> {
  const body = Object.fromEntries(target.inBody.map((name) => [name, plausible(name)]));
  const path = pathOf(target);
  const rest = target.inBody.length > 0 ? { body } : {};
  for (const name of target.inBody) {
    for (const value of VALUES) yield { path, body: { ...body, [name]: value } };
  }
  for (const value of target.inBody.length > 0 ? NO_OBJECTS : []) yield { path, body: value };
  for (const name of target.inQuery) {
    for (const value of TEXTS) {
      const query = new URLSearchParams({ [name]: value.slice(0, MAX_IN_ADDRESS_LENGTH) }).toString();
      yield { path: `${path}?${query}`, ...rest };
      if (TWICE.has(value)) yield { path: `${path}?${query}&${query}`, ...rest };
    }
    yield { path: `${path}?${name}[a]=1&${name}[__proto__][x]=1`, ...rest };
  }
  for (const name of target.inPath) {
    for (const value of TEXTS) {
      yield { path: pathOf(target, { [name]: value.slice(0, MAX_IN_ADDRESS_LENGTH) }), ...rest };
    }
  }
}

/** Others each time; both engines try the same ones. */
function attemptsOf(target: Target): readonly Attempt[] {
  const all = [...attemptsAt(target)];
  return sample(all, Math.max(8, Math.ceil(all.length / 12)));
}

/** What one engine's run saw refused for what its fields say: no database hears of that, so the other's leaves it out. */
const refusedByFields = new Set<string>();

describe.each(enginesFor(30))('hostile input over HTTP on %s', (engine) => {
  let server: TestServer;
  let who: TestMember;
  const signIn = () => server.member({ email: 'attacker@example.com' });
  beforeAll(async () => {
    server = await TestServer.start(engine, {
      PARTNER_URL: 'https://partner.example/',
      PARTNER_SECRET: 'kJ2mQ7xW9zR4tY6uI8oP0aS3dF5gH1jKlLzXcV',
    });
    await (await signIn()).shorten('https://example.com/', 'own-link');
  });
  // So much is tried that a token would not last.
  beforeEach(async () => {
    who = await signIn();
  });
  afterAll(() => server.stop());

  let addresses = 0;
  /** From another address each time, so that no limit stands before what is attacked. */
  const answerTo = (method: string, { path, body }: Attempt): Promise<Answer<Refusal>> => {
    addresses += 1;
    const from = { 'x-forwarded-for': `10.200.${addresses >> 8}.${addresses & 255}` };
    if (body === undefined) return who.call(path, { method, headers: from });
    const headers = { ...from, 'content-type': 'application/json' };
    return who.call(path, { method, headers, body: JSON.stringify(body) });
  };

  it.each(TARGETS)('makes no fault of $method $path', async (target) => {
    const faults: string[] = [];
    for (const [index, attempt] of attemptsOf(target).entries()) {
      const name = `${target.method} ${target.path} ${index}`;
      if (refusedByFields.has(name)) continue;
      const { status, body } = await answerTo(target.method, attempt);
      if (status === 400 && body.error?.fields) refusedByFields.add(name);
      if (status >= 500) faults.push(`${status} ${JSON.stringify(attempt).slice(0, 300)}`);
    }
    expect(faults).toEqual([]);
  });

  it('leaves the person and everybody’s objects as they were', async () => {
    expect((await who.call('/my/info')).status).toBe(200);
    expect(({} as Record<string, unknown>)['x']).toBeUndefined();
  });
});
