import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { barriersOn, complaintsOf, launchBrowser, openPerson } from '../support/browser';
import { deploymentsFor, inTurn } from '../support/deployments';
import { isDeep, sample } from '../support/depth';
import { LinkOwner, OWNER_EMAIL, type OwnedLink } from '../support/link-owner';
import { MailServer } from '../support/mail-server';
import { PIXEL_IDS, FakePixelNetworks, REPORTS, SHOP, SILENT_REPORTS } from '../support/fake-pixel-networks';
import { freePort, Product } from '../support/processes';
import { eventually } from '../support/waiting';

const LANDING = `${SHOP}/landing?a=1`;
/** On space that anybody gets for free, of which visitors are warned. */
const FREE = 'https://somebody.github.io/landing?a=1';
const VIDEO = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
const FACEBOOK = 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';
const PHONES = {
  'Safari on an iPhone': `${IPHONE} Version/17.6 Mobile/15E148 Safari/604.1`,
  'LINE on an iPhone': `${IPHONE} Mobile/15E148 Safari Line/14.9.0`,
  'Facebook on an iPhone': `${IPHONE} Mobile/21G93 [FBAN/FBIOS;FBAV/479.1.0.38.110;FBBV/631255;]`,
  'Instagram on an iPhone': `${IPHONE} Mobile/15E148 Instagram 330.0.0.18.90 (iPhone15,2; iOS 17_6)`,
  'Chrome on Android': ANDROID,
  'LINE on Android': `${ANDROID} Line/14.2.0/IAB`,
  'Facebook on Android': `${ANDROID} [FB_IAB/FB4A;FBAV/400.0.0.37.76;]`,
  'Instagram on Android': `${ANDROID} Instagram 330.0.0.40.92 Android (34/14; 420dpi; Google/google; Pixel 8)`,
} as const;
const FIREFOX = 'Mozilla/5.0 (Android 14; Mobile; rv:127.0) Gecko/127.0 Firefox/127.0';
const ALL_PIXELS = [
  { fbPixel: PIXEL_IDS.meta, gTag: PIXEL_IDS.container, lineTag: PIXEL_IDS.line, tiktok: PIXEL_IDS.tiktok },
  { gTag: PIXEL_IDS.analytics },
  { gTag: PIXEL_IDS.ads },
];
const ALL_REPORTS = Object.values(REPORTS).sort();
/** Where a packaged map puts it. */
const IN_GERMANY = '85.214.132.117';

/** What waits for long waits for ever, so that pages stay to be looked at. */
const SHORT_TIMEOUTS = `const wait = window.setTimeout;
window.setTimeout = (work, time, ...rest) => (time > 1000 ? 0 : wait(work, time, ...rest));`;

/** What waits for a while waits for long, so that all tools come to their end on a busy machine, too. */
const LONG_TIMEOUTS = `const wait = window.setTimeout;
window.setTimeout = (work, time, ...rest) => wait(work, time > 1000 ? time * 20 : time, ...rest);`;

interface Stage {
  readonly product: Product;
  readonly browser: Browser;
  readonly owner: LinkOwner;
}

let fakes: FakePixelNetworks;
let mails: MailServer;

beforeAll(async () => {
  [fakes, mails] = await Promise.all([FakePixelNetworks.start(), MailServer.start()]);
});
afterAll(async () => {
  await mails.stop();
  await fakes.server.stop();
});
beforeEach(() => {
  fakes.restore();
});

async function setStage(...[engine, roles, variables]: Parameters<typeof Product.start>): Promise<Stage> {
  const settings = {
    SMTP_URL: mails.url,
    ADMIN_EMAILS: OWNER_EMAIL,
    TRUSTED_PROXIES: '127.0.0.1',
    PATROL: 'off',
    ...variables,
  };
  const [product, browser] = await Promise.all([
    Product.start(engine, roles, settings),
    launchBrowser(fakes.rules()),
  ]);
  return { product, browser, owner: await LinkOwner.join(browser, product, mails) };
}

