import type { Browser } from 'playwright-core';
import { launchBrowser } from '../support/browser';
import { deploymentsFor } from '../support/deployments';
import { Caller, join } from '../support/joining';
import { MailServer } from '../support/mail-server';
import { Product } from '../support/processes';
import { Visitor } from '../support/visitor';
import { eventually } from '../support/waiting';

const COUNT = 64;
const PER_PAGE = 25;

/** What a list looks like to a person in the middle of it. */
interface Seen {
  readonly rows: readonly (string | null)[];
  readonly chosen: readonly (string | null)[];
  readonly scrollY: number;
  readonly focus: string | null;
}

const SEEN = `(() => {
  const rows = [...document.querySelectorAll('li[data-link]')];
  const nameOf = (row) => row?.getAttribute('data-link') ?? null;
  return {
    rows: rows.map(nameOf),
    chosen: rows.filter((row) => row.querySelector('input:checked')).map(nameOf),
    scrollY: Math.round(window.scrollY),
    focus: nameOf(document.activeElement?.closest('li[data-link]')),
  };
})()`;

describe.each(deploymentsFor(10))('a long list of links, with %s', (_title, engine, roles, variables) => {
  let mails: MailServer;
  let product: Product;
  let browser: Browser;
  let anna: Visitor;
  let group: string;

  const rows = () => anna.page.locator('li[data-link]');
  const rowOf = (index: number) => rows().filter({ hasText: `story-${String(index)}?` });
  const seen = (): Promise<Seen> => anna.page.evaluate<Seen>(SEEN);
  const showMore = async (count: number): Promise<void> => {
    await anna.press('button', 'list.more');
    await rows()
      .nth(count - 1)
      .waitFor();
  };

  beforeAll(async () => {
    mails = await MailServer.start();
    [product, browser] = await Promise.all([
      Product.start(engine, roles, { ...variables, SMTP_URL: mails.url }),
      launchBrowser(),
    ]);
    anna = await Visitor.open(browser, product.origin, {
      locale: 'en',
      viewport: { width: 1_280, height: 800 },
    });
    ({ group } = await join(anna, mails, 'anna@example.com'));
    const caller = new Caller(anna.context.request, product.origin);
    await caller.become('refresh_token');
    const links = Array.from({ length: COUNT }, (_, index) => ({
      url: `https://example.com/story-${String(index)}?full`,
    }));
    await caller.ask('/batch/links', { links });
  });
  afterAll(async () => {
    await browser.close();
    await product.stop();
    await mails.stop();
  });

  it.each([
    ['analytics', (row: ReturnType<typeof rowOf>) => row.locator('a[href*="/analytics/"]').click()],
    ['editor', (row: ReturnType<typeof rowOf>) => row.locator('a[href*="/links/"]').first().click()],
  ])('is as it was left for the %s of a link after Back', async (_name, leave) => {
    await anna.goTo(`/users/${group}`);
    await rows()
      .nth(PER_PAGE - 1)
      .waitFor();
    await showMore(2 * PER_PAGE);
    await showMore(COUNT);
    for (const index of [20, 10]) await rowOf(index).getByRole('checkbox').check();
    await rowOf(12).scrollIntoViewIfNeeded();
    const before = await eventually(seen, ({ scrollY }) => scrollY > 1_000);
    expect(before.chosen).toHaveLength(2);
    const address = anna.page.url();
    await leave(rowOf(12));
    await anna.page.waitForURL((url) => url.href !== address);
    await rows().first().waitFor({ state: 'detached' });
    await anna.page.goBack();
    await rows()
      .nth(COUNT - 1)
      .waitFor();
    const name = await rowOf(12).getAttribute('data-link');
    const expected = { ...before, focus: name };
    const after = await eventually(seen, ({ scrollY }) => scrollY === before.scrollY);
    expect(after).toEqual(expected);
    // What is asked again in the background moves nothing.
    await anna.page.locator('main [aria-busy="true"]').waitFor({ state: 'detached' });
    expect(await seen()).toEqual(expected);
    expect(anna.complaints).toEqual([]);
  });
});
