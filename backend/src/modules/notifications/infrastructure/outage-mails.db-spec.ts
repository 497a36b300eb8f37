import { WebSettings } from '../../../config/web-settings';
import { describeOnEachEngine } from '../../../../test/support/database';
import type { Mail } from '../../../shared/mail/mail';
import type { MailQueue } from '../../../shared/mail/mail-queue';
import type { GroupMembersService } from '../../groups';
import type { PeopleService } from '../../identity';
import type { DestinationDown, DestinationJudged } from '../../monitoring/events';
import { NotificationsService } from '../application/notifications.service';
import { OutageMailsService } from '../application/outages/outage-mails.service';
import { OwnerNotifierService } from '../application/outages/owner-notifier.service';
import { SqlOutageMailStore } from './sql-outage-mail-store';
import { TypeormNotificationStore } from './typeorm-notification-store';

const MINUTE_MS = 60_000;
const { signal } = new AbortController();
const MADE_BY_7: DestinationDown = {
  type: 'monitoring.destination-down',
  linkId: 1,
  groupId: 3,
  userId: 7,
  encodeId: 'tea',
  domain: 's.test',
  shortUrl: 'https://s.test/tea',
  host: 'tea.test',
  since: '2026-11-22T12:00:00.000Z',
  hasBackup: false,
};

