import { describeOnEachEngine } from '../../../../test/support/database';
import type { AbuseCase } from '../domain/abuse-case.entity';
import type { Report } from '../application/ports/report-store';
import { abuseCaseSchema } from './abuse-case.schema';
import { SqlReportStore } from './sql-report-store';
import { TypeormCaseRepository } from './typeorm-case-repository';

const RUSH = 50;
const now = new Date('2026-11-22T12:00:00.000Z');
const after = (minutes: number): Date => new Date(now.getTime() + minutes * 60_000);

describeOnEachEngine(
  'cases of abuse',
  (engine) => {
    const cases = () => new TypeormCaseRepository(engine.unitOfWork);
    const reports = () => new SqlReportStore(engine.unitOfWork);
    let receipts = 0;
    const report = (more: Partial<Report> = {}): Report => {
      receipts += 1;
      const receipt = `R${receipts}`;
      return { receipt, reason: 'spam', details: null, email: null, userId: 0, reportedAt: now, ...more };
    };
    const open = (linkId: number, at = now, state: AbuseCase['state'] = 'open') =>
      engine.unitOfWork.run(async () => {
        const found = await cases().holdOfLink({
          linkId,
          shortUrl: `http://linklet.test/${linkId}`,
          now: at,
        });
        await cases().save(Object.assign(found, { state }));
        return found;
      });
    const idsOf = (found: readonly AbuseCase[]): number[] => found.map(({ linkId }) => linkId);

    it(`are one to a link, however many of ${RUSH} report it at once, and count every report`, async () => {
      await Promise.all(
        Array.from({ length: RUSH }, (_, index) =>
          engine.unitOfWork.run(async () => {
            const found = await cases().holdOfLink({ linkId: 1, shortUrl: 'http://linklet.test/abc', now });
            found.report(index % 2 === 0 ? 'phishing' : 'other', 'none', after(index));
            await cases().save(found);
            await reports().add(found.id, report(), null);
          }),
        ),
      );
      const found = await cases().findOfLink(1);
      expect(found).toMatchObject({ phishing: RUSH / 2, other: RUSH / 2, state: 'open', openedAt: now });
      expect(await reports().page(found?.id ?? 0, { before: 1_000_000, limit: 100 })).toHaveLength(RUSH);
    });

    it('wait in the order in which they came, closed ones the other way round, page by page', async () => {
      for (const [index, linkId] of [21, 22, 23, 24, 25].entries()) {
        await open(linkId, after(Math.floor(index / 2)), 'reviewing');
      }
      const seen: number[] = [];
      for (let last: number | null = null; ;) {
        const page = await cases().page({ state: 'reviewing', after: last, limit: 2 });
        seen.push(...idsOf(page));
        if (page.length < 2) break;
        last = page.at(-1)?.id ?? null;
      }
      expect(seen).toEqual([21, 22, 23, 24, 25]);
      for (const linkId of [21, 22, 23]) await open(linkId, now, 'dismissed');
      const newest = await cases().page({ state: 'dismissed', after: null, limit: 2 });
      expect(idsOf(newest)).toEqual([23, 22]);
      const rest = await cases().page({ state: 'dismissed', after: newest[1]?.id ?? 0, limit: 2 });
      expect(idsOf(rest)).toEqual([21]);
      expect(await cases().page({ state: 'open', after: 999_999, limit: 2 })).toEqual([]);
    });

    it('tell how many wait, since when, and of which nobody was told', async () => {
      const before = await cases().waiting();
      await open(31, after(-600));
      expect(await cases().waiting()).toEqual({ open: before.open + 1, oldestAt: after(-600) });
      expect(await cases().lastNotifiedAt()).toBeNull();
      expect(await cases().markNotified(after(1))).toBe(before.open + 1);
      expect(await cases().markNotified(after(2))).toBe(0);
      expect(await cases().lastNotifiedAt()).toEqual(after(1));
      const reported = await open(31, now, 'acted');
      reported.report('spam', 'none', after(2));
      await cases().save(reported);
      expect([reported.needsNotification, await cases().lastNotifiedAt()]).toEqual([true, after(1)]);
      expect(await cases().markNotified(after(3))).toBe(1);
      expect(await cases().find(reported.id)).toMatchObject({
        notifiedAt: after(3),
        needsNotification: false,
      });
    });

    it('keep an appeal, and forget its words with whoever wrote it', async () => {
      const found = await open(41);
      found.appeal({ userId: 77, text: 'It is mine.\n𠮷野家', appealedAt: after(5) });
      await cases().save(found);
      expect(await cases().find(found.id)).toMatchObject({
        appealText: 'It is mine.\n𠮷野家',
        appealedAt: after(5),
      });
      expect(idsOf(await cases().appealsOf(77))).toEqual([41]);
      await cases().forgetAppealsOf(77);
      expect(await cases().find(found.id)).toMatchObject({ appealText: null, appealedAt: after(5) });
      expect(await cases().appealsOf(77)).toEqual([]);
    });

    it('keep their reports until it is time, and the steps taken', async () => {
      const { id } = await open(51);
      await reports().add(id, report({ details: '<b>看這裡</b>', email: 'ada@example.com' }), null);
      await reports().add(id, report({ userId: 88 }), null);
      const step = {
        userId: 5,
        from: 'open',
        state: 'acted',
        action: 'warn',
        note: '嗯',
        takenAt: now,
      } as const;
      await reports().addStep(id, step);
      expect(await reports().stepsOf(id, 10)).toEqual([step]);
      await reports().forgetAt(id, after(10));
      await reports().removeForgotten(after(9));
      expect(await reports().page(id, { before: 1_000_000, limit: 10 })).toHaveLength(2);
      await reports().forgetAt(id, null);
      await reports().removeForgotten(after(11));
      expect(await reports().page(id, { before: 1_000_000, limit: 10 })).toHaveLength(2);
      await reports().forgetAt(id, after(10));
      await reports().removeForgotten(after(10));
      expect(await reports().page(id, { before: 1_000_000, limit: 10 })).toEqual([]);
    });

    it('keep the first of their reports and the newest, whatever many there are', async () => {
      const { id } = await open(52);
      const other = await open(53);
      await reports().add(other.id, report(), null);
      const all = Array.from({ length: 230 }, (_, index) => `no. ${index + 1}`);
      await engine.unitOfWork.run(async () => {
        for (const details of all) await reports().add(id, report({ details, email: 'ada@e.test' }), null);
      });
      const kept = await reports().page(id, { before: 1_000_000, limit: 1_000 });
      expect(kept.map(({ details }) => details).reverse()).toEqual([...all.slice(0, 50), ...all.slice(-150)]);
      expect(await reports().page(other.id, { before: 1_000_000, limit: 10 })).toHaveLength(1);
      expect(await reports().reportsBy({ userId: -1, email: 'ada@e.test' })).toHaveLength(200);
    });

    it('keep no report for more than a year, though nobody has looked at it', async () => {
      const { id } = await open(54);
      await reports().add(id, report({ email: 'ada@e.test', reportedAt: now }), null);
      await reports().add(id, report({ reportedAt: after(1) }), null);
      const year = 365 * 24 * 60;
      const left = async (): Promise<number> =>
        (await reports().page(id, { before: 1_000_000, limit: 10 })).length;
      await reports().removeForgotten(after(year - 1));
      expect(await left()).toBe(2);
      await reports().removeForgotten(after(year));
      expect(await left()).toBe(1);
    });

    it('take who reported, and what they wrote, out of reports', async () => {
      const { id } = await open(61);
      await reports().add(id, report({ details: 'by mail', email: 'bob@example.com' }), null);
      await reports().add(id, report({ details: 'by number', userId: 99 }), null);
      await reports().add(id, report({ details: 'by another', email: 'Bob@example.com' }), null);
      const person = { userId: 99, email: 'bob@example.com' };
      const reported = await reports().reportsBy(person);
      expect(reported.map(({ details }) => details)).toEqual(['by number', 'by mail']);
      await reports().forgetWordsOf(person);
      expect(await reports().reportsBy(person)).toEqual([]);
      const left = await reports().page(id, { before: 1_000_000, limit: 10 });
      expect(left.map(({ details }) => details)).toEqual(['by another', null, null]);
    });
  },
  [abuseCaseSchema],
);
