import fc from 'fast-check';
import { DataSource } from 'typeorm';
import { MarkLinkService } from '../../../../src/modules/links';
import type { LinkFindings } from '../../../../src/modules/links/core/domain/link-findings';
import type { TestMember, TestServer } from '../../../support/app';
import { set } from '../../../support/links';
import { setPreview } from '../../../support/previews';

const DAY_MS = 86_400_000;
const APP_STORE = 'https://apps.apple.com/app/id443904275';
const PLAY_STORE = 'https://play.google.com/store/apps/details?id=jp.naver.line.android';

/** A link with whatever can be set on it. */
export interface LinkPlan {
  readonly url: string;
  readonly edits: Readonly<Record<string, unknown>>;
  readonly title: string | null;
  readonly isOnSubdomain: boolean;
  readonly hasPixels: boolean;
  readonly standing: Partial<LinkFindings>;
  readonly isTrashed: boolean;
  /** Ends before anybody visits. */
  readonly isEnded: boolean;
}

const url = fc.constantFrom(
  'https://e.test/',
  'https://e.test/p?utm_source=a&x=1#f',
  'https://e.test/?a=%20b&UTM_Source=x&utm_source=y',
  'https://e.test/p?q=1+1&utm_medium=own',
  'https://e.test/?empty&ref=z',
  'https://例子.test/路徑?q=測試#底',
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://shopee.tw/product/1/2?sp=1',
  'https://www.momoshop.com.tw/goods/1',
);
const target = fc.constantFrom(
  { target: 'facebook', url: 'https://fb.test/?utm_source=own' },
  { target: 'twitter', url: 'https://x.test/' },
  { target: 'ios_line', url: 'https://line.test/#f' },
  { target: 'ios_safari', url: 'shopeetw://home' },
  { target: 'android_fb', url: 'https://afb.test/' },
  { target: 'ios_store', url: APP_STORE },
  { target: 'android_store', url: PLAY_STORE },
  { target: 'ios', url: 'tea://ios' },
  { target: 'android', url: 'https://android.test/?a' },
  { target: 'ios_android', url: 'tea://both' },
  { target: 'pc', url: 'https://pc.test/' },
  { target: 'mac', url: 'https://mac.test/?utm_medium=m' },
  { target: 'pc_mac', url: 'https://desk.test/' },
);
const targets = fc.uniqueArray(target, { selector: (each) => each.target, minLength: 1, maxLength: 4 });
const utm = fc.constantFrom(
  { source: 'b', medium: 'm' },
  { campaign: '春季 特賣', content: 'a&b=c' },
  { term: "it's #1?" },
);
const half = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 2 });

const edits = fc
  .record({
    targets: half(targets),
    utm: half(utm),
    nativeOpen: fc.boolean(),
    smartUtmOff: half(fc.constant(true)),
    pathFormat: half(fc.constantFrom({ key: 'ref' }, { key: 'utm_source' }, { key: 'q' })),
    backupUrl: half(fc.constant('https://backup.test/?b')),
  })
  .map((given) => Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)));

const standing = fc.record(
  {
    warning: fc.constantFrom('threat', 'young', 'free-host', 'reported'),
    disabledFor: fc.constantFrom('blocked', 'abuse'),
    downSince: fc.constant(new Date('2026-11-01T00:00:00Z')),
  },
  { requiredKeys: [] },
) satisfies fc.Arbitrary<Partial<LinkFindings>>;

export const linkPlan: fc.Arbitrary<LinkPlan> = fc.record({
  url,
  edits,
  title: fc.option(fc.constantFrom('Tea & more', '茶 "八折"'), { freq: 2 }),
  isOnSubdomain: fc.boolean(),
  hasPixels: fc.boolean(),
  standing: fc.oneof({ arbitrary: fc.constant({}), weight: 4 }, { arbitrary: standing, weight: 1 }),
  isTrashed: fc.nat(11).map((dice) => dice === 0),
  isEnded: fc.nat(9).map((dice) => dice === 0),
});

const PLAIN: LinkPlan = {
  url: 'https://e.test/',
  edits: {},
  title: null,
  isOnSubdomain: false,
  hasPixels: false,
  standing: {},
  isTrashed: false,
  isEnded: false,
};

/** A link for each rule, so that none waits for chance; several where visits of some kinds alone meet it. */
export const ONE_OF_EACH: readonly LinkPlan[] = [
  PLAIN,
  { ...PLAIN, isTrashed: true },
  { ...PLAIN, standing: { disabledFor: 'abuse' } },
  { ...PLAIN, isEnded: true },
  { ...PLAIN, isEnded: true, hasPixels: true },
  { ...PLAIN, standing: { warning: 'young' } },
  { ...PLAIN, edits: { backupUrl: 'https://backup.test/' }, standing: { downSince: new Date(0) } },
  { ...PLAIN, title: 'Tea' },
  { ...PLAIN, title: 'Tea', isOnSubdomain: true },
  { ...PLAIN, edits: { targets: [{ target: 'ios_android', url: 'https://phones.test/' }] } },
  { ...PLAIN, edits: { targets: [{ target: 'pc_mac', url: 'https://desk.test/' }] } },
  { ...PLAIN, url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', edits: { nativeOpen: true } },
  { ...PLAIN, url: 'https://shopee.tw/product/1/2', edits: { nativeOpen: true } },
  { ...PLAIN, isOnSubdomain: true, hasPixels: true },
  { ...PLAIN, isOnSubdomain: true, hasPixels: true, edits: { pathFormat: { key: 'ref' } } },
];

export interface Makers {
  readonly server: TestServer;
  readonly owner: TestMember;
  /** Of the owner's subdomain. */
  readonly host: string;
  readonly pixel: number;
}

const sound = async (answer: Promise<{ readonly status: number; readonly body: unknown }>): Promise<void> => {
  const { status, body } = await answer;
  if (status !== 200) throw new Error(`${String(status)}: ${JSON.stringify(body)}`);
};

/** Makes the link as planned; one that is to end does so a second from now. */
export async function makeLink(plan: LinkPlan, slug: string, makers: Makers): Promise<void> {
  const { server, owner, host, pixel } = makers;
  const { id } = await owner.shorten(plan.url, slug);
  const path = `/links/${slug}`;
  await sound(owner.call(path, { method: 'PUT', body: { note: 'planned', ...plan.edits } }));
  if (plan.title !== null) await sound(setPreview(owner, slug, { title: plan.title }));
  if (plan.isOnSubdomain) {
    await sound(owner.call(`${path}/domain`, { method: 'PUT', body: { domain: host } }));
  }
  if (plan.hasPixels) await sound(set(owner, slug, 'trackingtools', [pixel]));
  if (plan.isEnded) {
    const value = new Date(Date.now() + DAY_MS).toISOString();
    const fallbackUrl = plan.hasPixels ? 'https://late.test/?l' : null;
    await sound(set(owner, slug, 'expiretime', value, { fallbackUrl }));
    // An end that has passed cannot be set, and nothing waits for one to come.
    const yesterday = new Date(Date.now() - DAY_MS);
    await server.web.app
      .get(DataSource)
      .query('UPDATE links SET expires_at = ? WHERE id = ?', [yesterday, id]);
  }
  await server.web.app.get(MarkLinkService).mark(id, plan.standing);
  if (plan.isTrashed) await sound(owner.call(path, { method: 'DELETE' }));
}