async function strike({ product, browser, owner }: Stage): Promise<void> {
  await owner.leave();
  await browser.close();
  await product.stop();
}

interface Coming {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly complaints: string[];
  /** What the page set off for with a scheme of its own. */
  readonly attempts: string[];
}

/** A visitor who has not yet come. */
async function visitor(browser: Browser, options: BrowserContextOptions = {}): Promise<Coming> {
  // The stand-ins vouch for themselves.
  const context = await openPerson(browser, { ignoreHTTPSErrors: true, ...options });
  const page = await context.newPage();
  const attempts: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith('http')) attempts.push(request.url());
  });
  return { context, page, complaints: complaintsOf(page), attempts };
}

const arrivals = (times: number): Promise<number> =>
  eventually(
    () => Promise.resolve(fakes.arrivals),
    (now) => now === times,
  );

/** Follows a short address until the shop is shown. */
async function goShopping({ page }: Coming, { shortUrl }: OwnedLink): Promise<void> {
  await page.goto(shortUrl, { waitUntil: 'commit' });
  await page.getByRole('heading', { name: 'Shop', exact: true }).waitFor();
}

describe.each(deploymentsFor(8))('visits of pages with %s', (_title, engine, roles, variables) => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await setStage(engine, roles, variables);
  });
  afterAll(() => strike(stage));

  it('count once where pixels ran, each of which got its report', async () => {
    const link = await stage.owner.makeWithPixels(LANDING, ALL_PIXELS);
    const person = await visitor(stage.browser);
    // What the page waits for no longer is counted by its own clock, which a busy machine would outrun.
    await person.page.addInitScript(LONG_TIMEOUTS);
    await goShopping(person, link);
    await eventually(
      () => Promise.resolve(fakes.reports),
      (reports) => JSON.stringify(reports) === JSON.stringify(ALL_REPORTS),
    );
    expect(fakes.arrivals).toBe(1);
    expect(person.complaints).toEqual([]);
    expect(await stage.owner.counted(link, 1)).toMatchObject({ human: 1, bot: 0, preview: 0 });
    await person.context.close();
  });

  it('count once somebody who was warned goes on', async () => {
    const link = await stage.owner.make(FREE);
    const person = await visitor(stage.browser, { locale: 'en' });
    await person.page.goto(link.shortUrl);
    await person.page.getByText('somebody.github.io', { exact: true }).waitFor();
    expect(fakes.arrivals).toBe(0);
    await person.page.getByRole('link', { name: 'Continue anyway' }).click();
    await person.page.getByRole('heading', { name: 'Shop' }).waitFor();
    expect(await stage.owner.counted(link, 1)).toMatchObject({ human: 1 });
    await person.context.close();
  });

  it('count as previews where crawlers get the card', async () => {
    const link = await stage.owner.make(LANDING);
    await stage.owner.change(link, 'preview', { title: 'Tea & "more"', description: '<Oolong>' });
    const answer = await fetch(`${link.shortUrl}?v=2`, {
      headers: { 'user-agent': FACEBOOK },
      redirect: 'manual',
    });
    const html = await answer.text();
    expect([answer.status, answer.headers.get('vary')]).toEqual([200, 'User-Agent']);
    expect(html).toContain('<meta property="og:title" content="Tea &#38; &#34;more&#34;">');
    expect(html).toContain('<meta property="og:description" content="&#60;Oolong&#62;">');
    expect(html).toContain(`<meta property="og:url" content="${link.shortUrl}">`);
    expect(html).not.toMatch(/shop\.example|http-equiv|<script/);
    const person = await visitor(stage.browser);
    await goShopping(person, link);
    expect(await stage.owner.counted(link, 1)).toMatchObject({ human: 1, preview: 1, bot: 0 });
    await person.context.close();
  });

  it('count once where an app is tried', async () => {
    const link = await stage.owner.make(LANDING, { targets: [{ target: 'ios', url: 'shop://landing' }] });
    const person = await visitor(stage.browser, { userAgent: PHONES['Safari on an iPhone'] });
    await person.page.goto(link.shortUrl, { waitUntil: 'commit' });
    await arrivals(1);
    expect(person.attempts).toEqual(['shop://landing']);
    expect(await stage.owner.counted(link, 1)).toMatchObject({ human: 1 });
    await person.context.close();
  });
});

