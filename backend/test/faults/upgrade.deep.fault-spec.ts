import { type EarlierVersion, earlierVersion } from '../support/earlier-version';
import { ENGINE_NAMES } from '../support/database';
import { type Answers, Installation, Person, type Question } from '../support/installation';

/** The last version whose hosts belonged to persons and whose plans were a column of groups. */
const EARLIER = '81090b9';
const LINKS = Number(process.env['UPGRADE_LINKS'] ?? 100_000);
const LINKS_AT_ONCE = 1_000;
const VISITS = LINKS * 10;
/** Answered just before the earlier version is killed: most of them are in its journal alone. */
const LAST_VISITS = 5_000;
/** Links that are also asked, by HEAD, where they lead to. */
const ASKED = 200;
const MAX_MS = 60 * 60_000;

const OWNER = 'owner@example.com';
const FRIEND = 'friend@example.com';

/** What tells of the moment at which it is asked, has others' visits in it, or leads out of the site. */
const UNSTABLE = /\/(live|tokeninfo|fetches)$|^\/(site|auth)\/|my\/export/;

/** The earlier version did not report the clicks of a month, and had two prices for a domain. */
const CHANGED_FIELDS: ReadonlySet<string> = new Set(['clickUsage', 'brandDomainPrices']);

/** Without the fields whose meaning has changed since. */
const comparable = (kept: Kept): unknown =>
  JSON.parse(JSON.stringify(kept, (key, value: unknown) => (CHANGED_FIELDS.has(key) ? undefined : value)));

const pathsOf = ({ reads }: EarlierVersion, names: Readonly<Record<string, string>>): string[] =>
  reads
    .filter((path) => !UNSTABLE.test(path))
    .map((path) => path.replaceAll(/\{(\w+)\}/g, (braces, name: string) => names[name] ?? braces))
    .filter((path) => !path.includes('{'));

const searches: readonly Question[] = [
  ['/links/overview/query', { limit: 100, start: -1 }],
  ['/links/overview/query', { limit: 100, start: -1, sort: 'clicks' }],
  ['/links/overview/query', { limit: 20, start: -1, tab: 'star' }],
  ['/links/overview/query', { limit: 20, start: -1, filters: [{ key: 'text', value: 'needle' }] }],
];

/** Everything that a group keeps beside its many links. */
async function useEverything(owner: Person): Promise<string[]> {
  await owner.call(`/admin/groups/${String(owner.groupId)}/plan`, { plan: 'customized' }, 'PUT');
  await owner.call('/my/settings', { subdomain: 'menu', displayName: 'Mei' }, 'PUT');
  await owner.call('/my/tags', { value: 'spring' });
  await owner.call('/my/trackingTools', { name: 'Shop', note: '', value: { fbPixel: '123456789012345' } });
  await owner.call(`/my/groups/${String(owner.groupId)}/invite`, { emails: [FRIEND], role: 'admin' });
  const made = [
    { url: 'https://example.com/menu', encodeId: 'menu', tags: ['spring'], star: true, note: 'needle' },
    {
      url: 'https://example.com/phone',
      encodeId: 'phone',
      targets: [{ target: 'ios', url: 'https://example.com/ios' }],
    },
    { url: 'https://example.com/utm', encodeId: 'with-utm', utm: { source: 'line', medium: 'social' } },
    { url: 'https://example.com/short', encodeId: 'looks', title: '菜單', description: 'Tonight' },
  ];
  for (const link of made) await owner.call('/links', link);
  await owner.call('/links', { url: 'https://example.com/own', encodeId: 'own', domain: 'menu.localhost' });
  return made.map(({ encodeId }) => encodeId);
}

async function makeLinks(owner: Person): Promise<void> {
  for (let from = 0; from < LINKS; from += LINKS_AT_ONCE) {
    const links = Array.from({ length: Math.min(LINKS_AT_ONCE, LINKS - from) }, (_, index) => ({
      url: `https://shop.example/${String(from + index)}`,
      note: index === 7 ? 'needle' : '',
    }));
    await owner.call('/batch/links', { links });
  }
}

interface Kept {
  readonly owner: Answers;
  readonly friend: Answers;
  readonly rows: unknown;
}

describe.each(ENGINE_NAMES)('a full installation of the version before, on %s', (engine) => {
  const earlier = earlierVersion(EARLIER);
  let installation: Installation;
  let owner: Person;
  let friend: Person;
  let slugs: string[];
  let before: Kept;
  let destinationsBefore: (string | null)[];

  async function look(): Promise<Kept> {
    const names = { groupId: String(owner.groupId), domain: 'menu.localhost' };
    const reads = slugs.slice(0, 5).flatMap((encodeId) => pathsOf(earlier, { ...names, encodeId }));
    const questions: Question[] = [...new Set(reads)].map((path) => [path]);
    return {
      owner: await owner.answers([...questions, ...searches]),
      friend: await friend.answers([
        ['/my/info'],
        ['/my/invitations'],
        ['/my/groups'],
        ['/my/notifications'],
      ]),
      rows: await installation.query(
        `SELECT group_id, COUNT(*) AS links, SUM(click_count) AS clicks FROM links WHERE slug <> 'last'
         GROUP BY group_id ORDER BY group_id`,
      ),
    };
  }

  async function destinations(): Promise<(string | null)[]> {
    const asked = slugs.slice(0, ASKED).map((slug) => installation.ask(`/${slug}`, { method: 'HEAD' }));
    return (await Promise.all(asked)).map(({ headers }) => headers.get('location'));
  }

  beforeAll(async () => {
    installation = await Installation.prepare(engine, OWNER);
    await installation.start(earlier.main);
    owner = new Person(installation, OWNER);
    await owner.join();
    friend = new Person(installation, FRIEND);
    await friend.join();
    const special = await useEverything(owner);
    await makeLinks(owner);
    const rows = await installation.query<{ slug: string }>('SELECT slug FROM links WHERE domain_id = 0');
    slugs = [...special, ...rows.map(({ slug }) => slug).filter((slug) => !special.includes(slug))];
    await installation.visit(slugs, VISITS);
    destinationsBefore = await destinations();
    await installation.hits(VISITS + ASKED);
    before = await look();
    await friend.call('/links', { url: 'https://example.com/last', encodeId: 'last' });
    await installation.visit(['last'], LAST_VISITS);
    await installation.end('SIGKILL');
    await installation.start();
  }, MAX_MS);

  afterAll(async () => {
    await installation.end('SIGTERM');
    await installation.drop();
  });

  it('answers as before to whoever was signed in', async () => {
    expect(comparable(await look())).toMatchObject(comparable(before) as object);
  });

  it('counts what only the journal of the version before knew', async () => {
    const answered = VISITS + ASKED + LAST_VISITS;
    expect(await installation.hits(answered)).toBe(answered);
    const { data } = await friend.call<{ data: { totalClicks: number } }>(
      '/links/last/overview',
      undefined,
      'GET',
    );
    expect(data.totalClicks).toBe(LAST_VISITS);
  });

  it('redirects to where links led before', async () => {
    expect(await destinations()).toEqual(destinationsBefore);
  });

  it('redirects on the subdomain and lets its owner make another link there', async () => {
    await owner.call('/links', { url: 'https://example.com/new', encodeId: 'new', domain: 'menu.localhost' });
    await installation.visit(['own', 'new'], 4, 'menu.localhost');
  });
});
