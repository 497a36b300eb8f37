import type { Browser } from 'playwright-core';
import { launchBrowser } from '../support/browser';
import { deploymentsFor } from '../support/deployments';
import { Caller, join } from '../support/joining';
import { MailServer } from '../support/mail-server';
import { Product } from '../support/processes';
import { Visitor } from '../support/visitor';

const SHOP = 'Tea shop';
const HOME = 'anna';

describe.each(deploymentsFor(11))('two tabs of one browser, with %s', (_title, engine, roles, variables) => {
  let mails: MailServer;
  let product: Product;
  let browser: Browser;
  let first: Visitor;
  let second: Visitor;
  let home: string;
  let shop: string;

  const groupIn = ({ page, text }: Visitor, name: string) =>
    page.getByRole('button', { name: text('app.nav.group', { name }), exact: true });
  const destinationsIn = async (groupId: string): Promise<string[]> => {
    const caller = new Caller(first.context.request, product.origin);
    await caller.become('refresh_token');
    const { data } = await caller.ask<{ data: { linksData: { url: string }[] } }>('/links/overview/query', {
      groupId: Number(groupId),
    });
    return data.linksData.map(({ url }) => url);
  };
  const shorten = async (visitor: Visitor, address: string): Promise<void> => {
    await visitor.goTo('/');
    await visitor.the('textbox', 'links.form.address').fill(address);
    await visitor.press('button', 'links.form.shorten');
    await visitor.the('region', 'links.result.heading').waitFor();
  };

  beforeAll(async () => {
    mails = await MailServer.start();
    [product, browser] = await Promise.all([
      Product.start(engine, roles, { ...variables, SMTP_URL: mails.url }),
      launchBrowser(),
    ]);
    first = await Visitor.open(browser, product.origin, {
      locale: 'en',
      viewport: { width: 1_280, height: 800 },
    });
    ({ group: home } = await join(first, mails, 'anna@example.com'));
    const caller = new Caller(first.context.request, product.origin);
    await caller.become('refresh_token');
    const made = await caller.ask<{ data: { groupId: number } }>('/my/groups', { name: SHOP });
    shop = String(made.data.groupId);
    second = await Visitor.at(first.context, product.origin, 'en');
  });
  afterAll(async () => {
    await browser.close();
    await product.stop();
    await mails.stop();
  });

  it('stay each in the group that it shows, where its links are made', async () => {
    await first.goTo(`/users/${home}`);
    await groupIn(first, HOME).waitFor();
    await second.goTo(`/users/${shop}`);
    await second.page
      .getByRole('button', { name: new RegExp(SHOP) })
      .first()
      .click();
    await groupIn(second, SHOP).waitFor();
    await groupIn(first, HOME).waitFor();
    await shorten(first, 'https://example.com/at-home');
    await shorten(second, 'https://example.com/in-the-shop');
    expect(await destinationsIn(home)).toEqual(
      expect.arrayContaining([expect.stringContaining('example.com/at-home')]),
    );
    expect((await destinationsIn(shop)).map((url) => new URL(url).pathname)).toEqual(['/in-the-shop']);
    await groupIn(first, HOME).waitFor();
  });

  it('stay there after they are loaded again, while a new one opens in the group chosen last', async () => {
    await Promise.all([first.page.reload(), second.page.reload()]);
    await groupIn(first, HOME).waitFor();
    await groupIn(second, SHOP).waitFor();
    const third = await Visitor.at(first.context, product.origin, 'en');
    await third.goTo('/');
    await groupIn(third, SHOP).waitFor();
    await shorten(first, 'https://example.com/at-home-again');
    expect((await destinationsIn(shop)).map((url) => new URL(url).pathname)).toEqual(['/in-the-shop']);
    for (const { complaints } of [first, second, third]) expect(complaints).toEqual([]);
  });
});
