import type { Browser } from 'playwright-core';
import { launchBrowser } from '../support/browser';
import { sample } from '../support/depth';
import { invite, join } from '../support/joining';
import { codeIn, MailServer } from '../support/mail-server';
import { Product } from '../support/processes';
import { Visitor } from '../support/visitor';
import { type Locale, LOCALES, pathIn } from '../support/words';

const LINK = /http\S+\/invitation#([\w-]{43})/;

describe('an invitation by mail', () => {
  let mails: MailServer;
  let product: Product;
  let browser: Browser;

  beforeAll(async () => {
    mails = await MailServer.start();
    [product, browser] = await Promise.all([
      Product.start('SQLite', ['all'], { SMTP_URL: mails.url }),
      launchBrowser(),
    ]);
  });
  afterAll(async () => {
    await browser.close();
    await product.stop();
    await mails.stop();
  });

  /** A member of a group asks an address to join it. */
  async function inviteTo(email: string, locale: Locale) {
    const admin = await Visitor.open(browser, product.origin, { locale });
    const owner = await join(admin, mails);
    await invite(admin, owner, email);
    await admin.close();
    const [link = '', token = ''] = LINK.exec((await mails.mailTo(email)).text) ?? [];
    return { group: owner.group, name: owner.email.replace(/@.*/, ''), link, token };
  }

  /** Becomes a member without looking around. */
  async function signUp(visitor: Visitor, email: string): Promise<void> {
    const main = visitor.page.getByRole('main');
    await main.getByRole('link', { name: visitor.text('groups.invitation.signUp'), exact: true }).click();
    await visitor.the('textbox', 'session.email').fill(email);
    await visitor.page.keyboard.press('Enter');
    await visitor.sees('session.code.title');
    const { subject } = await mails.mailTo(email);
    await visitor.the('textbox', 'session.code.field', { digits: 6 }).fill(codeIn(subject));
    for (let step = 0; step < 3; step += 1) await visitor.press('button', 'session.start.skip');
    await visitor.press('link', 'session.start.goOn');
  }

  it.each(sample(LOCALES, 1))(
    'in %s leads a newcomer into the group, and its token to no server',
    async (locale) => {
      const email = `guest-${locale.toLowerCase()}@example.com`;
      const { group, name, link, token } = await inviteTo(email, locale);
      expect(link).toBe(`${product.origin}${pathIn(locale, '/invitation')}#${token}`);

      const guest = await Visitor.open(browser, product.origin, { locale });
      const addresses: string[] = [];
      guest.page.on('request', (request) => addresses.push(request.url()));
      await guest.page.goto(link);
      await guest.sees('groups.invitation.title', { name });
      expect(guest.page.url()).toBe(product.origin + pathIn(locale, '/invitation'));
      await signUp(guest, email);
      await guest.sees('groups.invitation.title', { name });
      await guest.press('button', 'groups.invitation.accept');
      await guest.page.waitForURL(product.origin + pathIn(locale, `/users/${group}`));
      await guest.the('button', 'app.nav.group', { name }).waitFor();
      await guest.page.getByRole('complementary').getByText(name).waitFor();

      await guest.page.reload();
      await guest.the('button', 'app.nav.group', { name }).waitFor();
      expect(addresses.filter((address) => address.includes(token))).toEqual([]);
      expect(guest.complaints).toEqual([]);
      await guest.close();
    },
  );

  it('leaves another tab in its group when one goes on in that of the invitation', async () => {
    const email = 'two-tabs@example.com';
    const { name, link } = await inviteTo(email, 'en');
    const guest = await Visitor.open(browser, product.origin, { locale: 'en' });
    await guest.page.goto(link);
    await signUp(guest, email);
    const other = await guest.inLanguage('en');
    await other.goTo('/about');
    await other.the('button', 'app.nav.group', { name: 'two-tabs' }).waitFor();
    await guest.press('button', 'groups.invitation.accept');
    await guest.the('button', 'app.nav.group', { name }).waitFor();
    await other.page.reload();
    await other.the('button', 'app.nav.group', { name: 'two-tabs' }).waitFor();
    await guest.close();
  });
});
