import { describeOnEachEngine } from '../../../../test/support/database';
import { Logger } from '@nestjs/common';
import { UnitOfWork } from '../../../shared/database/unit-of-work';
import { EventBus } from '../../../shared/events/event-bus';
import type { Mail } from '../../../shared/mail/mail';
import type { MailQueue } from '../../../shared/mail/mail-queue';
import type { GroupSnapshot } from '../../groups';
import type { PersonSnapshot } from '../../identity';
import type { ReportLettersService } from '../application/report-letters.service';
import type { ReportRecipientsService } from '../application/report-recipients.service';
import { SendWeeklyReportsService } from '../application/send-weekly-reports.service';
import { firstPlan } from '../domain/report-week';
import { SqlWeeklyReportStore } from './sql-weekly-report-store';

const { signal } = new AbortController();
const THURSDAY = new Date('2026-11-26T12:00:00Z');
/** 8:00 in Taipei. */
const MONDAY = new Date('2026-11-30T00:00:00Z');
const later = (from: Date, minutes: number): Date => new Date(from.getTime() + minutes * 60_000);
const WEEK_MINUTES = 7 * 24 * 60;

describeOnEachEngine('weekly reports', (engine) => {
  let now: Date;
  let sent: string[];
  /** People who left the group, may not see it, or whose group has nothing to report. */
  let gone: Set<number>;
  let hidden: Set<number>;
  let quiet: Set<number>;
  let broken: Set<number>;
  let refuseMails: boolean;

  const store = () => new SqlWeeklyReportStore(engine.unitOfWork);
  const choose = (userId: number, groupId = 3, timeZone = 'Asia/Taipei') =>
    store().add({ userId, groupId }, firstPlan(now, timeZone), now);

  /** One process; each has a unit of work of its own. */
  const processes = (unitOfWork = engine.unitOfWork): SendWeeklyReportsService => {
    const recipients = {
      groupOf: ({ userId, groupId }: { userId: number; groupId: number }) =>
        Promise.resolve(gone.has(userId) ? null : ({ groupId, timeZone: 'Asia/Taipei' } as GroupSnapshot)),
      readerOf: ({ userId }: { userId: number }) =>
        Promise.resolve(hidden.has(userId) ? null : ({ userId } as PersonSnapshot)),
    } as unknown as ReportRecipientsService;
    const letters = {
      written: (_: unknown, __: unknown, { userId }: PersonSnapshot) => {
        if (broken.has(userId)) return Promise.reject(new Error('broken'));
        return Promise.resolve(quiet.has(userId) ? null : { to: `p${userId}@e.test` });
      },
    } as unknown as ReportLettersService;
    const mails = {
      enqueue: ({ id, to }: Mail) => {
        if (refuseMails) return Promise.reject(new Error('the process ends here'));
        sent.push(`${to} ${id.split(':').at(-1) ?? ''}`);
        return Promise.resolve();
      },
    } as unknown as MailQueue;
    const own = new SqlWeeklyReportStore(unitOfWork);
    return new SendWeeklyReportsService(own, recipients, letters, mails, unitOfWork, { now: () => now });
  };

  const sentAt = async (moment: Date): Promise<string[]> => {
    now = moment;
    sent = [];
    await processes().send(signal);
    return sent;
  };

  beforeAll(() => {
    Logger.overrideLogger(false);
  });
  beforeEach(async () => {
    now = THURSDAY;
    sent = [];
    [gone, hidden, quiet, broken] = [new Set(), new Set(), new Set(), new Set()];
    refuseMails = false;
    await engine.unitOfWork.manager.query('DELETE FROM weekly_reports');
  });

  it('are sent on Mondays at eight, once a week', async () => {
    await choose(7);
    expect(await sentAt(later(MONDAY, -1))).toEqual([]);
    expect(await sentAt(MONDAY)).toEqual(['p7@e.test 2026-11-30']);
    expect(await sentAt(later(MONDAY, 5))).toEqual([]);
    expect(await sentAt(later(MONDAY, WEEK_MINUTES))).toEqual(['p7@e.test 2026-12-07']);
  });

  it('are sent once, and late, when no process ran for weeks', async () => {
    await choose(7);
    expect(await sentAt(later(MONDAY, 2 * WEEK_MINUTES + 600))).toEqual(['p7@e.test 2026-12-14']);
    expect(await sentAt(later(MONDAY, 2 * WEEK_MINUTES + 605))).toEqual([]);
  });

  it('are sent once when several processes do it at the same time', async () => {
    for (let userId = 1; userId <= 9; userId += 1) await choose(userId);
    now = MONDAY;
    const other = new UnitOfWork(engine.dataSource, new EventBus());
    await Promise.all([processes().send(signal), processes(other).send(signal), processes().send(signal)]);
    expect([...sent].sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9].map((id) => `p${id}@e.test 2026-11-30`));
  });

  it('are still to be sent after a process ended in the middle', async () => {
    await choose(7);
    refuseMails = true;
    expect(await sentAt(MONDAY)).toEqual([]);
    refuseMails = false;
    expect(await sentAt(later(MONDAY, 5))).toEqual(['p7@e.test 2026-11-30']);
    expect(await sentAt(later(MONDAY, 10))).toEqual([]);
  });

  it('keep no other waiting when one fails, and are read in pages', async () => {
    for (let userId = 1; userId <= 205; userId += 1) await choose(userId);
    broken.add(1).add(150);
    expect(await sentAt(MONDAY)).toHaveLength(203);
    broken.clear();
    expect(await sentAt(later(MONDAY, 5))).toEqual(['p1@e.test 2026-11-30', 'p150@e.test 2026-11-30']);
  });

  it('leave out who may not see the analytics at that moment, and groups with nothing to report', async () => {
    await choose(7);
    await choose(8);
    hidden.add(7);
    quiet.add(8);
    expect(await sentAt(MONDAY)).toEqual([]);
    hidden.clear();
    quiet.clear();
    expect(await sentAt(later(MONDAY, 5))).toEqual([]);
    expect(await sentAt(later(MONDAY, WEEK_MINUTES))).toHaveLength(2);
  });

  it('end for people who left the group, whose choice is forgotten', async () => {
    await choose(7);
    gone.add(7);
    expect(await sentAt(MONDAY)).toEqual([]);
    expect(await store().groupsOf(7)).toEqual([]);
  });

  it('are chosen once for each group, and forgotten with the person', async () => {
    await choose(7);
    await choose(7);
    await choose(7, 4);
    await choose(8);
    expect(await store().groupsOf(7)).toEqual([3, 4]);
    await store().remove({ userId: 7, groupId: 3 });
    expect(await store().groupsOf(7)).toEqual([4]);
    await store().erase(7);
    await store().erase(7);
    expect([await store().groupsOf(7), await store().groupsOf(8)]).toEqual([[], [3]]);
  });
});
