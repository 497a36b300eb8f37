import type { Browser } from 'playwright-core';
import { launchBrowser } from './browser';
import { inTurn } from './deployments';
import { isDeep, sample } from './depth';
import { join, makeLink } from './joining';
import { MailServer } from './mail-server';
import { Product } from './processes';
import { faultsOf, type Look, type Looking, type Screen } from './screen';
import { Visitor } from './visitor';
import { Stuck } from './waiting';
import { LOCALES } from './words';

/** Pictures are taken in all languages. */
const inAll = process.env['LINKLET_SCREENSHOTS'] !== undefined;

/** The button is there; it is not pressed. */
const WITH_GOOGLE = {
  OAUTH_GOOGLE_CLIENT_ID: 'client',
  OAUTH_GOOGLE_CLIENT_SECRET: 'secret',
  OAUTH_GOOGLE_ISSUER: 'https://login.example',
};

/** Several rows at once share two cores. */
const TIMEOUT_MS = isDeep ? 900_000 : 300_000;

const LOOKS: readonly Look[] = [
  { width: 360, colours: 'light' },
  { width: 1440, colours: 'dark' },
  { width: 360, colours: 'dark' },
  { width: 1440, colours: 'light' },
];

/** A run that is not deep looks at one screen of so many. */
const SCREENS_PER_LOOK = inAll ? 1 : 3;

/** Screens that are looked at in the same way. */
export interface Hall {
  readonly isMember: boolean;
  readonly screens: readonly Screen[];
}

/**
 * A deep run sees each screen in all languages, widths and colours, others see some in one of each, by the seed of the run;
 * as there are five languages and four looks, twenty screens after each other see all combinations.
 */
const combinationsFor = (turn: number): Pick<Looking, 'locales' | 'looks'> =>
  isDeep
    ? { locales: LOCALES, looks: LOOKS }
    : { locales: inAll ? LOCALES : [inTurn(LOCALES, turn)], looks: [inTurn(LOOKS, turn)] };

/** The product, and a browser that several people at once look at it with. */
class Gallery {
  private visitors = 0;
  /** They are not in use just now. They have the site's scripts at hand already. */
  private readonly idle: Visitor[] = [];

  private constructor(
    private readonly mails: MailServer,
    private readonly product: Product,
    private readonly browser: Browser,
  ) {}

  static async open(): Promise<Gallery> {
    const mails = await MailServer.start();
    const [product, browser] = await Promise.all([
      Product.start('SQLite', ['all'], {
        ...WITH_GOOGLE,
        SMTP_URL: mails.url,
        // Each row comes from an address of its own, so that limits are not met by many at once.
        TRUSTED_PROXIES: '127.0.0.1',
      }),
      launchBrowser(),
    ]);
    return new Gallery(mails, product, browser);
  }

  async close(): Promise<void> {
    await this.browser.close();
    await this.product.stop();
    await this.mails.stop();
  }

  /** Once more in a new tab when the first one stops answering, which browsers seldom do on a busy machine. */
  async look(screen: Screen, hall: Hall, turn: number): Promise<string[]> {
    try {
      return await this.lookOnce(screen, hall, turn);
    } catch (error) {
      if (!(error instanceof Stuck)) throw error;
      process.stderr.write(`${error.message}; it is looked at again\n`);
      return this.lookOnce(screen, hall, turn);
    }
  }

  private async lookOnce(screen: Screen, { isMember }: Hall, turn: number): Promise<string[]> {
    const visitor = await this.enter();
    const owner = isMember ? await join(visitor, this.mails) : await makeLink(visitor);
    const faults = await faultsOf(visitor, { screen, owner, ...combinationsFor(turn) });
    await this.leave(visitor);
    return faults;
  }

  private async enter(): Promise<Visitor> {
    this.visitors += 1;
    const extraHTTPHeaders = {
      'x-forwarded-for': `10.0.${String(this.visitors >> 8)}.${String(this.visitors & 255)}`,
    };
    const visitor = this.idle.pop();
    if (!visitor) return Visitor.open(this.browser, this.product.origin, { locale: 'en', extraHTTPHeaders });
    await visitor.context.setExtraHTTPHeaders(extraHTTPHeaders);
    return visitor;
  }

  /** The next visitor is another one, of whom nothing is known: the tab has forgotten what pages kept, and its worker. */
  private async leave(visitor: Visitor): Promise<void> {
    await visitor.context.clearCookies();
    this.idle.push(visitor);
  }
}

/** With LINKLET_SCREENSHOTS=<folder>, pictures of all screens in all languages and three widths are left there. */
export function describeScreens(title: string, halls: readonly (readonly [string, Hall])[]): void {
  describe(title, () => {
    let gallery: Gallery;
    beforeAll(async () => {
      gallery = await Gallery.open();
    });
    afterAll(() => gallery.close());

    describe.each(halls)('%s', (_title, hall) => {
      const rows = hall.screens.map((screen, turn) => [screen.name, screen, turn] as const);
      // What is on screens is proved by the web tests; each look costs seconds.
      it.concurrent.each(sample(rows, Math.ceil(rows.length / SCREENS_PER_LOOK)))(
        'is sound: %s',
        async (_name, screen, turn) => {
          expect(await gallery.look(screen, hall, turn)).toEqual([]);
        },
        TIMEOUT_MS,
      );
    });
  });
}
