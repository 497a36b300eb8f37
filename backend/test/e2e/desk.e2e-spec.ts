import type { Browser } from 'playwright-core';
import { launchBrowser } from '../support/browser';
import { deploymentsFor } from '../support/deployments';
import { join, makeLink } from '../support/joining';
import { Keyboard } from '../support/keyboard';
import { MailServer } from '../support/mail-server';
import { Product } from '../support/processes';
import type { Owner } from '../support/screen';
import { Visitor } from '../support/visitor';
import { eventually, until } from '../support/waiting';

const ROOT = 'root@example.com';
const NOTE = 'Seen at the hospital.';
/** Where the links lead that `makeLink` and `join` make. */
const DESTINATION = { url: 'https://example.com/menu', entry: '*.example.com' };

describe.each(deploymentsFor(4))(
  'thirteen tasks of who runs the site, with the keyboard alone, with %s',
  (_title, engine, roles, variables) => {
    let mails: MailServer;
    let product: Product;
    let browser: Browser;
    let admin: Visitor;
    let keyboard: Keyboard;
    let members: Owner;
    let guests: Owner;

    const open = (): Promise<Visitor> => Visitor.open(browser, product.origin, { locale: 'en' });

    beforeAll(async () => {
      mails = await MailServer.start();
      [product, browser] = await Promise.all([
        Product.start(engine, roles, { ...variables, SMTP_URL: mails.url, ADMIN_EMAILS: ROOT }),
        launchBrowser(),
      ]);
      const [member, guest] = await Promise.all([open(), open()]);
      members = await join(member, mails);
      guests = await makeLink(guest);
      admin = await open();
      await join(admin, mails, ROOT);
      await admin.goTo('/admin');
      keyboard = new Keyboard(admin.page);
    });
    afterAll(async () => {
      await browser.close();
      await product.stop();
      await mails.stop();
    });
    afterEach(() => {
      expect(keyboard.lost).toEqual([]);
      expect(admin.complaints).toEqual([]);
    });

    const visit = async (slug: string): Promise<number> =>
      (await fetch(`${product.origin}/${slug}`, { redirect: 'manual' })).status;
    const visitUntil = (slug: string, status: number): Promise<number> =>
      eventually(
        () => visit(slug),
        (found) => found === status,
      );

    async function find(q: string): Promise<void> {
      await keyboard.tabTo(admin.the('textbox', 'desk.site.q'));
      await keyboard.press('Control+a');
      await keyboard.type(q);
      await keyboard.press('Enter');
    }

    /** Opens the question why, answers it, and sends it. */
    async function step(id: string, before: () => Promise<void> = () => Promise.resolve()): Promise<void> {
      await keyboard.choose(admin.the('button', id));
      const dialog = admin.page.getByRole('dialog');
      await dialog.waitFor();
      await before();
      await keyboard.tabTo(dialog.getByRole('textbox', { name: admin.text('desk.site.note'), exact: true }));
      await keyboard.type(NOTE);
      await keyboard.choose(dialog.getByRole('button', { name: admin.text(id), exact: true }));
      await dialog.waitFor({ state: 'detached' });
    }

    async function undoFirst(): Promise<void> {
      await keyboard.choose(admin.page.getByRole('button', { name: /^Undo: / }));
      await admin.page
        .getByText(/^Undone\. Links enabled: /)
        .first()
        .waitFor();
    }

    it('find a link and disable it', async () => {
      await find(`${product.origin}/${members.slug}`);
      await admin.sees('desk.site.link');
      await step('desk.site.disable');
      await admin.the('button', 'desk.site.enable').waitFor();
      await visitUntil(members.slug, 410);
    });

    it('enable it, clear what is cached of it, and see how its owner is reached', async () => {
      await step('desk.site.enable');
      await admin.the('button', 'desk.site.disable').waitFor();
      await visitUntil(members.slug, 302);
      await keyboard.choose(admin.the('button', 'desk.site.clearCache'));
      await admin.reads('desk.site.cacheCleared');
      await step('desk.site.contact');
      await admin.page.getByText(`The owner’s address is ${members.email}`).waitFor();
    });

    it('go on to who made it, suspend them, and undo that', async () => {
      await keyboard.choose(admin.page.getByRole('button', { name: /^User \d+$/ }));
      await admin.sees('desk.site.person');
      await step('desk.site.suspendPerson');
      await admin.page.getByText(/^Suspended since /).waitFor();
      await visitUntil(members.slug, 410);
      await until('the mail that says why', () =>
        mails.allTo(members.email).some(({ subject }) => subject === 'Your Linklet account was suspended'),
      );
      await undoFirst();
      await visitUntil(members.slug, 302);
      await admin.the('button', 'desk.site.suspendPerson').waitFor();
    });

    it('see what they see, change nothing, and come back', async () => {
      await step('desk.site.viewPerson');
      const notice = admin.page.getByText(/^You see what .+ Nothing can be changed\. 15 minutes left\.$/);
      await notice.waitFor();
      await admin.sees('list.title');
      await admin.page.getByText(`/${members.slug}`).first().waitFor();
      await admin.page.reload();
      await notice.waitFor();
      const ended = admin.page.waitForResponse((answer) => answer.request().method() === 'DELETE');
      await keyboard.choose(admin.the('button', 'shell.banner.endView'));
      expect((await ended).status()).toBe(200);
      await admin.sees('desk.site.title');
      await admin.the('textbox', 'desk.site.q').waitFor();
    });

    it('find a guest’s browser by a link, suspend it, and undo that', async () => {
      await find(guests.slug);
      await keyboard.choose(admin.the('button', 'desk.site.guestBrowser'));
      await admin.sees('desk.site.browser');
      await step('desk.site.suspendBrowser');
      await visitUntil(guests.slug, 410);
      await undoFirst();
      await visitUntil(guests.slug, 302);
    });

    it('block a destination with all that belongs to it, and undo that', async () => {
      await find(DESTINATION.url);
      await admin.sees('desk.site.address');
      await step('desk.site.block', async () => {
        await keyboard.tabTo(admin.page.getByLabel(admin.text('desk.site.scope')));
        await keyboard.press('ArrowDown', 'ArrowDown');
        await keyboard.tabTo(admin.the('textbox', 'desk.site.confirmation', { entry: DESTINATION.entry }));
        await keyboard.type(DESTINATION.entry);
      });
      for (const { slug } of [members, guests]) await visitUntil(slug, 410);
      await undoFirst();
      for (const { slug } of [members, guests]) await visitUntil(slug, 302);
    });
  },
);
