import type { Browser, Request } from 'playwright-core';
import { barriersOn, launchBrowser } from '../support/browser';
import { deploymentsFor } from '../support/deployments';
import { Product } from '../support/processes';
import { RecaptchaService } from '../support/recaptcha-service';
import { Visitor } from '../support/visitor';

const SCRIPT = `https://www.google.com/recaptcha/api.js?render=${RecaptchaService.siteKey}`;

describe.each(deploymentsFor(5))('human verification, with %s', (_title, engine, roles, variables) => {
  const service = new RecaptchaService();
  let product: Product;
  let browser: Browser;
  let guest: Visitor;
  /** All that the page asked of others. */
  const foreign: string[] = [];
  const note = (request: Request): void => {
    if (!request.url().startsWith(product.origin)) foreign.push(request.url());
  };

  beforeAll(async () => {
    await service.start();
    const settings = { ...variables, ...service.settings };
    [product, browser] = await Promise.all([Product.start(engine, roles, settings), launchBrowser()]);
    guest = await Visitor.open(browser, product.origin, {
      locale: 'en',
      viewport: { width: 360, height: 740 },
    });
    await guest.context.exposeFunction('giveRecaptchaToken', (action: string, hostname: string) =>
      service.give(action, hostname),
    );
    guest.page.on('request', note);
  });
  afterAll(async () => {
    await browser.close();
    await product.stop();
    await service.stop();
  });
  const serveScript = (): Promise<unknown> =>
    guest.context.route(SCRIPT, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: RecaptchaService.script }),
    );
  const shorten = async (url: string): Promise<void> => {
    await guest.the('textbox', 'links.form.address').fill(url);
    await guest.page.keyboard.press('Enter');
  };

  it('loads nothing of Google with the page, which says that it may', async () => {
    await guest.goTo('/');
    await guest.page.getByText(/reCAPTCHA/).waitFor();
    await guest.page.waitForLoadState('networkidle');
    expect(foreign).toEqual([]);
    expect(await barriersOn(guest.page)).toEqual([]);
  });

  it('says what to do when the script is blocked', async () => {
    await guest.context.route(SCRIPT, (route) => route.abort());
    await shorten('https://example.com/blocked');
    await guest.reads('problem.humanScript');
    expect(service.asked).toEqual([]);
    await guest.context.unroute(SCRIPT);
  });

  it('lets a guest shorten, with a token of their own for each link', async () => {
    await serveScript();
    for (const path of ['one', 'two']) {
      await shorten(`https://example.com/${path}`);
      await guest.page.getByText(`example.com/${path}`).first().waitFor();
    }
    await guest.the('region', 'links.result.heading').waitFor();
    expect(service.asked.length).toBe(2);
    expect(new Set(service.asked.map(({ token }) => token)).size).toBe(2);
    expect(foreign).toEqual([SCRIPT, SCRIPT]);
  });

  it('tells a guest whom Google takes for a program to log in, which still works', async () => {
    service.score = 0.1;
    await shorten('https://example.com/three');
    await guest.reads('problem.humanScore');
    await guest.goTo('/login');
    await guest.the('textbox', 'session.email').fill('somebody@example.com');
    await guest.page.keyboard.press('Enter');
    await guest.page.getByText('somebody@example.com').waitFor();
    expect(service.asked).toHaveLength(4);
  });
});
