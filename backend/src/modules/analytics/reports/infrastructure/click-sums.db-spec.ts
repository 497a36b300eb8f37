import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import {
  forgetClicks,
  ingestAll,
  ingesterOver,
  PLACES,
  visitReader,
} from '../../../../../test/support/counting';
import { describeOnEachEngine } from '../../../../../test/support/database';
import { DESKTOP, visitLine, writeSegment, type WrittenVisit } from '../../../../../test/support/visits';
import { HIT_CLASSES } from '../../../../shared/domain/visitor/hit-class';
import { breakdown } from '../domain/breakdown';
import { bucketOf, dayOf, hoursOf, type Slot, startOfBucket } from '../../counting/domain/bucket';
import { type CalendarDay, formatDay, parseDay } from '../../counting/domain/calendar-day';
import { type Count, NO_HITS, sumOf } from '../../counting/domain/click-count';
import { DIMENSIONS, fits, readMix } from '../../counting/domain/mix';
import { resolveRange } from '../domain/report-range';
import { numbersOf, type Subject } from '../../counting/domain/subject';
import type { FacetValues } from '../../counting/domain/facets';
import { parseTimeZone, type TimeZone } from '../../counting/domain/time-zone';
import { WINDOW_MS } from '../../counting/domain/visitor-window';
import { evenStretches } from '../../counting/domain/week-hours';
import { ClickReportQuery } from './click-report.query';
import { MAX_PACKED, PackingRoom } from '../../counting/domain/packing-room';
import { SqlFoldStore } from '../../counting/infrastructure/sql-fold-store';
import { SqlHitLog } from '../../counting/infrastructure/sql-hit-log';
import { TypeormClickStore } from '../../counting/infrastructure/typeorm-click-store';

const NOW = Date.UTC(2019, 1, 20);
const ZONES = [
  'Asia/Taipei',
  'America/New_York',
  'Europe/Berlin',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  // Clocks changed at midnight, on 4 November 2018 and on 17 February 2019.
  'America/Sao_Paulo',
  '-03:30',
  'UTC',
];
const AGENTS = [
  DESKTOP,
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_6 like Mac OS X) Mobile/15E148 Safari Line/14.9.0',
  'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0',
  'Mozilla/5.0 (PlayStation; PlayStation 5/6.00) AppleWebKit/605.1.15',
  'curl/8.5.0',
  'TelegramBot (like TwitterBot)',
];
/** Links and the groups that they belong to; the last one is gone. */
const GROUP_OF: Readonly<Record<number, number | null>> = { 1: 1, 2: 1, 3: 2, 4: 0, 5: null };

const visits: fc.Arbitrary<(WrittenVisit & { linkId: number })[]> = fc.array(
  fc.record({
    // Some in one quarter hour, where they are packed and counted side by side.
    at: fc.oneof(
      fc.integer({ min: Date.UTC(2018, 9, 25), max: NOW }),
      fc.integer({ min: NOW - 20 * 86_400_000, max: NOW - 20 * 86_400_000 + 60_000 }),
    ),
    linkId: fc.constantFrom(...Object.keys(GROUP_OF).map(Number)),
    ip: fc.constantFrom(...Object.keys(PLACES), '10.1.1.1', '2001:db8::9'),
    userAgent: fc.constantFrom(...AGENTS),
    referrer: fc.constantFrom(
      undefined,
      'https://l.facebook.com/',
      'https://e.test/x',
      'android-app://com.slack',
    ),
    acceptLanguage: fc.constantFrom(undefined, 'zh-TW', 'en-US,en;q=0.5', '*'),
    fromQr: fc.boolean(),
    kind: fc.constantFrom('visit' as const, 'visit' as const, 'visit' as const, 'head' as const),
  }),
  { minLength: 1, maxLength: 60 },
);

/** What was counted, found by going through all visits one by one. */
interface Recounted {
  readonly at: number;
  readonly linkId: number;
  readonly hitClass: string;
  readonly unique: boolean;
  readonly facets: FacetValues | null;
}