describe('pages in a browser', () => {
  let stage: Stage;
  let link: OwnedLink;
  beforeAll(async () => {
    stage = await setStage('SQLite', ['all']);
    link = await stage.owner.makeWithPixels(LANDING, ALL_PIXELS);
  });
  afterAll(() => strike(stage));

  describe('with pixels', () => {
    it('leave no trace in the history', async () => {
      const person = await visitor(stage.browser);
      await person.page.goto('about:blank');
      await goShopping(person, link);
      await person.page.goBack();
      expect(person.page.url()).toBe('about:blank');
      await person.context.close();
    });

    it.each(sample(['meta', 'container', 'google', 'line', 'tiktok'] as const, 2))(
      'wait 1200 ms and no longer for a tool that never answers: %s',
      async (tool) => {
        fakes.silence(tool);
        const person = await visitor(stage.browser);
        await person.page.clock.install({ time: 0 });
        await person.page.clock.pauseAt(1_000);
        await person.page.goto(link.shortUrl, { waitUntil: 'commit' });
        await eventually(
          () => Promise.resolve(fakes.fetched),
          (scripts) => scripts === 5,
        );
        await person.page.clock.runFor(1_199);
        expect(fakes.arrivals).toBe(0);
        await person.page.clock.runFor(1);
        await person.page.getByRole('heading', { name: 'Shop', exact: true }).waitFor();
        expect(fakes.arrivals).toBe(1);
        await person.context.close();
      },
    );

    it('do not wait for a tool that is blocked', async () => {
      const refusing = { host: 'analytics.tiktok.com', port: await freePort() };
      const browser = await launchBrowser(fakes.rules(refusing));
      const person = await visitor(browser);
      // Time stands still but for what tools need to send their reports.
      await person.page.clock.install({ time: 0 });
      await person.page.clock.pauseAt(1_000);
      await person.page.goto(link.shortUrl, { waitUntil: 'commit' });
      await eventually(
        () => Promise.resolve(fakes.reports.length),
        (reports) => reports === ALL_REPORTS.length - 1,
      );
      await person.page.clock.runFor(150);
      await person.page.getByRole('heading', { name: 'Shop', exact: true }).waitFor();
      expect(fakes.arrivals).toBe(1);
      await browser.close();
    });

    it('let somebody go on at once, and only once', async () => {
      fakes.silence('meta');
      const person = await visitor(stage.browser, { locale: 'en' });
      await person.page.clock.install({ time: 0 });
      await person.page.clock.pauseAt(1_000);
      await person.page.goto(link.shortUrl, { waitUntil: 'commit' });
      await person.page.getByRole('link', { name: 'Continue now' }).press('Enter');
      await person.page.getByRole('heading', { name: 'Shop', exact: true }).waitFor();
      expect(fakes.arrivals).toBe(1);
      await person.context.close();
    });

    it('report by pictures and go on where no script runs', async () => {
      const person = await visitor(stage.browser, { javaScriptEnabled: false });
      await goShopping(person, link);
      expect(fakes.reports).toEqual([...SILENT_REPORTS].sort());
      expect(fakes.arrivals).toBe(1);
      expect(person.complaints).toEqual([]);
      await person.context.close();
    });

    it('wait for no picture that never comes where no script runs', async () => {
      fakes.silencePictures();
      const person = await visitor(stage.browser, { javaScriptEnabled: false });
      await goShopping(person, link);
      expect(fakes.reports).toEqual([...SILENT_REPORTS].sort());
      expect(fakes.arrivals).toBe(1);
      await person.context.close();
    });

    it('keep out what a container loads from hosts of its own', async () => {
      fakes.fillContainer(`var own = document.createElement('script');
        own.src = 'https://shop.example/own.js';
        document.head.appendChild(own);`);
      const person = await visitor(stage.browser);
      await goShopping(person, link);
      expect(fakes.server.visits.filter((visit) => visit.endsWith('/own.js'))).toEqual([]);
      expect(person.complaints.join()).toContain('Content Security Policy');
      await person.context.close();
    });

    it.each([
      ['who says so with Sec-GPC', { 'sec-gpc': '1' }],
      ['from a country that asks for consent', { 'x-forwarded-for': IN_GERMANY }],
    ])('are not for somebody %s', async (_who, extraHTTPHeaders) => {
      const person = await visitor(stage.browser, { extraHTTPHeaders });
      await goShopping(person, link);
      expect([fakes.fetched, fakes.reports, fakes.arrivals]).toEqual([0, [], 1]);
      await person.context.close();
    });
  });

  describe('that open an app', () => {
    let video: OwnedLink;
    beforeAll(async () => {
      video = await stage.owner.make(VIDEO, { nativeOpen: true });
    });

    it.each(sample(Object.entries(PHONES), 3))(
      'try it and go on to the web: %s',
      async (_phone, userAgent) => {
        const person = await visitor(stage.browser, { userAgent, locale: 'en' });
        await person.page.clock.install({ time: 0 });
        await person.page.clock.pauseAt(1_000);
        await person.page.goto(video.shortUrl, { waitUntil: 'commit' });
        await person.page.getByRole('heading', { name: 'Opening YouTube' }).waitFor();
        const scheme = /Android.*(?:FB_IAB|Instagram)/.test(userAgent) ? 'intent' : 'vnd.youtube';
        await eventually(
          () => Promise.resolve(person.attempts),
          (attempts) => attempts.includes(`${scheme}://dQw4w9WgXcQ`),
        );
        await person.page.clock.runFor(1_499);
        expect(fakes.server.visits).not.toContain('www.youtube.com/watch?v=dQw4w9WgXcQ');
        await person.page.clock.runFor(1);
        await eventually(
          () => Promise.resolve(fakes.server.visits),
          (visits) => visits.includes('www.youtube.com/watch?v=dQw4w9WgXcQ'),
        );
        await person.context.close();
      },
    );

    it('leave alone whom the app has taken over', async () => {
      const person = await visitor(stage.browser, { userAgent: PHONES['Chrome on Android'] });
      await person.page.clock.install({ time: 0 });
      await person.page.clock.pauseAt(1_000);
      await person.page.goto(video.shortUrl, { waitUntil: 'commit' });
      await eventually(
        () => Promise.resolve(person.attempts.length),
        (attempts) => attempts === 1,
      );
      await person.page.evaluate(`Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
        document.dispatchEvent(new Event('visibilitychange'));`);
      await person.page.clock.runFor(60_000);
      expect(person.page.url()).toBe(video.shortUrl);
      await person.context.close();
    });

    it('send Firefox on Android straight to the web', async () => {
      const person = await visitor(stage.browser, { userAgent: FIREFOX });
      await person.page.goto(video.shortUrl, { waitUntil: 'commit' });
      await person.page.waitForURL(VIDEO);
      expect(person.attempts).toEqual([]);
      await person.context.close();
    });

    it('send desktops to the web without a page', async () => {
      const person = await visitor(stage.browser);
      await person.page.goto(video.shortUrl);
      expect(person.page.url()).toBe(VIDEO);
      await person.context.close();
    });

    it('leave the choice where no script runs', async () => {
      const userAgent = PHONES['Facebook on an iPhone'];
      const person = await visitor(stage.browser, { userAgent, locale: 'en', javaScriptEnabled: false });
      await person.page.goto(video.shortUrl);
      const links = await person.page.locator('main a').all();
      expect(await Promise.all(links.map((each) => each.getAttribute('href')))).toEqual([
        'vnd.youtube://dQw4w9WgXcQ',
        VIDEO,
        VIDEO.replace('https', 'x-safari-https'),
      ]);
      await person.context.close();
    });
  });

  describe('that warn', () => {
    let free: OwnedLink;
    beforeAll(async () => {
      free = await stage.owner.make(FREE);
    });

    it('lead back by key', async () => {
      const person = await visitor(stage.browser, { locale: 'en' });
      await person.page.goto(LANDING);
      await person.page.goto(free.shortUrl);
      await person.page.keyboard.press('Tab');
      for (let steps = 0; steps < 2; steps += 1) await person.page.keyboard.press('Tab');
      await person.page.keyboard.press('Enter');
      await person.page.waitForURL(LANDING);
      expect(person.complaints).toEqual([]);
      await person.context.close();
    });

    it('stand before the destination for crawlers, too', async () => {
      const answer = await fetch(free.shortUrl, { headers: { 'user-agent': FACEBOOK }, redirect: 'manual' });
      expect([answer.status, answer.headers.get('location')]).toEqual([200, null]);
    });
  });

  describe('of all kinds', () => {
    const LANGUAGES = [
      ['zh-TW', 'zh-Hant-TW'],
      ['en', 'en'],
      ['vi', 'vi'],
      ['id', 'id'],
      ['ja', 'ja'],
    ] as const;
    /**
     * Languages change nothing of the markup, so each page is looked through once in light and once in dark; other than
     * in deep runs each is seen in these two languages alone.
     */
    const isTurnOf = (locale: string, page: number, scheme: 'light' | 'dark'): boolean =>
      inTurn(LANGUAGES, page + (scheme === 'light' ? 0 : 2))[0] === locale;
    let addresses: readonly (readonly [address: string, status: number, userAgent?: string])[];
    beforeAll(async () => {
      const [gone, free, video] = [
        await stage.owner.make(LANDING),
        await stage.owner.make(FREE),
        await stage.owner.make(VIDEO, { nativeOpen: true }),
      ];
      await stage.owner.trash(gone);
      const [own] = link.shortUrl.split(`/${link.encodeId}`);
      addresses = [
        [gone.shortUrl, 410],
        [`${stage.product.origin}/no-such-link`, 404],
        [`${own ?? ''}/no-such-link`, 404],
        [free.shortUrl, 200],
        [video.shortUrl, 200, PHONES['LINE on an iPhone']],
        [link.shortUrl, 200],
      ];
    });

    it.each(LANGUAGES)('are sound in %s: light and dark, narrow and wide', async (locale, lang) => {
      fakes.silence('meta');
      for (const [turn, [address, status, userAgent]] of addresses.entries()) {
        if (!isDeep && !isTurnOf(locale, turn, 'light') && !isTurnOf(locale, turn, 'dark')) continue;
        const person = await visitor(stage.browser, { locale, ...(userAgent ? { userAgent } : {}) });
        await person.context.addInitScript(SHORT_TIMEOUTS);
        const answer = await person.page.goto(address, { waitUntil: 'commit' });
        await person.page.locator('footer, main').first().waitFor();
        expect([address, answer?.status()]).toEqual([address, status]);
        expect(await person.page.locator('html').getAttribute('lang')).toBe(lang);
        for (const [width, colorScheme] of [
          [360, 'dark'],
          [1440, 'light'],
        ] as const) {
          await person.page.setViewportSize({ width, height: 800 });
          await person.page.emulateMedia({ colorScheme });
          expect(await person.page.evaluate('document.documentElement.scrollWidth')).toBe(width);
          if (isTurnOf(locale, turn, colorScheme)) expect(await barriersOn(person.page)).toEqual([]);
        }
        await person.context.close();
      }
    });
  });
});
