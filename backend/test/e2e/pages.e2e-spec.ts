import type { Browser } from 'playwright-core';
import { launchBrowser } from '../support/browser';
import { join, makeLink } from '../support/joining';
import { MailServer } from '../support/mail-server';
import { Product } from '../support/processes';
import { faultsOf, type Screen } from '../support/screen';
import { Visitor } from '../support/visitor';
import { LOCALES } from '../support/words';
import { ANALYTICS_LAYERS } from './screens/analytics-layers';
import { BULK_LAYERS } from './screens/bulk-layers';
import { DOMAIN_LAYERS } from './screens/domain-layers';
import { EDITOR_LAYERS } from './screens/editor-layers';
import { GROUP_LAYERS, INVITATION_LAYERS } from './screens/group-layers';
import { LABELS_LAYERS } from './screens/labels-layers';
import { LAYERS } from './screens/layers';
import { LIST_LAYERS } from './screens/list-layers';
import { MEMBER_LAYERS } from './screens/member-layers';
import { MOVING_LAYERS } from './screens/moving-layers';
import { MEMBER_PAGES, PAGES } from './screens/pages';
import { PREVIEW_LAYERS } from './screens/preview-layers';
import { REPORT_LAYERS } from './screens/report-layers';
import { MEMBER_SHORTEN_LAYERS, SHORTEN_LAYERS } from './screens/shorten-layers';
import { TEAM_LAYERS } from './screens/team-layers';

interface Turn {
  readonly turn: number;
  readonly languages: number;
}

const rows = (screens: readonly Screen[]) =>
  screens.map((screen, index) => [screen.name, screen, index] as const);

/** Each screen in other languages than the screen before; pictures are taken in all of them. */
const languagesOf = (few: number): number =>
  process.env['LINKLET_SCREENSHOTS'] === undefined ? few : LOCALES.length;

/** The button is there; nobody presses it. */
const WITH_GOOGLE = {
  OAUTH_GOOGLE_CLIENT_ID: 'client',
  OAUTH_GOOGLE_CLIENT_SECRET: 'secret',
  OAUTH_GOOGLE_ISSUER: 'https://login.example',
};

/** Several rows at once share two cores. */
const PATIENCE = 180_000;

// With LINKLET_SCREENSHOTS=<folder>, pictures of all screens in all languages and three widths are left there.
describe('every screen', () => {
  let mails: MailServer;
  let product: Product;
  let browser: Browser;
  let visitors = 0;

  beforeAll(async () => {
    mails = await MailServer.start();
    [product, browser] = await Promise.all([
      Product.start('SQLite', ['all'], {
        ...WITH_GOOGLE,
        SMTP_URL: mails.url,
        // Each row comes from an address of its own, so that limits are not met by many at once.
        TRUSTED_PROXIES: '127.0.0.1',
      }),
      launchBrowser(),
    ]);
  });
  afterAll(async () => {
    await browser.close();
    await product.stop();
    await mails.stop();
  });

  async function open(): Promise<Visitor> {
    visitors += 1;
    const extraHTTPHeaders = { 'x-forwarded-for': `10.0.0.${String(visitors)}` };
    return Visitor.open(browser, product.origin, { locale: 'en', extraHTTPHeaders });
  }

  /** Each screen is looked at in other languages first, and other colours, than the one before. */
  async function look(screen: Screen, isMember: boolean, { turn, languages }: Turn): Promise<string[]> {
    const visitor = await open();
    const owner = isMember ? await join(visitor, mails) : await makeLink(visitor);
    const locales = LOCALES.map((_, index) => LOCALES[(turn + index) % LOCALES.length] ?? 'en');
    const colours = turn % 2 === 0 ? 'light' : 'dark';
    const faults = await faultsOf(visitor, { screen, owner, locales: locales.slice(0, languages), colours });
    await visitor.close();
    return faults;
  }

  describe.each([
    ['guests', false, PAGES, [...LAYERS, ...SHORTEN_LAYERS, ...INVITATION_LAYERS]],
    [
      'members',
      true,
      MEMBER_PAGES,
      [
        ...MEMBER_LAYERS,
        ...MEMBER_SHORTEN_LAYERS,
        ...GROUP_LAYERS,
        ...TEAM_LAYERS,
        ...LIST_LAYERS,
        ...BULK_LAYERS,
        ...MOVING_LAYERS,
        ...ANALYTICS_LAYERS,
        ...LABELS_LAYERS,
        ...EDITOR_LAYERS,
        ...DOMAIN_LAYERS,
        ...PREVIEW_LAYERS,
        ...REPORT_LAYERS,
      ],
    ],
  ] as const)('of %s', (_title, isMember, pages, layers) => {
    it.concurrent.each(rows(pages))(
      'is sound as a page: %s',
      async (_name, screen, turn) => {
        expect(await look(screen, isMember, { turn, languages: languagesOf(2) })).toEqual([]);
      },
      PATIENCE,
    );

    // What opens on pages says little that they do not.
    it.concurrent.each(rows(layers))(
      'is sound on a page: %s',
      async (_name, screen, turn) => {
        expect(await look(screen, isMember, { turn, languages: languagesOf(1) })).toEqual([]);
      },
      PATIENCE,
    );
  });
});