function recount(list: readonly WrittenVisit[]): Recounted[] {
  const reader = visitReader();
  const opened: { mark: number; at: number }[] = [];
  return list.map((visit) => {
    const read = reader.visitIn(visitLine(visit).slice(0, -1));
    if (!read) throw new Error('every visit can be read');
    const { at, linkId, hitClass, person } = read;
    if (hitClass !== 'human' || !person) return { at, linkId, hitClass, unique: false, facets: null };
    const marks = [person.marks.ofDay, person.marks.ofDayBefore];
    const unique = !opened.some((each) => marks.includes(each.mark) && Math.abs(at - each.at) < WINDOW_MS);
    if (unique) opened.push({ mark: person.marks.ofDay, at });
    return { at, linkId, hitClass, unique, facets: person.facets };
  });
}

const isIn = (at: number, { from, to }: Slot): boolean => bucketOf(at) >= from && bucketOf(at) < to;

const countOf = (hits: readonly Recounted[]): Count => ({
  total: hits.length,
  unique: hits.filter(({ unique }) => unique).length,
});

const SUBJECTS: readonly [Subject, readonly number[]][] = [
  [{ kind: 'link', linkId: 1 }, [1]],
  [{ kind: 'link', linkId: 5 }, [5]],
  [{ kind: 'links', linkIds: [2, 3, 5] }, [2, 3, 5]],
  [{ kind: 'group', groupId: 1 }, [1, 2]],
  [{ kind: 'group', groupId: 0 }, [4]],
  [{ kind: 'site' }, [1, 2, 3, 4, 5]],
];
const subjects = fc.constantFrom(...SUBJECTS);
type Folding = [readonly number[], CalendarDay];
const NUMBERS = [...new Set(SUBJECTS.flatMap(([subject]) => numbersOf(subject)))];
const foldings: fc.Arbitrary<Folding> = fc.tuple(
  fc.subarray(NUMBERS, { minLength: 1 }),
  fc.integer({ min: parseDay('2018-10-25'), max: parseDay('2019-02-20') }),
);
const ranges = fc.oneof(
  fc.constantFrom<{ range: '24h' | '30d' | '12m' | 'month' }[]>(
    { range: '24h' },
    { range: '30d' },
    { range: '12m' },
    { range: 'month' },
  ),
  fc
    .tuple(fc.integer({ min: parseDay('2018-10-20'), max: parseDay('2019-02-19') }), fc.nat(60))
    .map(([day, more]) => ({ from: formatDay(day), to: formatDay(day + more) })),
);

function hoursIn(span: Slot, zone: TimeZone): Slot[] {
  const [first, last] = [dayOf(startOfBucket(span.from), zone), dayOf(startOfBucket(span.to - 1), zone)];
  const days = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return days.flatMap((day) => hoursOf(day, zone)).filter(({ from }) => from >= span.from && from < span.to);
}

/** The hour of the week that clocks of the zone show, Monday's first being 0. */
function weekHourOf(at: number, zone: TimeZone): number {
  const clock = new Date(at + zone.offsetAt(at) * 60_000);
  return ((clock.getUTCDay() + 6) % 7) * 24 + clock.getUTCHours();
}

