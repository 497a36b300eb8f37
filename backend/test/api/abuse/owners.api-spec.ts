import {
  APP_ORIGIN,
  type ShortenedLink,
  type TestCaller,
  type TestMember,
  type TestServer,
} from '../../support/app';
import { enginesFor } from '../../support/deployments';
import type { MailServer } from '../../support/mail-server';
import { NAUGHTY_TEXTS } from '../../support/naughty-texts';
import { ReportDesk } from '../../support/report-desk';
import { caseOf, judge, report, showCase, type Step } from '../../support/reports';
import { type Refusal, TestTeam } from '../../support/teams';
import { until } from '../../support/waiting';

const KINDS = ['link-warned', 'link-disabled', 'link-restored', 'link-upheld'];

interface Standing {
  readonly canAppeal: boolean;
  readonly appealedTime: string | null;
}
interface Notice {
  readonly type: string;
  readonly params: Readonly<Record<string, unknown>>;
}

const TIME = expect.stringMatching(/Z$/) as string;

describe.each(enginesFor(0))('owners of reported links on %s', (engine) => {
  let desk: ReportDesk;
  let server: TestServer;
  let mails: MailServer;
  let root: TestMember;
  let bob: TestMember;
  let cyd: TestMember;
  let dan: TestMember;
  let team: TestTeam;

  beforeAll(async () => {
    desk = await ReportDesk.open(engine);
    ({ server, mails, root } = desk);
    bob = await server.member({ email: 'bob@example.com' });
    cyd = await server.member({ email: 'cyd@example.com' });
    dan = await server.member({ email: 'dan@example.com' });
    team = await TestTeam.make(server, 'classic', bob, cyd, dan);
    await team.call(team.admin, '/members', 'PUT', { userId: cyd.userId, role: 'admin' });
    await cyd.call('/my/settings', { method: 'PUT', body: { lang: 'ja' } });
  });
  afterAll(() => desk.close());

  const newCase = (by: TestCaller = team.as(bob), reason = 'phishing') => desk.reported({ reason }, by);
  async function decide(caseId: number, step: Step): Promise<void> {
    const { status, body } = await judge(root, caseId, step);
    expect([status, body]).toEqual([200, body]);
  }
  const noticesOf = async (who: TestCaller, { encodeId }: ShortenedLink): Promise<readonly Notice[]> => {
    const { body } = await who.call<{ data: { notifications: Notice[] } }>('/my/notifications?limit=100');
    return body.data.notifications.filter(
      ({ type, params }) => KINDS.includes(type) && params['encodeId'] === encodeId,
    );
  };
  const detailsOf = async (who: TestCaller, { encodeId }: ShortenedLink) =>
    (await who.call<{ data: object }>(`/links/${encodeId}`)).body.data;
  const standing = async (who: TestCaller, { encodeId }: ShortenedLink) =>
    (await who.call<{ data: Standing }>(`/links/${encodeId}/appeal`)).body.data;
  const appeal = (who: TestCaller, { encodeId }: ShortenedLink, text: string) =>
    who.call<{ data: Standing } & Refusal>(`/links/${encodeId}/appeal`, { method: 'POST', body: { text } });

  it('hear what was done and why, if they made the link or are admins of its group, each in their language', async () => {
    const link = await newCase();
    await decide(link.caseId, { state: 'acted', action: 'disable', note: 'a secret note' });
    const [toBob, toCyd] = [await mails.mailTo(bob.email), await mails.mailTo(cyd.email)];
    const toMaker = await mails.mailTo(team.maker.email);
    expect([toBob.subject, toMaker.subject]).toEqual(Array(2).fill('Your short link was disabled'));
    expect(toCyd.subject).toBe('短縮リンクが停止されました');
    for (const part of [link.shortUrl, 'https://shop.example.com/pay', 'Phishing or fraud']) {
      expect(toBob.text).toContain(part);
    }
    const page = `/users/${team.groupId}/links/${link.encodeId}?domain=linklet.test`;
    expect(toBob.text).toContain(`${APP_ORIGIN}/en${page}`);
    expect(toCyd.text).toContain(`${APP_ORIGIN}/ja${page}`);
    expect(toBob.raw + toBob.html).not.toContain('secret note');
    const params = { groupId: team.groupId, domain: 'linklet.test', shortUrl: link.shortUrl };
    for (const who of [bob, cyd, team.maker]) {
      expect(await noticesOf(who, link)).toMatchObject([{ type: 'link-disabled', params }]);
    }
    expect(await noticesOf(dan, link)).toEqual([]);
    await decide(link.caseId, { state: 'dismissed', action: 'lift' });
    expect((await mails.mailTo(bob.email)).subject).toBe('Your short link works again');
    expect(mails.allTo(dan.email)).toEqual([]);
  });

  it('are told once, however often the same is decided, and of nothing while somebody only looks', async () => {
    const link = await newCase();
    await decide(link.caseId, { state: 'reviewing', action: 'none' });
    for (let round = 0; round < 2; round += 1) {
      await decide(link.caseId, { state: 'acted', action: 'warn', note: 'still' });
    }
    expect(await noticesOf(bob, link)).toMatchObject([{ type: 'link-warned' }]);
  });

  it('see at the link what stands before it', async () => {
    const link = await newCase();
    expect(await detailsOf(team.as(dan), link)).toMatchObject({ warning: null, disabledFor: null });
    await decide(link.caseId, { state: 'acted', action: 'warn' });
    expect(await detailsOf(team.as(dan), link)).toMatchObject({ warning: 'reported', disabledFor: null });
    await decide(link.caseId, { state: 'acted', action: 'disable' });
    expect(await detailsOf(team.as(dan), link)).toMatchObject({ disabledFor: 'abuse' });
    await decide(link.caseId, { state: 'open', action: 'lift' });
    expect(await detailsOf(team.as(dan), link)).toMatchObject({ warning: null, disabledFor: null });
  });

  it('cannot lift it by what they change, nor by a copy', async () => {
    const link = await newCase();
    await decide(link.caseId, { state: 'acted', action: 'disable' });
    const url = 'https://elsewhere.example.com/';
    await team.as(bob).call(`/links/${link.encodeId}/url`, { method: 'POST', body: { value: url } });
    const body = { warning: null, disabledFor: null, note: 'x' };
    await team.as(bob).call(`/links/${link.encodeId}`, { method: 'PUT', body });
    expect(await detailsOf(team.as(bob), link)).toMatchObject({ url, disabledFor: 'abuse' });
    const copied = await team
      .as(bob)
      .call<{ data: { disabledFor: string } }>(`/links/${link.encodeId}/duplicate`, { method: 'POST' });
    expect([copied.status, copied.body.data.disabledFor]).toEqual([201, 'abuse']);
  });

  it('appeal once, which puts the case into the queue again with what they say', async () => {
    const link = await newCase();
    expect(await standing(team.as(bob), link)).toEqual({ canAppeal: false, appealedTime: null });
    await decide(link.caseId, { state: 'acted', action: 'disable' });
    expect(await standing(team.as(dan), link)).toEqual({ canAppeal: true, appealedTime: null });
    const answers = await Promise.all([
      appeal(team.as(bob), link, 'It is our\r\nown shop. <b>x</b>'),
      appeal(team.as(cyd), link, 'It is our\r\nown shop. <b>x</b>'),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.error.code).toBe('reports.appealed-already');
    expect(await standing(team.as(bob), link)).toEqual({ canAppeal: false, appealedTime: TIME });
    expect(await showCase(root, link.caseId)).toMatchObject({
      state: 'open',
      measure: 'disable',
      appeal: 'It is our\nown shop. <b>x</b>',
      appealedTime: TIME,
    });
    await decide(link.caseId, { state: 'dismissed', action: 'lift' });
    expect((await noticesOf(bob, link))[0]).toMatchObject({ type: 'link-restored' });
    await decide(link.caseId, { state: 'acted', action: 'disable' });
    const { status, body } = await appeal(team.as(bob), link, 'Again.');
    expect([status, body.error.code]).toEqual([409, 'reports.appealed-already']);
  });

  it('hear once that a decision stays which they appealed against', async () => {
    const link = await newCase();
    await decide(link.caseId, { state: 'acted', action: 'disable' });
    await appeal(team.as(bob), link, 'It is our own shop.');
    await decide(link.caseId, { state: 'reviewing', action: 'none' });
    for (let round = 0; round < 2; round += 1) {
      await decide(link.caseId, { state: 'acted', action: 'none' });
    }
    expect(await noticesOf(bob, link)).toMatchObject([{ type: 'link-upheld' }, { type: 'link-disabled' }]);
    expect(await showCase(root, link.caseId)).toMatchObject({ state: 'acted', measure: 'disable' });
    const answer = () => mails.allTo(bob.email).find(({ subject }) => subject.startsWith('We reviewed'));
    await until('the answer', () => answer() !== undefined);
    expect(answer()?.text).toContain(link.shortUrl);
  });

  it('appeal against what stands there, in words', async () => {
    const link = await newCase();
    const nothing = await appeal(team.as(bob), link, 'It is mine.');
    expect([nothing.status, nothing.body.error.code]).toEqual([409, 'reports.nothing-to-appeal']);
    await decide(link.caseId, { state: 'acted', action: 'warn' });
    for (const [text, code] of [
      [' \r\n\u200b', 'reports.text-missing'],
      ['x'.repeat(2_001), 'reports.text-too-long'],
    ] as const) {
      const { status, body } = await appeal(team.as(bob), link, text);
      expect([status, body.error.fields]).toMatchObject([400, [{ field: 'text', code }]]);
    }
    const other = await appeal(team.as(dan), link, 'It is not mine.');
    expect([other.status, other.body.error.code]).toEqual([403, 'links.not-allowed']);
  });

  it.each(NAUGHTY_TEXTS.filter((text) => /[\r\n<\0]/.test(text)).slice(0, 12))(
    'get mails in which an address with %j in it is text',
    async (text) => {
      const by = team.as(bob);
      const url = `https://shop.example.com/?q=${encodeURIComponent(text.slice(0, 500))}`;
      const link = await by.shorten(url);
      await report(await server.guest(), { link: link.shortUrl, details: text.slice(0, 2_000) });
      const before = mails.allTo(bob.email).length;
      await decide(await caseOf(root, link.shortUrl), { state: 'acted', action: 'disable' });
      expect(await noticesOf(bob, link)).toHaveLength(1);
      await until('the mail', () => mails.allTo(bob.email).length > before);
      const mail = mails.allTo(bob.email).at(-1);
      expect(mail?.html).not.toMatch(/<(script|img|svg|iframe)/i);
      expect(mail?.recipients).toEqual([bob.email]);
    },
  );

  it('of links of guests are nobody whom we know', async () => {
    const link = await newCase(await server.guest());
    await decide(link.caseId, { state: 'acted', action: 'disable' });
    expect((await showCase(root, link.caseId)).measure).toBe('disable');
  });
});
