import { Clock } from '../../../src/shared/domain/clock';
import { weekAt } from '../../../src/modules/weekly-reports/domain/report-week';
import { type TestMember, TestServer } from '../../support/app';
import { changeGroup, joinGroup } from '../../support/groups';
import { enginesFor } from '../../support/deployments';
import { refused } from '../../support/links';
import { MailServer } from '../../support/mail-server';
import { TestTeam } from '../../support/teams';
import { visitPath } from '../../support/visiting';
import { eventually } from '../../support/waiting';

interface Choices {
  readonly data: {
    readonly groups: readonly { groupId: number; name: string; isOn: boolean; isPaused: boolean }[];
  };
}

const ONE_CLICK = { 'List-Unsubscribe': 'One-Click' };

function multipart(): FormData {
  const form = new FormData();
  form.set('List-Unsubscribe', 'One-Click');
  return form;
}

describe.each(enginesFor(6))('weekly reports over HTTP on %s', (engine) => {
  let mails: MailServer;
  let server: TestServer;

  beforeAll(async () => {
    mails = await MailServer.start();
    server = await TestServer.start(engine, { SMTP_URL: mails.url });
  });
  afterAll(async () => {
    await server.stop();
    await mails.stop();
  });
  afterEach(() => jest.restoreAllMocks());

  const choose = (who: TestMember, isOn: boolean, groupId = who.groupId) =>
    who.call<object>(`/my/weekly-reports/${groupId}`, { method: 'PUT', body: { isOn } });
  const choicesOf = async (who: TestMember) =>
    (await who.call<Choices>('/my/weekly-reports')).body.data.groups;
  const isOn = async (who: TestMember) => (await choicesOf(who)).map((each) => each.isOn);
  const end = (token: string) =>
    server.ask('/api/v1/weekly-reports/end', { method: 'POST', body: { token } });

  let journeys = 0;
  /**
   * Both processes go by the next Monday, soon after eight in Taipei, plus so many weeks, until the clock is restored: sessions have
   * expired by then. Each time is in another period of the job that sends.
   */
  const goToMonday = (weeks = 0): void => {
    journeys += 1;
    const { nextAt } = weekAt(new Date(), 'Asia/Taipei');
    const ahead = nextAt.getTime() + journeys * 5 * 60_000 + weeks * 7 * 86_400_000 - Date.now();
    for (const app of [server.web.app, server.otherProcess]) {
      jest.spyOn(app.get(Clock), 'now').mockImplementation(() => new Date(Date.now() + ahead));
    }
  };

  /** Of the next Monday. */
  const reportTo = async (who: TestMember) => {
    goToMonday();
    const mail = await mails.mailTo(who.email);
    jest.restoreAllMocks();
    return mail;
  };

  const clicked = async (who: TestMember, times: number) => {
    const link = await who.shorten('https://example.com/tea');
    for (let n = 0; n < times; n += 1) await visitPath(server, `/${link.encodeId}`);
    await eventually(
      () => who.call<{ data: { totalClicks: number } }>('/my/analytics/report'),
      ({ body }) => body.data.totalClicks === times,
    );
    return link;
  };

  it('are off until a person turns them on, group by group', async () => {
    const who = await server.member();
    const team = await TestTeam.make(server, 'classic', who);
    expect(await choicesOf(who)).toEqual([
      { groupId: who.groupId, name: expect.any(String) as string, isOn: false, isPaused: false },
      { groupId: team.groupId, name: expect.any(String) as string, isOn: false, isPaused: false },
    ]);
    const answer = await choose(who, true, team.groupId);
    expect(answer.body).toMatchObject({ data: { groupId: team.groupId, isOn: true, isPaused: false } });
    await choose(who, true, team.groupId);
    expect(await isOn(who)).toEqual([false, true]);
    expect((await who.call<{ weeklyReports: object }>('/my/export')).body.weeklyReports).toEqual({
      groupIds: [team.groupId],
    });
    await choose(who, false, team.groupId);
    expect(await isOn(who)).toEqual([false, false]);
  });

  it('are of the own groups alone, and take no other words', async () => {
    const [who, stranger] = [await server.member(), await server.member()];
    expect(await choose(who, true, stranger.groupId)).toMatchObject(refused(403, 'groups.not-a-member'));
    const wrong = { method: 'PUT', body: { isOn: 'maybe' } };
    const path = `/my/weekly-reports/${who.groupId}`;
    expect(await who.call(path, wrong)).toMatchObject(refused(400, 'http.validation', 'isOn'));
  });

  it('arrive on Monday with the clicks of last week, and end with one click', async () => {
    const [who, quiet, restricted, last] = [
      await server.member(),
      await server.member(),
      await server.member(),
      await server.member(),
    ];
    const link = await clicked(who, 3);
    await clicked(restricted, 1);
    await clicked(last, 1);
    for (const each of [who, quiet, restricted, last]) await choose(each, true);
    const ip_allow_list = JSON.stringify([restricted.address]);
    await changeGroup(server, restricted.groupId, { ip_allow_list });
    expect((await choicesOf(restricted))[0]).toMatchObject({ isOn: true, isPaused: true });
    const mail = await reportTo(who);
    expect(mail.text).toContain('3 clicks');
    expect(mail.text).toContain(`${link.shortUrl}: 3 clicks`);
    expect(mail.text).toContain('The week before had no clicks');
    expect(mail.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const address = /^<(http:\/\/linklet\.test\/api\/v1\/weekly-reports\/unsubscribe\?token=\S+)>$/.exec(
      mail.headers.get('list-unsubscribe') ?? '',
    )?.[1];
    const path = address?.replace('http://linklet.test', '') ?? 'none';

    // What opens the link without asking a person ends nothing.
    const looked = await fetch(server.url + path, { redirect: 'manual' });
    const token = new URL(address ?? '').searchParams.get('token') ?? '';
    expect([looked.status, looked.headers.get('location')]).toEqual([303, `/users/weekly-report#${token}`]);
    expect(mail.text).toContain(`http://linklet.test/en/users/weekly-report#${token}`);
    expect(await isOn(who)).toEqual([true]);

    const crossSite = { 'sec-fetch-site': 'cross-site', origin: 'https://mail.test' };
    const click = await server.ask(path, { method: 'POST', body: multipart(), headers: crossSite });
    expect(click.status).toBe(200);
    expect(await isOn(who)).toEqual([false]);
    const again = await server.ask(path, { method: 'POST', body: new URLSearchParams(ONE_CLICK) });
    expect(again.status).toBe(200);

    // The last one in the order of sending shows when the reports of the next week are out.
    await mails.mailTo(last.email);
    goToMonday(1);
    expect((await mails.mailTo(last.email)).text).toContain('100% fewer than the week before (1)');
    const counts = [who, quiet, restricted, last].map(({ email }) => mails.allTo(email).length);
    expect(counts).toEqual([1, 0, 0, 2]);
  });

  it('end by the page of the link, for its own report alone', async () => {
    const [who, other] = [await server.member(), await server.member()];
    await clicked(who, 1);
    await choose(who, true);
    await choose(other, true);
    const { text } = await reportTo(who);
    const token = /weekly-report#(\S+)/.exec(text)?.[1] ?? '';
    expect(await end(`${token}x`)).toMatchObject(refused(403, 'weekly-reports.link-invalid'));
    expect(await end('')).toMatchObject(refused(403, 'weekly-reports.link-invalid'));
    expect(await isOn(who)).toEqual([true]);
    expect((await end(token)).body).toEqual({ data: { result: 'success' } });
    expect([await isOn(who), await isOn(other)]).toEqual([[false], [true]]);
  });

  it('end for members who leave the group', async () => {
    const who = await server.member();
    const team = await TestTeam.make(server, 'classic', who);
    await choose(who, true, team.groupId);
    expect((await team.call(team.as(who), '/leave', 'POST')).status).toBe(200);
    await joinGroup(server, who.userId, team.groupId);
    expect(await isOn(who)).toEqual([false, false]);
  });
});