describeOnEachEngine('sums of clicks', (engine) => {
  let dir: string;
  let report: ClickReportQuery;

  beforeAll(async () => {
    report = new ClickReportQuery(engine.unitOfWork);
    for (const [id, group] of Object.entries(GROUP_OF)) {
      if (group === null) continue;
      await engine.dataSource.query(
        'INSERT INTO links (id, domain_id, slug, url, group_id, creator_user_id, created_at) VALUES (?, 0, ?, ?, ?, 0, ?)',
        [Number(id), `sum-${id}`, 'https://e.test/', group, '2018-01-01 00:00:00'],
      );
    }
  });
  beforeEach(async () => {
    dir = mkdtempSync(join(tmpdir(), 'journal-'));
    await forgetClicks(engine.dataSource);
  });
  afterEach(() => rmSync(dir, { recursive: true, force: true }));

  /** @param most clicks of a quarter hour that are packed; all others have counters */
  async function count(list: readonly WrittenVisit[], most = MAX_PACKED): Promise<void> {
    writeSegment(dir, list.map(visitLine));
    const store = new TypeormClickStore(engine.unitOfWork);
    const log = new SqlHitLog(engine.unitOfWork, 'today');
    const room = new PackingRoom(most);
    await ingestAll(ingesterOver(dir, engine.unitOfWork, store, log, visitReader(), room), NOW);
  }

  /** Everything that reports say of a subject in a range is what a recount says, and adds up. */
  async function expectSums(
    subject: Subject,
    hits: readonly Recounted[],
    asked: { zone: TimeZone; range: ReturnType<typeof resolveRange> },
  ): Promise<void> {
    const { span, slots } = asked.range;
    const inside = hits.filter(({ at }) => isIn(at, span));
    const clicks = inside.filter(({ hitClass }) => hitClass === 'human');
    const whole = countOf(clicks);

    const byClass = await report.byClass(subject, span);
    for (const each of HIT_CLASSES) {
      expect([each, byClass[each]]).toEqual([
        each,
        countOf(inside.filter(({ hitClass }) => hitClass === each)),
      ]);
    }
    const perSlot = await report.perSlot(subject, slots);
    expect(perSlot).toEqual(slots.map((slot) => countOf(clicks.filter(({ at }) => isIn(at, slot)))));
    expect(sumOf(perSlot)).toEqual(whole);
    const classesPerSlot = await report.classesPerSlot(subject, slots);
    for (const each of HIT_CLASSES) {
      expect(classesPerSlot[each]).toEqual(await report.perSlot(subject, slots, { classes: [each] }));
      expect(sumOf(classesPerSlot[each])).toEqual(byClass[each]);
    }
    const everything = await report.perSlot(subject, slots, { classes: HIT_CLASSES });
    expect(sumOf(everything).total).toBe(inside.length);
    expect(sumOf(await report.perSlot(subject, hoursIn(span, asked.zone)))).toEqual(whole);

    const week = (await report.series(subject, span)).perWeekHour(evenStretches(span, asked.zone));
    const weekHours = clicks.map(({ at }) => weekHourOf(at, asked.zone));
    expect(week.map(({ total }) => total)).toEqual(
      week.map((_, hour) => weekHours.filter((each) => each === hour).length),
    );

    const mix = await report.mix(subject, span);
    for (const dimension of DIMENSIONS) {
      const named = breakdown(mix, dimension);
      expect(sumOf(named)).toEqual(whole);
      for (const { name, total, unique } of named) {
        const same = clicks.filter(({ facets }) => readMix(facets?.mix ?? '')[dimension] === name);
        expect([dimension, name, { total, unique }]).toEqual([dimension, name, countOf(same)]);
        const filter = { [dimension]: name };
        expect(sumOf(await report.mix(subject, span, filter))).toEqual(countOf(same));
        expect(sumOf(await report.perSlot(subject, slots, { filter }))).toEqual(countOf(same));
      }
    }
    for (const { source, platform } of mix.slice(0, 3)) {
      const filter = { source, platform };
      const same = clicks.filter(({ facets }) => fits(readMix(facets?.mix ?? ''), filter));
      expect(sumOf(await report.mix(subject, span, filter))).toEqual(countOf(same));
      expect(await report.perSlot(subject, slots, { filter })).toEqual(
        slots.map((slot) => countOf(same.filter(({ at }) => isIn(at, slot)))),
      );
    }
    expect(sumOf(await report.referrers(subject, span))).toEqual(whole);
    expect(sumOf(await report.places(subject, span))).toEqual(whole);
    for (const { name, total, unique } of breakdown(mix, 'source')) {
      expect(sumOf(await report.referrers(subject, span, name))).toEqual({ total, unique });
    }
    for (const { name, total, unique } of breakdown(mix, 'country')) {
      expect(sumOf(await report.places(subject, span, name))).toEqual({ total, unique });
    }
    const top = await report.topLinks(subject, span, 10);
    const known = clicks.filter(({ linkId }) => subject.kind !== 'site' || GROUP_OF[linkId] !== null);
    expect(sumOf(top)).toEqual(countOf(known));
    for (const { linkId, total, unique } of top) {
      expect({ total, unique }).toEqual(countOf(clicks.filter((each) => each.linkId === linkId)));
    }
  }

  /** Folds some subjects up to a day, as if they were clicked much. */
  async function fold([numbers, day]: Folding): Promise<void> {
    const store = new SqlFoldStore(engine.unitOfWork);
    for (const subject of numbers) while (await store.foldDays(subject, day));
  }

  it('are what a recount says, by every breakdown, in every zone and range, whatever is folded when', async () => {
    await fc.assert(
      fc.asyncProperty(
        visits,
        fc.array(foldings, { maxLength: 3 }),
        fc.array(fc.constantFrom(0, 1, MAX_PACKED), { minLength: 4, maxLength: 4 }),
        fc.array(fc.tuple(subjects, fc.constantFrom(...ZONES), ranges), { minLength: 2, maxLength: 2 }),
        async (list, folded, rooms, questions) => {
          await forgetClicks(engine.dataSource);
          const each = Math.ceil(list.length / (folded.length + 1));
          for (let part = 0; part <= folded.length; part += 1) {
            await count(list.slice(part * each, (part + 1) * each), rooms[part]);
            const folding = folded[part];
            if (folding) await fold(folding);
          }
          const hits = recount(list);
          for (const [[subject, linkIds], name, input] of questions) {
            const zone = parseTimeZone(name);
            const range = resolveRange(input, { zone, now: NOW, firstDay: null });
            await expectSums(
              subject,
              hits.filter(({ linkId }) => linkIds.includes(linkId)),
              { zone, range },
            );
          }
        },
      ),
      { numRuns: 15 },
    );
  }, 240_000);

  it('of a group stay with it when its link goes to another', async () => {
    const move = (groupId: number) =>
      engine.dataSource.query('UPDATE links SET group_id = ? WHERE id = 3', [groupId]);
    const ofGroup = async (groupId: number) => (await report.byClass({ kind: 'group', groupId })).human.total;
    await count([{ at: NOW, linkId: 3 }]);
    await move(7);
    await count([
      { at: NOW + 1, linkId: 3 },
      { at: NOW + 2, linkId: 3 },
    ]);
    await move(2);
    expect([await ofGroup(2), await ofGroup(7)]).toEqual([1, 2]);
    expect((await report.byClass({ kind: 'link', linkId: 3 })).human.total).toBe(3);
  });

  it('name a link once that was clicked in two groups', async () => {
    const move = (groupId: number) =>
      engine.dataSource.query('UPDATE links SET group_id = ? WHERE id = 3', [groupId]);
    const clicksOf = (linkIds: readonly number[]) =>
      linkIds.map((linkId, index) => ({ at: NOW + index, linkId }));
    await count(clicksOf([3, 3, 1]));
    await move(7);
    await count(clicksOf([3, 2, 2]));
    await move(2);
    const span = { from: bucketOf(NOW), to: bucketOf(NOW) + 1 };
    const top = await report.topLinks({ kind: 'site' }, span, 10);
    expect(top.map(({ linkId, total }) => [linkId, total])).toEqual([
      [3, 3],
      [2, 2],
      [1, 1],
    ]);
  });

  it('know the links with the most clicks, the most first', async () => {
    const clicks = [1, 2, 2, 3, 3, 3, 4, 4, 4, 4].map((linkId, index) => ({ at: NOW + index, linkId }));
    await count(clicks);
    const span = { from: bucketOf(NOW), to: bucketOf(NOW) + 1 };
    const idsOf = async (subject: Subject, limit: number) =>
      (await report.topLinks(subject, span, limit)).map(({ linkId }) => linkId);
    expect(await idsOf({ kind: 'site' }, 3)).toEqual([4, 3, 2]);
    expect(await idsOf({ kind: 'group', groupId: 1 }, 3)).toEqual([2, 1]);
    expect(await idsOf({ kind: 'links', linkIds: [] }, 3)).toEqual([]);
    expect(await report.byClass({ kind: 'links', linkIds: [] })).toMatchObject({ human: NO_HITS });
  });
});
