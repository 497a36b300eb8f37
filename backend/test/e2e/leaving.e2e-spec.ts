import { randomBytes, randomInt } from 'node:crypto';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../support/browser';
import { deploymentsFor } from '../support/deployments';
import { codeInOutbox } from '../support/outbox';
import { Product } from '../support/processes';
import { tracesIn } from '../support/traces';
import { Visitor } from '../support/visitor';
import { eventually } from '../support/waiting';

describe.each(deploymentsFor(4))('somebody who leaves %s', (_title, engine, roles, variables) => {
  const redisUrl = variables['REDIS_URL'] ?? null;
  // For this file alone: other tests keep things in the same Redis.
  const mark = `w${randomBytes(5).toString('hex')}`;
  const email = `${mark}@example.com`;
  const number = `91${String(randomInt(1e6, 1e7))}`;
  const personal = new RegExp(`${mark}|${number}`, 'i');
  let product: Product;
  let browser: Browser;
  let leaver: Visitor;
  let shortUrl: string;

  const traces = (): Promise<string[]> => tracesIn(product, redisUrl, personal);
  const codeFor = (recipient: string): Promise<string> =>
    codeInOutbox(product.databaseVariables['DATA_DIR'] ?? '', recipient);

  beforeAll(async () => {
    [product, browser] = await Promise.all([
      Product.start(engine, roles, { ...variables, LOG_LEVEL: 'debug' }),
      launchBrowser(),
    ]);
    leaver = await Visitor.open(browser, product.origin, { locale: 'en' });
  });
  afterAll(async () => {
    await browser.close();
    await product.stop();
  });

  it('has an account with a name, an address of their own and a telephone', async () => {
    await leaver.goTo('/signup');
    await leaver.the('textbox', 'session.email').fill(email);
    await leaver.page.keyboard.press('Enter');
    await leaver.the('textbox', 'session.code.field', { digits: 6 }).fill(await codeFor(email));
    await leaver.sees('session.start.name.title');
    await leaver.the('textbox', 'session.start.name.field').fill(`Wilma ${mark}`);
    await leaver.press('button', 'session.start.save');
    await leaver.the('textbox', 'session.start.address.field').fill(mark);
    await leaver.press('button', 'session.start.save');
    await leaver.sees('session.start.link.title');
    await leaver.goTo('/users/settings');
    await leaver.press('button', 'account.phone.verify');
    await leaver.the('textbox', 'account.phone.number').fill(`0${number}`);
    await leaver.press('button', 'account.code.send');
    await leaver.the('textbox', 'account.code.code', { digits: 6 }).fill(await codeFor(`+886${number}`));
    await leaver.the('button', 'account.phone.changeNumber').waitFor();
  });

  it('has a link that people follow', async () => {
    await leaver.goTo('/');
    const destination = `https://example.com/${mark}`;
    await leaver.the('textbox', 'links.form.address').fill(destination);
    await leaver.page.keyboard.press('Enter');
    const result = leaver.the('region', 'links.result.heading');
    shortUrl = (await result.getByRole('link').first().getAttribute('href')) ?? '';
    const follower = await Visitor.open(browser, product.origin, { locale: 'en' });
    await Promise.all([
      follower.page.waitForRequest((request) => request.url().startsWith(destination)),
      follower.goAway(shortUrl),
    ]);
    await follower.close();
    const places = await traces();
    for (const place of [
      /^table users/,
      /^table links/,
      /^table subdomains/,
      /^file .*\.eml/,
      /^file .*\.txt/,
    ]) {
      expect(places).toContainEqual(expect.stringMatching(place));
    }
    // The search reaches Redis and the logs, too.
    const everywhere = await tracesIn(product, redisUrl, /./);
    for (const place of redisUrl === null ? ['log 0'] : ['Redis ', 'log 0', 'log 1']) {
      expect(everywhere).toContainEqual(expect.stringContaining(place));
    }
    expect(leaver.complaints).toEqual([]);
  });

  it('deletes the account after two warnings', async () => {
    await leaver.goTo('/users/settings');
    await leaver.press('button', 'account.section.remove');
    await leaver.the('textbox', 'account.remove.typeEmail', { email }).fill(email);
    await leaver.press('button', 'account.remove.goOn');
    await leaver.sees('account.remove.warningTitle');
    await leaver.press('button', 'account.remove.confirm');
    await leaver.sees('account.remove.goneTitle');
  });

  it('leaves nothing personal in tables, Redis, files or logs', async () => {
    await eventually(traces, ({ length }) => length === 0);
  });

  it('leaves nothing personal in the browser', async () => {
    expect(JSON.stringify(await leaver.context.storageState())).not.toMatch(personal);
  });

  it('leaves a name that leads nowhere, and that nobody else can have', async () => {
    const visit = () => fetch(shortUrl, { redirect: 'manual', headers: { accept: 'text/html' } });
    // Another process removed it: this one hears of that a moment later.
    const answer = await eventually(visit, ({ status }) => status !== 302);
    expect(answer.status).toBe(410);
    expect(await answer.text()).not.toMatch(personal);
    await leaver.goTo('/');
    await leaver.the('textbox', 'links.form.address').fill('https://example.com/else');
    await leaver.press('button', 'links.form.chooseName');
    await leaver.the('textbox', 'shorten.name.label').fill(new URL(shortUrl).pathname.slice(1));
    await leaver.page.keyboard.press('Enter');
    await leaver.reads('problem.links.slugTaken');
  });
});
