import type { Browser, Locator } from 'playwright-core';
import sharp from 'sharp';
import { barriersOn, launchBrowser } from '../support/browser';
import { deploymentsFor } from '../support/deployments';
import { givePlan, join } from '../support/joining';
import { unfold } from '../support/folds';
import { MailServer } from '../support/mail-server';
import { Product } from '../support/processes';
import type { Owner } from '../support/screen';
import { Visitor } from '../support/visitor';
import { eventually } from '../support/waiting';

const OPERATOR = 'operator@example.com';
const TITLE = 'Autumn menu <b>&amp; more</b>';

/** Light above and dark below, so that a part of it tells which one it is. */
const picture = (): Promise<Buffer> =>
  sharp({ create: { width: 800, height: 1_600, channels: 3, background: '#ffffff' } })
    .composite([
      {
        input: { create: { width: 800, height: 800, channels: 3, background: '#204080' } },
        top: 800,
        left: 0,
      },
    ])
    .png()
    .toBuffer();

describe.each(deploymentsFor(6))('a member’s links, with %s', (_title, engine, roles, variables) => {
  let mails: MailServer;
  let product: Product;
  let browser: Browser;
  let operator: Visitor;
  let anna: Visitor;
  let owner: Owner;
  let slug: string;

  const list = (search = ''): string => `/users/${owner.group}${search}`;
  const rowOf = (text: string): Locator => anna.page.locator('li[data-link]').filter({ hasText: text });
  const statusOf = async (name: string): Promise<number> =>
    (await anna.context.request.get(`${product.origin}/${name}`, { maxRedirects: 0 })).status();
  const select = (text: string): Promise<void> => rowOf(text).getByRole('checkbox').check();

  beforeAll(async () => {
    mails = await MailServer.start();
    [product, browser] = await Promise.all([
      Product.start(engine, roles, { ...variables, SMTP_URL: mails.url, ADMIN_EMAILS: OPERATOR }),
      launchBrowser(),
    ]);
    [operator, anna] = (await Promise.all(
      [0, 1].map(() =>
        Visitor.open(browser, product.origin, { locale: 'en', viewport: { width: 1_280, height: 900 } }),
      ),
    )) as [Visitor, Visitor];
    await join(operator, mails, OPERATOR);
    owner = await join(anna, mails, 'anna@example.com');
  });
  afterAll(async () => {
    await browser.close();
    await product.stop();
    await mails.stop();
  });

  it('are made with everything that is wanted of them', async () => {
    await anna.goTo('/');
    await anna.the('textbox', 'links.form.address').fill('https://example.com/autumn');
    await anna.press('button', 'links.form.moreOptions');
    await unfold(anna);
    await anna.the('textbox', 'editor.note.tags').fill('fair, 秋季');
    await anna.the('textbox', 'editor.note.note').fill('for the autumn fair');
    await anna.press('button', 'links.form.shorten');
    const result = anna.the('region', 'links.result.heading');
    await result.waitFor();
    slug = new URL((await result.getByRole('link').first().getAttribute('href')) ?? '').pathname.slice(1);
    await anna.press('link', 'links.result.edit');
    await anna.sees('editor.title');
    await unfold(anna);
    await anna.page
      .getByRole('list', { name: anna.text('labels.picker.chosen') })
      .getByText('秋季')
      .waitFor();
  });

  it('show in three cards what others will see, with each key', async () => {
    await anna.the('textbox', 'preview.titleField').fill(TITLE);
    for (const app of ['LINE', 'Facebook', 'X']) {
      await anna.page
        .getByRole('group', { name: anna.text('preview.card.card', { app }) })
        .getByText(TITLE)
        .waitFor();
    }
  });

  it('have a picture of one’s own, of which one chooses the part', async () => {
    const form = anna.page.locator('form').filter({ has: anna.the('textbox', 'preview.titleField') });
    const file = { name: 'menu.png', mimeType: 'image/png', buffer: await picture() };
    await form.locator('input[type="file"]').setInputFiles(file);
    await anna.page.getByRole('slider', { name: anna.text('preview.picture.topPart') }).focus();
    await anna.page.keyboard.press('End');
    await anna.press('button', 'form.save');
    await anna.page.getByText(anna.text('form.saved'), { exact: true }).waitFor();
    expect(await barriersOn(anna.page)).toEqual([]);
    const address = await anna.page
      .getByRole('group', { name: anna.text('preview.card.card', { app: 'X' }) })
      .locator('img')
      .first()
      .getAttribute('src');
    const kept = await anna.context.request.get(new URL(address ?? '', product.origin).href);
    const { width, height } = await sharp(await kept.body()).metadata();
    expect([width, height]).toEqual([1_200, 630]);
    const { dominant } = await sharp(await kept.body()).stats();
    expect(dominant.r).toBeLessThan(128);
  });

  it('lead elsewhere when they are changed, and back by their history', async () => {
    await anna.the('textbox', 'editor.place.url').fill('https://example.com/winter');
    await anna.page.keyboard.press('Control+s');
    await anna.press('button', 'editor.replace');
    const leadsTo = async (): Promise<string | undefined> =>
      (await anna.context.request.get(`${product.origin}/${slug}`, { maxRedirects: 0 })).headers()[
        'location'
      ];
    await eventually(leadsTo, (address) => address === 'https://example.com/winter');
    await anna.page
      .getByRole('button', { name: anna.text('editor.history.restore', { address: 'example.com/autumn' }) })
      .click();
    await anna.page.goto('about:blank');
    await eventually(leadsTo, (address) => address === 'https://example.com/autumn');
  });

  it('are found by their words, and by tabs', async () => {
    await anna.goTo(list());
    await rowOf(owner.slug).waitFor();
    const search = anna.page.getByRole('searchbox', { name: anna.text('list.search') });
    await search.fill('autumn fair');
    await rowOf(owner.slug).waitFor({ state: 'detached' });
    await rowOf(slug).waitFor();
    // What was looked for stands in the address.
    await anna.page.reload();
    await rowOf(slug).waitFor();
    expect(await rowOf(owner.slug).count()).toBe(0);
    await rowOf(slug).getByRole('button', { pressed: false }).first().click();
    await search.fill('nowhere');
    await anna.sees('list.empty.found');
    await anna.press('link', 'list.tab.star');
    await rowOf(slug).waitFor();
    expect(await barriersOn(anna.page)).toEqual([]);
  });

  it('go to the trash many at once, and are back before they are gone', async () => {
    await anna.goTo(list());
    await select(slug);
    await select(owner.slug);
    await anna.press('button', 'list.bulk.trash');
    await anna.press('button', 'list.bulk.undo');
    await rowOf(slug).waitFor();
    await rowOf(owner.slug).waitFor();
    expect(await statusOf(slug)).toBe(302);
    await select(slug);
    await select(owner.slug);
    await anna.press('button', 'list.bulk.trash');
    // A visitor who goes on has made up their mind.
    await anna.press('link', 'list.tab.trash');
    for (const name of [slug, owner.slug]) {
      await eventually(
        () => statusOf(name),
        (status) => status === 410,
      );
    }
  });

  it('are put back where the plan has that', async () => {
    await anna.goTo(list('?tab=trashBin'));
    await select(slug);
    await anna.page
      .getByRole('link', { name: /Personal/ })
      .first()
      .waitFor();
    await givePlan(operator, owner.group, 'personal');
    await anna.page.reload();
    await rowOf(slug).waitFor();
    await select(slug);
    await anna.press('button', 'list.bulk.putBack');
    await eventually(
      () => statusOf(slug),
      (status) => status === 302,
    );
    await anna.goTo(list());
    await rowOf(slug).waitFor();
    await rowOf(TITLE).waitFor();
    expect(anna.complaints).toEqual([]);
  });
});
