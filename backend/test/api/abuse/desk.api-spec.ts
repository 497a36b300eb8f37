import { apiTokenFor } from '../../support/api-programs';
import { TestCaller, type TestMember, type TestServer } from '../../support/app';
import { DataSource } from 'typeorm';
import { LinksInQuestionService } from '../../../src/modules/links';
import { ProgramCallersService } from '../../../src/modules/identity/application/programs/program-callers.service';
import { Unauthorized } from '../../../src/modules/identity/domain/identity.errors';
import { enginesFor } from '../../support/deployments';
import { type ActionSeen, type AnyLinkSeen, DeskAdmin } from '../../support/desk';
import type { MailServer } from '../../support/mail-server';
import { ROOT as OWN_HOST } from '../../support/domains';
import { ReportDesk } from '../../support/report-desk';
import { caseOf, showCase } from '../../support/reports';
import type { Refusal } from '../../support/teams';
import { DESKTOP } from '../../support/visits';
import { eventually } from '../../support/waiting';

const DEPUTY = 'deputy@example.com';

interface Notified {
  readonly data: {
    readonly notifications: readonly {
      readonly type: string;
      readonly params: Readonly<Record<string, unknown>>;
    }[];
  };
}

describe.each(enginesFor(2))('the desk on %s', (engine) => {
  let desk: ReportDesk;
  let server: TestServer;
  let mails: MailServer;
  let root: DeskAdmin;

  beforeAll(async () => {
    desk = await ReportDesk.open(engine, DEPUTY);
    ({ server, mails } = desk);
    root = new DeskAdmin(desk.root);
  });
  afterAll(() => desk.close());

  const visit = async (encodeId: string): Promise<number> =>
    (await server.ask(`/${encodeId}`, { headers: { 'user-agent': DESKTOP } })).status;
  const visitUntil = (encodeId: string, status: number): Promise<number> =>
    eventually(
      () => visit(encodeId),
      (found) => found === status,
    );
  const create = (by: TestCaller, url: string) =>
    by.call<Refusal>('/links', { method: 'POST', body: { url } });

  describe('a link', () => {
    it('is disabled with a reason, once, in a case, and enabled again', async () => {
      const { encodeId, shortUrl } = await desk.maker.shorten('https://example.com/a');
      expect(await visit(encodeId)).toBe(302);
      const why = { reason: 'malware', note: 'Seen at the hospital.' };
      for (let again = 0; again < 2; again += 1) {
        const link = await root.done<AnyLinkSeen>('DELETE', `/admin/link/${encodeId}`, why);
        expect(link.disabledFor).toBe('abuse');
      }
      await visitUntil(encodeId, 410);
      const found = await showCase(desk.root, await caseOf(desk.root, shortUrl, 'acted'));
      expect(found).toMatchObject({ total: 1, counts: { malware: 1 }, measure: 'disable' });
      expect(found.steps.map(({ action, note }) => [action, note])).toEqual([['disable', why.note]]);

      const enabled = await root.done<AnyLinkSeen>('POST', `/admin/link/${encodeId}/enable`);
      expect(enabled.disabledFor).toBeNull();
      await visitUntil(encodeId, 302);
      const { actions } = await root.done<{ actions: ActionSeen[] }>(
        'GET',
        `/admin/actions?subject=${encodeURIComponent(shortUrl)}`,
      );
      expect(actions.map(({ kind, reason, note, canUndo }) => [kind, reason, note, canUndo])).toEqual([
        ['link-enabled', 'other', null, false],
        ['link-disabled', 'malware', why.note, false],
      ]);
    });

    it('lost race: stays disabled while its owner edits it', async () => {
      const { encodeId } = await desk.maker.shorten('https://example.com/race');
      await Promise.all([
        root.done('DELETE', `/admin/link/${encodeId}?reason=spam`),
        desk.maker.call(`/links/${encodeId}`, { method: 'PUT', body: { title: 'Mine' } }),
      ]);
      expect((await root.find(encodeId)).link?.disabledFor).toBe('abuse');
    });

    it('is found by its short address and by its slug, with whose it is, masked until somebody says why', async () => {
      const { encodeId, shortUrl } = await desk.maker.shorten('https://example.com/b');
      for (const q of [encodeId, shortUrl, ` ${shortUrl}?utm_source=x `]) {
        expect((await root.find(q)).link?.encodeId).toBe(encodeId);
      }
      const { userId, email } = desk.maker;
      const path = `/admin/link/${encodeId}/user_info`;
      const masked = await root.done<{ person: { email: string } }>('GET', path);
      expect(masked).toMatchObject({
        person: { userId },
        group: { groupId: desk.maker.groupId, plan: 'free' },
      });
      expect(masked.person.email).toContain('•••');
      const refused = await root.call('GET', `${path}?reveal=true`);
      expect([refused.status, refused.body.error.code]).toEqual([400, 'reports.text-missing']);
      const shown = await root.done<{ person: { email: string } }>('GET', `${path}?reveal=true&note=Police`);
      expect(shown.person.email).toBe(email);
      const { actions } = await root.done<{ actions: ActionSeen[] }>(
        'GET',
        '/admin/actions?kind=contact-shown',
      );
      expect(actions[0]).toMatchObject({ subject: shortUrl, note: 'Police' });
    });

    it('is meant on the shared domain unless another is named', async () => {
      const other = `desk${desk.maker.groupId}`;
      await desk.maker.call('/my/settings', { method: 'PUT', body: { subdomain: other } });
      const [slug, domain] = [`twin-${desk.maker.groupId}`, `${other}.${OWN_HOST}`];
      await desk.maker.shorten('https://example.com/shared', slug);
      const body = { url: 'https://example.com/own', encodeId: slug, domain };
      const made = await desk.maker.call('/links', { method: 'POST', body });
      expect(made.status).toBe(201);
      for (const path of [`/admin/link/${slug}`, `/admin/cache/${slug}`]) {
        await root.done('DELETE', `${path}?domain=${domain}`);
      }
      expect((await root.find(slug)).link?.disabledFor).toBeNull();
      await root.done('POST', `/admin/link/${slug}/enable?domain=${domain}`);
      const own = await root.done<{ link: AnyLinkSeen }>(
        'GET',
        `/admin/link/${slug}/user_info?domain=${domain}`,
      );
      expect(own.link).toMatchObject({ url: 'https://example.com/own', disabledFor: null });
    });

    it('is read anew by every process when its cache is cleared', async () => {
      const { encodeId, id } = await desk.maker.shorten('https://example.com/old');
      expect(await visit(encodeId)).toBe(302);
      // Something behind the product's back.
      await server.web.app
        .get(DataSource)
        .query('UPDATE links SET disabled_for = ? WHERE id = ?', ['abuse', id]);
      await root.done('DELETE', `/admin/cache/${encodeId}`);
      await visitUntil(encodeId, 410);
    });

    it('user_info does not leak: whoever may not ask is refused before anybody looks for the link', async () => {
      const { encodeId } = await desk.maker.shorten('https://example.com/asked');
      const looked = jest.spyOn(LinksInQuestionService.prototype, 'ofAnybody');
      for (const slug of [encodeId, 'nobody-has-this']) {
        const { status, body } = await desk.maker.call<Refusal>(`/admin/link/${slug}/user_info`);
        expect([slug, status, body.error.code]).toEqual([slug, 403, 'identity.not-a-site-admin']);
      }
      expect(looked).not.toHaveBeenCalled();
      looked.mockRestore();
    });

    it('does not exist for names that nobody has', async () => {
      for (const [method, path] of [
        ['DELETE', '/admin/link/nobody-has-this'],
        ['POST', '/admin/link/nobody-has-this/enable'],
        ['GET', '/admin/link/nobody-has-this/user_info'],
        ['DELETE', '/admin/cache/nobody-has-this'],
        ['DELETE', '/admin/link/nobody-has-this?domain=elsewhere.example'],
      ] as const) {
        const { status, body } = await root.call(method, path);
        expect([path, status, body.error.code]).toEqual([path, 404, 'links.link-does-not-exist']);
      }
    });
  });

  describe('a browser', () => {
    it('makes no more links, and all that it made are disabled; undone, they are back', async () => {
      const [guest, other] = [await server.guest(), await server.guest()];
      const links = [
        await guest.shorten('https://example.com/1'),
        await guest.shorten('https://example.com/2'),
        await guest.shorten('https://example.com/3'),
      ];
      const [first, second, third] = links.map(({ encodeId }) => encodeId) as [string, string, string];
      const others = await other.shorten('https://example.com/other');
      await root.done('DELETE', `/admin/link/${second}?reason=phishing`);
      const browserId = await root.browserOf(first);

      const action = await root.done<ActionSeen>('DELETE', `/admin/link/browser/${browserId}?reason=spam`);
      const again = await root.done<ActionSeen>('DELETE', `/admin/link/browser/${browserId}?reason=spam`);
      expect(again.actionId).toBe(action.actionId);
      expect(await root.actionOnce(action.actionId, 'done')).toMatchObject({ lookedAt: 3, disabled: 2 });
      for (const encodeId of [first, second, third]) await visitUntil(encodeId, 410);
      expect(await visit(others.encodeId)).toBe(302);
      const refused = await create(guest, 'https://example.com/4');
      expect([refused.status, refused.body.error.code]).toEqual([403, 'identity.browser-suspended']);
      expect((await create(other, 'https://example.com/5')).status).toBe(201);
      expect((await root.find(browserId)).browser).toMatchObject({ links: 3 });

      await root.undo(action.actionId);
      expect(await root.actionOnce(action.actionId, 'undone')).toMatchObject({ enabled: 2, canUndo: false });
      await visitUntil(first, 302);
      // What was decided about this one alone stays.
      expect(await visit(second)).toBe(410);
      expect((await create(guest, 'https://example.com/6')).status).toBe(201);
      const twice = await root.call('POST', `/admin/actions/${action.actionId}/undo`);
      expect([twice.status, twice.body.error.code]).toEqual([409, 'desk.nothing-to-undo']);
    });

    it('is unknown alike when the id is none and when nobody has it', async () => {
      for (const id of ['x', '0', '7b0c6a52-3a2b-4d3c-9d55-0d6b8f6f1a11', "' OR 1=1 --"]) {
        const { status, body } = await root.call('DELETE', `/admin/link/browser/${encodeURIComponent(id)}`);
        expect([id, status, body.error.code]).toEqual([id, 404, 'desk.browser-does-not-exist']);
      }
    });
  });

  describe('a person', () => {
    const signIn = async (member: TestMember) =>
      desk.server.member({ email: member.email }).then(
        () => 'in',
        (error: unknown) => String(error),
      );

    it('is out at once, with programs and links, is told why, and is back when it is undone', async () => {
      const person = await server.member();
      const { encodeId } = await person.shorten('https://example.com/theirs');
      const token = await apiTokenFor(server, person);
      const program = new TestCaller(server, token, person.address);
      expect((await program.call('/my/usage')).status).toBe(200);
      // Another process remembers the token, too.
      const elsewhere = server.otherProcess.get(ProgramCallersService, { strict: false });
      await expect(elsewhere.holderOf(token, person.address)).resolves.toMatchObject({ kind: 'program' });
      const why = { reason: 'phishing', note: '<b>Secret</b> to the desk.' };
      const action = await root.done<ActionSeen>('DELETE', `/admin/user/${person.userId}`, why);

      expect((await person.call('/my/info')).status).toBe(401);
      expect((await program.call('/my/usage')).status).toBe(401);
      await eventually(
        () => elsewhere.holderOf(token, person.address).catch((error: unknown) => error),
        (found) => found instanceof Unauthorized,
      );
      expect(await root.actionOnce(action.actionId, 'done')).toMatchObject({ disabled: 1 });
      await visitUntil(encodeId, 410);
      const mail = await mails.mailTo(person.email);
      expect(mail.subject).toBe('Your Linklet account was suspended');
      // Note with HTML in mails: notes are in none.
      for (const part of [mail.text, mail.html]) expect(part).not.toContain('Secret');
      expect(await signIn(person)).toMatch(/^AccountSuspended:/);
      expect((await root.find(person.email)).person?.suspendedTime).not.toBeNull();
      const again = await root.done<ActionSeen>('DELETE', `/admin/user/${person.userId}`);
      expect(again.actionId).toBe(action.actionId);

      await root.undo(action.actionId);
      await root.actionOnce(action.actionId, 'undone');
      await visitUntil(encodeId, 302);
      expect(await signIn(person)).toBe('in');
      expect((await person.call('/my/info')).status).toBe(401);
    });

    it('who runs the site is not suspended, by others or by themselves', async () => {
      const deputy = await server.member({ email: DEPUTY });
      for (const { userId } of [deputy, desk.root]) {
        const { status, body } = await root.call('DELETE', `/admin/user/${userId}`);
        expect([status, body.error.code]).toEqual([409, 'desk.site-admin-not-suspended']);
      }
      expect((await deputy.call('/my/info')).status).toBe(200);
    });

    it('is suspended once by many calls at the same time, and so are a browser, a link and a destination', async () => {
      const person = await server.member();
      const { encodeId, shortUrl } = await person.shorten('https://example.com/many');
      const guest = await server.guest();
      const browserId = await root.browserOf((await guest.shorten('https://example.com/of-guest')).encodeId);
      const entry = 'many-at-once.example';
      const body = { url: `https://${entry}/`, block: 'host', confirmation: entry };
      const many = async (work: () => Promise<unknown>): Promise<void> => {
        await Promise.all(Array.from({ length: 20 }, work));
      };
      await many(() => root.done('DELETE', `/admin/link/${encodeId}`));
      await many(() => root.done('DELETE', `/admin/user/${person.userId}`));
      await many(() => root.done('DELETE', `/admin/link/browser/${browserId}`));
      await many(() => root.done('POST', '/abuse', body));
      for (const subject of [shortUrl, String(person.userId), browserId, entry]) {
        const query = new URLSearchParams({ subject }).toString();
        const { actions } = await root.done<{ actions: ActionSeen[] }>('GET', `/admin/actions?${query}`);
        expect([subject, actions.length]).toEqual([subject, 1]);
      }
      expect(await showCase(desk.root, await caseOf(desk.root, shortUrl, 'acted'))).toMatchObject({
        total: 1,
      });
    });

    it('is unknown by a number that nobody has', async () => {
      for (const id of ['0', '-1', 'x', '999999999', '1e3']) {
        const { status, body } = await root.call('DELETE', `/admin/user/${id}`);
        expect([id, status, body.error.code]).toEqual([id, 404, 'desk.person-does-not-exist']);
      }
    });
  });

  describe('a destination', () => {
    const block = (url: string, more: object = {}) =>
      root.call('POST', '/abuse', { url, block: 'exact', ...more });

    it('is blocked for links that are there and for new ones, until that is undone', async () => {
      const bad = await desk.maker.shorten('https://bad-shop.example/pay?x=1');
      const below = await desk.maker.shorten('https://www.bad-shop.example/');
      const fine = await desk.maker.shorten('https://good-shop.example/pay');
      const entry = '*.bad-shop.example';
      const unsure = await block('https://bad-shop.example/pay', { block: 'domain' });
      expect([unsure.status, unsure.body.error.code]).toEqual([400, 'desk.confirmation-needed']);
      const { body, status } = await block('https://bad-shop.example/pay', {
        block: 'domain',
        confirmation: entry,
        reason: 'phishing',
      });
      expect(status).toBe(201);
      const { actionId } = body.data;
      expect(await root.actionOnce(actionId, 'done')).toMatchObject({ subject: entry, disabled: 2 });
      for (const { encodeId } of [bad, below]) await visitUntil(encodeId, 410);
      const notified = (because: string) =>
        eventually(
          async () => {
            const answer = await desk.maker.call<Notified>('/my/notifications');
            const about = answer.body.data.notifications.filter(
              ({ params }) => params['because'] === because,
            );
            return about.map(({ type, params }) => [type, params['host'], params['encodeId']]).sort();
          },
          ({ length }) => length === 2,
        );
      const ofBoth = (type: string) =>
        [
          [type, 'bad-shop.example', bad.encodeId],
          [type, 'www.bad-shop.example', below.encodeId],
        ].sort();
      expect(await notified('blocked')).toEqual(ofBoth('link-disabled'));
      expect(await visit(fine.encodeId)).toBe(302);
      const refused = await eventually(
        () => create(desk.maker, 'https://sub.bad-shop.example/'),
        (answer) => answer.status === 400,
      );
      expect(refused.body.error.code).toBe('links.address-unsafe');
      const blockedBy = { entry, source: 'desk' };
      expect((await root.find('bad-shop.example')).address).toMatchObject({ blockedBy, domain: entry });

      await root.undo(actionId);
      await root.actionOnce(actionId, 'undone');
      await visitUntil(bad.encodeId, 302);
      expect(await notified('clean')).toEqual(ofBoth('link-restored'));
      await eventually(
        () => create(desk.maker, 'https://sub.bad-shop.example/'),
        (answer) => answer.status === 201,
      );
    });

    it('may be one address alone, and what two actions hold is free after both are undone', async () => {
      const { encodeId } = await desk.maker.shorten('https://two.example/a');
      const exact = await block('https://two.example/a');
      const all = await block('https://two.example/', { block: 'host', confirmation: 'two.example' });
      const [one, two] = [exact.body.data.actionId, all.body.data.actionId];
      await root.actionOnce(one, 'done');
      await root.actionOnce(two, 'done');
      await visitUntil(encodeId, 410);
      await root.undo(one);
      await root.actionOnce(one, 'undone');
      expect((await root.find(encodeId)).link?.disabledFor).toBe('blocked');
      await root.undo(two);
      await root.actionOnce(two, 'undone');
      await visitUntil(encodeId, 302);
    });

    it('is never our own host, nor what is no address', async () => {
      const { shortUrl } = await desk.maker.shorten('https://example.com/own');
      const own = await block(shortUrl, { block: 'host', confirmation: 'x' });
      expect([own.status, own.body.error.code]).toEqual([400, 'safety.own-host-not-blocked']);
      for (const url of ['', 'x', 'javascript:alert(1)', 'https://a.example/*', 'data:text/html,x']) {
        const { status, body } = await block(url);
        expect([url, status, body.error.code]).toEqual([url, 400, 'safety.nothing-to-block']);
      }
    });

    it('is blocked by nobody else, and a flood of reports is one case', async () => {
      const { shortUrl } = await desk.maker.shorten('https://example.com/flooded');
      const guest = await server.guest();
      const refused = await guest.call<Refusal>('/abuse', {
        method: 'POST',
        body: { url: 'https://rival.example/', block: 'host', confirmation: 'rival.example' },
      });
      expect([refused.status, refused.body.error.code]).toEqual([403, 'identity.not-a-site-admin']);
      for (let n = 0; n < 5; n += 1) {
        const { status } = await guest.call('/abuse', { method: 'POST', body: { url: shortUrl } });
        expect(status).toBe(201);
      }
      expect(await showCase(desk.root, await caseOf(desk.root, shortUrl))).toMatchObject({ total: 5 });
      const foreign = await guest.call<Refusal>('/abuse', {
        method: 'POST',
        body: { url: 'https://elsewhere.example/' },
      });
      expect([foreign.status, foreign.body.error.fields?.[0]?.field]).toEqual([400, 'url']);
    });
  });

  it('finds nothing by what means nothing, whatever it is', async () => {
    const nothing = { link: null, person: null, group: null, browser: null, domains: [], address: null };
    for (const q of [
      '',
      ' ',
      'nobody@example.com',
      '%00',
      "'; DROP TABLE users; --",
      '#999999999',
      '\u202e',
    ]) {
      expect([q, await root.find(q)]).toEqual([q, nothing]);
    }
  });

  it('finds a group by its number, beside the person of that number', async () => {
    const { groupId } = desk.maker;
    for (const q of [String(groupId), `#${groupId}`]) {
      expect((await root.find(q)).group).toMatchObject({ groupId, plan: 'free' });
    }
  });

  it('keeps what each of them did, a page at a time, for all of them', async () => {
    const deputy = new DeskAdmin(await server.member({ email: DEPUTY }));
    const page = await deputy.done<{ actions: ActionSeen[]; start: number }>('GET', '/admin/actions');
    expect(page.actions.length).toBeGreaterThan(5);
    expect((await root.call('GET', '/admin/actions/999999')).status).toBe(404);
    // It cannot be edited.
    const path = `/admin/actions/${page.actions[0]?.actionId ?? 0}`;
    for (const method of ['PUT', 'PATCH', 'DELETE'] as const) {
      const { status } = await root.call(method, path, { note: 'Another.' });
      expect([method, [404, 405].includes(status)]).toEqual([method, true]);
    }
  });
});
