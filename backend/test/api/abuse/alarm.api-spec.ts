import { AbuseAlarmService } from '../../../src/modules/abuse/application/abuse-alarm.service';
import { APP_ORIGIN, type TestMember, type TestServer } from '../../support/app';
import { enginesFor } from '../../support/deployments';
import type { MailServer, ReceivedMail } from '../../support/mail-server';
import { ReportDesk, ROOT } from '../../support/report-desk';
import { caseOf, judge, report } from '../../support/reports';

/** Named to run the site, and never signed in. */
const ABSENT = 'absent@example.com';
const LATER_MS = 16 * 60_000;

describe.each(enginesFor(9))('the alarm about reported links on %s', (engine) => {
  let desk: ReportDesk;
  let server: TestServer;
  let mails: MailServer;
  let root: TestMember;
  let maker: TestMember;

  beforeAll(async () => {
    desk = await ReportDesk.open(engine, ABSENT);
    ({ server, mails, root, maker } = desk);
    await root.call('/my/settings', { method: 'PUT', body: { lang: 'en' } });
  });
  afterAll(() => desk.close());

  const reportNew = async (): Promise<string> =>
    (await desk.reported({ details: 'https://evil.example/<b>' })).shortUrl;
  const alarms = (): ReceivedMail[] =>
    mails.allTo(ROOT).filter(({ text }) => text.includes('/admin/reports'));
  const ring = (): Promise<void> => server.web.app.get(AbuseAlarmService, { strict: false }).ring();
  /** As if the last mail had gone out so long ago. */
  const letTimePass = async (): Promise<void> => {
    const before = new Date(Date.now() - LATER_MS);
    await desk.query('UPDATE abuse_cases SET told_at = ?, opened_at = ? WHERE told_at IS NOT NULL', [
      before,
      before,
    ]);
  };

  it('goes to all who run the site with the first case, each in their language, without a stranger’s words', async () => {
    await reportNew();
    const [mail, other] = [await mails.mailTo(ROOT), await mails.mailTo(ABSENT)];
    expect(mail.subject).toBe('New abuse reports: 1');
    expect(mail.text).toContain(`${APP_ORIGIN}/en/admin/reports`);
    expect(other.text).toContain(`${APP_ORIGIN}/admin/reports`);
    expect(other.subject).toContain('檢舉');
    expect(mail.raw + mail.html).not.toContain('evil.example');
  });

  it('waits for 15 minutes, then tells of all that came since in one mail', async () => {
    const urls = [await reportNew(), await reportNew(), await reportNew()];
    const dismissed = await caseOf(root, urls[2] ?? '');
    await judge(root, dismissed, { state: 'dismissed', action: 'none' });
    await ring();
    expect(alarms()).toHaveLength(1);
    await letTimePass();
    await Promise.all([ring(), ring()]);
    const { subject, text } = await mails.mailTo(ROOT);
    expect(subject).toBe('New abuse reports: 2');
    expect(text).toContain('Open cases: 3');
    await ring();
    expect(alarms()).toHaveLength(2);
  });

  it('rings again for a case that was closed, also when nobody was told of any other', async () => {
    const url = await reportNew();
    await letTimePass();
    await ring();
    expect((await mails.mailTo(ROOT)).subject).toBe('New abuse reports: 1');
    await judge(root, await caseOf(root, url), { state: 'dismissed', action: 'none' });
    await report(await server.guest(), { link: url });
    await ring();
    const { length } = alarms();
    await desk.query('UPDATE abuse_cases SET told_at = ? WHERE told_at IS NOT NULL', [
      new Date(Date.now() - LATER_MS),
    ]);
    await ring();
    expect((await mails.mailTo(ROOT)).subject).toBe('New abuse reports: 1');
    expect(alarms()).toHaveLength(length + 1);
  });

  it('holds nobody up who reports or decides while it rings', async () => {
    const urls = await Promise.all(Array.from({ length: 12 }, reportNew));
    const ids = await Promise.all(urls.map((url) => caseOf(root, url)));
    await letTimePass();
    const guests = await Promise.all(ids.map(() => server.guest()));
    const links = await Promise.all(ids.map(() => maker.shorten('https://shop.example.com/pay')));
    const done = await Promise.all([
      ...ids.map((id) => judge(root, id, { state: 'acted', action: 'disable' })),
      ...links.map(({ shortUrl }, index) => report(guests[index] ?? root, { link: shortUrl })),
      ...ids.map(ring),
    ]);
    const statuses = done.flatMap((each) => (each ? [each.status] : []));
    expect(statuses).toEqual([...ids.map(() => 200), ...links.map(() => 201)]);
  });
});