describeOnEachEngine('news of outages', (engine) => {
  let clock: { at: Date; now: () => Date };
  let sent: Mail[];

  /** Group 3 has its admin 7, 8, who is a member, and its second admin 9; 9 has no account any more. */
  const build = () => {
    const { unitOfWork } = engine;
    const notifications = new TypeormNotificationStore(unitOfWork);
    const outageMails = new SqlOutageMailStore(unitOfWork);
    const roster = [
      { userId: 7, level: 2 },
      { userId: 8, level: 1 },
      { userId: 9, level: 2 },
    ];
    const members = {
      membersOf: (id: number) => Promise.resolve(id === 3 ? roster : []),
    } as unknown as GroupMembersService;
    const people = {
      find: (userId: number) =>
        Promise.resolve(userId === 9 ? null : { userId, email: `p${String(userId)}@e.test`, lang: 'ja' }),
    } as unknown as PeopleService;
    const mails = { enqueue: (mail: Mail) => Promise.resolve(sent.push(mail)) } as unknown as MailQueue;
    const web = new WebSettings({ host: '', port: 0 }, 'https://app.test', 'https://s.test', 'linklet');
    const notice = new NotificationsService(notifications, {} as never, clock);
    return {
      notifications,
      outageMails,
      outages: new OwnerNotifierService(notifications, outageMails, notice, members, unitOfWork, clock),
      mails: new OutageMailsService(outageMails, people, mails, unitOfWork, clock, web),
    };
  };

  const notify = (change: Partial<DestinationDown> | { type: 'monitoring.destination-back' }) =>
    build().outages.notify({ ...MADE_BY_7, ...change });

  const sendAfter = async (minutes: number): Promise<readonly Mail[]> => {
    clock.at = new Date(clock.at.getTime() + minutes * MINUTE_MS);
    sent = [];
    await build().mails.send(signal);
    return sent;
  };

  const noticesOf = async (userId: number) =>
    (await build().notifications.page(userId, null, 200)).map(({ type, params }) => [
      type,
      params['encodeId'],
    ]);

  beforeEach(async () => {
    clock = { at: new Date('2026-11-22T12:30:00Z'), now: () => clock.at };
    for (const table of ['notifications', 'notification_blocks', 'outage_mails']) {
      await engine.unitOfWork.manager.query(`DELETE FROM ${table}`);
    }
  });

  it('reach whoever made the link, at once in the app and soon by mail', async () => {
    await notify({});
    expect(await noticesOf(7)).toEqual([['destination-down', 'tea']]);
    expect(await sendAfter(4)).toEqual([]);
    const [mail, ...others] = await sendAfter(1);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: 'p7@e.test', userId: 7 });
    expect(mail?.subject).toBe('tea.test が応答していません');
    expect(mail?.text).toContain('https://s.test/tea');
    expect(mail?.text).toContain('https://app.test/ja/users/3');
    expect(await sendAfter(120)).toEqual([]);
  });

  it('reach the admins when whoever made it has left, and nobody when it was a guest', async () => {
    await notify({ userId: 5 });
    expect([await noticesOf(7), await noticesOf(8), await noticesOf(5)]).toEqual([
      [['destination-down', 'tea']],
      [],
      [],
    ]);
    await notify({ groupId: 0, userId: 0, linkId: 2 });
    const mails = await sendAfter(10);
    expect(mails.map(({ to }) => to)).toEqual(['p7@e.test']);
  });

  it('come once, however often they are heard', async () => {
    await notify({});
    await notify({});
    expect(await noticesOf(7)).toHaveLength(1);
    await sendAfter(10);
    await notify({});
    expect(await sendAfter(70)).toEqual([]);
    await notify({ since: '2026-11-22T15:00:00.000Z' });
    expect(await sendAfter(10)).toHaveLength(1);
  });

  it('are one mail an hour, however many they are', async () => {
    await notify({});
    expect(await sendAfter(5)).toHaveLength(1);
    await notify({ linkId: 2, shortUrl: 'https://s.test/two' });
    await notify({ type: 'monitoring.destination-back' });
    await notify({ userId: 8, linkId: 3 });
    expect((await sendAfter(50)).map(({ to }) => to)).toEqual(['p8@e.test']);
    const [mail, ...others] = await sendAfter(10);
    expect(others).toEqual([]);
    expect([mail?.to, mail?.text.includes('https://s.test/two')]).toEqual(['p7@e.test', true]);
  });

  it('stop for the hour when they become a flood', async () => {
    for (let linkId = 1; linkId <= 103; linkId += 1) await notify({ linkId });
    expect(await noticesOf(7)).toHaveLength(100);
    expect(await sendAfter(5)).toHaveLength(1);
  });

  it('tell of what was found against a destination, once for each change, and everybody', async () => {
    const { linkId, groupId, userId, encodeId, domain, shortUrl, host } = MADE_BY_7;
    const about = { linkId, groupId, userId, encodeId, domain, shortUrl, host };
    const judged = (finding: DestinationJudged['finding'], judgedAt: string) =>
      build().outages.notify({ type: 'monitoring.destination-judged', ...about, finding, judgedAt });
    for (const type of ['destination-down', 'destination-back'] as const) {
      await build().notifications.setBlocked(7, type, true);
    }
    await judged('threat', '2026-11-22T12:00:00.000Z');
    await judged('threat', '2026-11-22T12:00:00.000Z');
    await judged('clean', '2026-11-22T12:10:00.000Z');
    await judged('threat', '2026-11-22T12:20:00.000Z');
    expect(await noticesOf(7)).toEqual([
      ['link-warned', 'tea'],
      ['link-restored', 'tea'],
      ['link-warned', 'tea'],
    ]);
    const [notice] = await build().notifications.page(7, null, 1);
    expect(notice?.params).toEqual({ groupId, encodeId, domain, shortUrl, host, because: 'threat' });
    const [mail, ...others] = await sendAfter(5);
    expect(others).toEqual([]);
    expect([mail?.to, mail?.text.match(/tea\.test は危険なサイト/g)?.length]).toEqual(['p7@e.test', 2]);
    await judged('blocked', '2026-11-22T13:40:00.000Z');
    expect((await sendAfter(65))[0]?.subject).toBe('短縮リンクが無効になりました：tea.test');
  });

  it('do not reach whoever does not want them', async () => {
    await build().notifications.setBlocked(7, 'destination-down', true);
    await notify({});
    await notify({ type: 'monitoring.destination-back' });
    expect(await noticesOf(7)).toEqual([['destination-back', 'tea']]);
    expect((await sendAfter(5))[0]?.subject).toBe('tea.test が再び応答しました');
  });

  it('leave no trace of whoever leaves', async () => {
    await notify({});
    await build().outageMails.erase(7);
    expect(await sendAfter(5)).toEqual([]);
    await notify({ userId: 9, linkId: 4 });
    expect(await sendAfter(5)).toEqual([]);
    await sendAfter(25 * 60);
    expect(await engine.unitOfWork.manager.query('SELECT * FROM outage_mails')).toEqual([]);
  });
});
