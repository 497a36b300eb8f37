import { readFileSync } from 'node:fs';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';

const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Whatever a link leads to, no test leaves this machine.
 * @param hosts further rules, such as `MAP example.com 127.0.0.1:4711` for a stand-in
 */
const resolving = (hosts: readonly string[]): string =>
  `--host-resolver-rules=${[...hosts, 'MAP * ~NOTFOUND', 'EXCLUDE localhost', 'EXCLUDE 127.0.0.1'].join(' , ')}`;

/** The browser that the set-up found, or Debian's. */
export const CHROMIUM = process.env['LINKLET_TEST_CHROMIUM'] ?? '/usr/bin/chromium';

/** How every browser of a test begins: it reaches these stand-ins and this machine's own servers. */
export const quietArguments = (hosts: readonly string[]): string[] => [...QUIET, resolving(hosts)];

/**
 * A browser that reaches these stand-ins and this machine's own servers.
 * @param trustedKeys SHA-256, in base64, of public keys of authorities whose certificates it takes besides those it knows
 */
export const launchBrowser = (
  hosts: readonly string[] = [],
  trustedKeys: readonly string[] = [],
): Promise<Browser> =>
  chromium.launch({
    executablePath: CHROMIUM,
    args: [
      ...quietArguments(hosts),
      ...trustedKeys.map((key) => `--ignore-certificate-errors-spki-list=${key}`),
    ],
  });

/** Says nothing of being headless, which would count as a bot. */
const PERSON =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';

/** A person's own browser, as if on a machine of its own. */
export const openPerson = (browser: Browser, options: BrowserContextOptions = {}): Promise<BrowserContext> =>
  browser.newContext({ locale: 'zh-TW', timezoneId: 'Asia/Taipei', userAgent: PERSON, ...options });

/** Everything the console complained about and every script that failed, so that a test can expect none. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => {
    complaints.push(error.message);
  });
  return complaints;
}

/** Enough to find an element again. */
const MAX_HTML_LENGTH = 400;

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/**
 * A screen that has just changed its colours still blends them, which axe would measure. Even people who want no motion
 * get them by a transition, of a frame; on a busy machine one begins after another has ended.
 */
const SETTLED = `(async () => {
  for (;;) {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const blending = document.getAnimations().filter((each) => each instanceof CSSTransition);
    if (blending.length === 0) return;
    await Promise.allSettled(blending.map(({ finished }) => finished));
  }
})()`;

/**
 * What axe finds wrong with the page as it stands: rule and element. Without a list of rules it tries all. What a bar that
 * stays in sight covers by half at this place of the page is measured again where nothing covers it.
 */
export async function barriersOn(page: Page, rules?: readonly string[]): Promise<string[]> {
  const options = {
    runOnly: rules ? { type: 'rule', values: rules } : { type: 'tag', values: WCAG },
    // Describing all that is right would be half of its work.
    resultTypes: ['violations'],
    elementRef: true,
  };
  // Its package for Playwright brings it anew, twice, whenever it looks; that would cost more than the looking.
  if (await page.evaluate<boolean>(`typeof axe === 'undefined'`)) await page.evaluate(AXE);
  await page.evaluate(SETTLED);
  return page.evaluate<string[]>(`(async () => {
    const isStillSmall = async (element) => {
      element.scrollIntoView({ block: 'center' });
      const { violations } = await axe.run(element, { runOnly: { type: 'rule', values: ['target-size'] } });
      return violations.length > 0;
    };
    const found = [];
    const { violations } = await axe.run(document, ${JSON.stringify(options)});
    for (const { id, nodes } of violations) {
      for (const { html, element } of nodes) {
        if (id === 'target-size' && !(await isStillSmall(element))) continue;
        found.push(id + ': ' + html.slice(0, ${String(MAX_HTML_LENGTH)}));
      }
    }
    return found;
  })()`);
}
