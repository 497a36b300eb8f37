import type { Browser, Locator } from 'playwright-core';
import { launchBrowser } from '../support/browser';
import { deploymentsFor } from '../support/deployments';
import { givePlan, join } from '../support/joining';
import { codeIn, MailServer } from '../support/mail-server';
import { Product } from '../support/processes';
import type { Owner } from '../support/screen';
import { tokenIn } from '../support/teams';
import { Visitor } from '../support/visitor';
import type { Locale } from '../support/words';

const OPERATOR = 'operator@example.com';
const BAO = 'bao@example.com';
const CHIE = 'chie@example.com';
const BAOS_LINK = 'example.com/from-bao';
/** What the console says when a rule says no. */
const REFUSED = 'status of 403';

describe.each(deploymentsFor(9))(
  'three people at three browsers, with %s',
  (_title, engine, roles, variables) => {
    let mails: MailServer;
    let product: Product;
    let browser: Browser;
    let operator: Visitor;
    let anna: Visitor;
    let bao: Visitor;
    let chie: Visitor;
    let annas: Owner;

    const open = (locale: Locale): Promise<Visitor> => Visitor.open(browser, product.origin, { locale });
    const team = (): string => `/users/${annas.group}/members`;
    const rowOf = (visitor: Visitor, text: string): Locator =>
      visitor.page.getByRole('listitem').filter({ hasText: text });
    const invitationPath = async (email: string, visitor: Visitor): Promise<string> => {
      const mail = await mails.mailTo(email);
      expect(mail.html).toContain('/invitation#');
      await visitor.context.addCookies([
        { name: 'i18n_select_lang', value: visitor.locale, url: product.origin },
      ]);
      return `/invitation#${tokenIn(mail)}`;
    };

    beforeAll(async () => {
      mails = await MailServer.start();
      [product, browser] = await Promise.all([
        Product.start(engine, roles, { ...variables, SMTP_URL: mails.url, ADMIN_EMAILS: OPERATOR }),
        launchBrowser(),
      ]);
      [operator, anna, bao, chie] = await Promise.all([open('en'), open('en'), open('vi'), open('ja')]);
      await join(operator, mails, OPERATOR);
      annas = await join(anna, mails, 'anna@example.com');
      await join(chie, mails, CHIE);
    });
    afterAll(async () => {
      await browser.close();
      await product.stop();
      await mails.stop();
    });

    it('see how many seats a plan has before they run out of them', async () => {
      await anna.goTo(team());
      await anna.reads('team.seats.count', { used: 0, limit: 1 });
      await givePlan(operator, annas.group, 'initial');
      await anna.page.reload();
      await anna.reads('team.seats.count', { used: 0, limit: 3 });
    });

    it('are invited by mail, both at once', async () => {
      await anna.the('button', 'team.page.invite').first().click();
      await anna.the('textbox', 'team.invite.who').fill(`${BAO}, ${CHIE}`);
      await anna.press('button', 'team.invite.send');
      await anna.sees('team.invite.sentTitle');
      await anna.press('button', 'team.invite.done');
      await rowOf(anna, BAO).getByText(anna.text('team.invitee.pending')).waitFor();
      await anna.reads('team.seats.count', { used: 2, limit: 3 });
    });

    it('accept as somebody who has no account yet', async () => {
      await bao.goTo(await invitationPath(BAO, bao));
      await bao.sees('groups.invitation.title', { name: 'anna' });
      expect(new URL(bao.page.url()).hash).toBe('');
      await bao.page
        .getByRole('main')
        .getByRole('link', { name: bao.text('groups.invitation.signUp') })
        .click();
      await bao.the('textbox', 'session.email').fill(BAO);
      await bao.page.keyboard.press('Enter');
      const { subject } = await mails.mailTo(BAO);
      await bao.the('textbox', 'session.code.field', { digits: 6 }).fill(codeIn(subject));
      await bao.sees('session.start.name.title');
      for (const step of ['address', 'link', 'done'] as const) {
        await bao.press('button', 'session.start.skip');
        await bao.sees(`session.start.${step}.title`, { name: 'bao' });
      }
      await bao.press('link', 'session.start.goOn');
      await bao.sees('groups.invitation.title', { name: 'anna' });
      await bao.press('button', 'groups.invitation.accept');
      await bao.sees('list.title');
      expect(new URL(bao.page.url()).pathname).toBe(`/vi/users/${annas.group}`);
      await rowOf(bao, annas.slug).waitFor();
    });

    it('accept as somebody who has one, in a browser that is logged in', async () => {
      await chie.goTo(await invitationPath(CHIE, chie));
      await chie.press('button', 'groups.invitation.accept');
      await chie.sees('list.title');
      await rowOf(chie, annas.slug).waitFor();
      await anna.goTo(team());
      await anna.reads('team.seats.count', { used: 2, limit: 3 });
      await rowOf(anna, CHIE).waitFor();
    });

    it('share their work', async () => {
      await bao.goTo('/');
      await bao.the('textbox', 'links.form.address').fill(`https://${BAOS_LINK}`);
      await bao.page.keyboard.press('Enter');
      await bao.the('region', 'links.result.heading').waitFor();
      for (const visitor of [anna, chie]) {
        await visitor.goTo(`/users/${annas.group}`);
        await rowOf(visitor, BAOS_LINK).waitFor();
      }
    });

    it('move a link to another of their groups, and take that back', async () => {
      await bao.goTo(`/users/${annas.group}`);
      const row = rowOf(bao, BAOS_LINK);
      await row.locator('[aria-haspopup="menu"]').click();
      await bao.press('menuitem', 'list.move.open');
      await bao.page.getByRole('radio', { name: /bao/ }).check();
      await bao.press('button', 'list.move.move');
      await bao.page.getByRole('button', { name: bao.text('links.history.undo') }).click();
      await row.waitFor();
      await anna.page.reload();
      await rowOf(anna, BAOS_LINK).waitFor();
    });

    it('become an admin, and stop being one', async () => {
      await anna.goTo(team());
      const choose = async (role: string): Promise<void> => {
        await rowOf(anna, CHIE)
          .getByRole('button', { name: new RegExp(anna.text('team.member.roleOf', { name: 'chie' })) })
          .click();
        await anna.page.getByRole('menuitemradio', { name: anna.text(role), exact: true }).click();
      };
      await choose('team.member.admin');
      await chie.goTo(team());
      await chie.the('button', 'team.page.invite').first().waitFor();
      await choose('team.member.general');
      await anna.page.reload();
      await rowOf(anna, CHIE).getByText(anna.text('team.member.general'), { exact: true }).waitFor();
      await chie.page.reload();
      await chie.sees('team.page.title');
      await rowOf(chie, 'anna').waitFor();
      expect(await chie.the('button', 'team.page.invite').count()).toBe(0);
    });

    it('keep what they have when the plan shrinks, and are told why nothing can be added', async () => {
      await givePlan(operator, annas.group, 'free');
      await anna.page.reload();
      await anna.reads('team.seats.over');
      await rowOf(anna, CHIE).getByText(anna.text('team.member.readOnly')).waitFor();
      await chie.goTo(`/users/${annas.group}`);
      await rowOf(chie, annas.slug).waitFor();
      await chie.goTo('/');
      await chie.the('textbox', 'links.form.address').fill('https://example.com/one-more');
      await chie.page.keyboard.press('Enter');
      await chie.sees('billing.reminder.seatTitle');
    });

    it('are removed, and lose sight of the group at once', async () => {
      await anna.goTo(team());
      await anna.the('button', 'team.member.removeOf', { name: 'chie' }).click();
      await anna
        .the('dialog', 'team.member.removeTitle', { name: 'chie' })
        .getByRole('button', { name: anna.text('team.member.remove'), exact: true })
        .click();
      await rowOf(anna, CHIE).waitFor({ state: 'detached' });
      await chie.goTo(`/users/${annas.group}`);
      expect(await rowOf(chie, annas.slug).count()).toBe(0);
    });

    it('leave, and stay with what is their own', async () => {
      await bao.goTo(team());
      await bao.press('button', 'team.member.leave');
      await bao
        .the('dialog', 'team.member.leave')
        .getByRole('button', { name: bao.text('team.member.leave'), exact: true })
        .click();
      await bao.reads('team.page.aloneText');
      await anna.page.reload();
      await anna.reads('team.page.aloneText');
      await anna.goTo(`/users/${annas.group}/activities`);
      await anna.sees('team.activities.title');
      const complaints = [anna, bao, chie].flatMap((visitor) => visitor.complaints);
      expect(complaints.filter((complaint) => !complaint.includes(REFUSED))).toEqual([]);
    });
  },
);
