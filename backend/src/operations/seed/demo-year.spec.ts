import { readHeaders, readVisit } from '../../modules/redirects/values';
import { Choice, SeededRandom } from './seeded-random';
import { SEED_DAY_MS, dayAt, momentOfDay, shareBy, spreadOverDays, weightOfDay } from './demo-calendar';
import { demoLinks, weightOn } from './demo-links';
import { visitorFor } from './demo-visitors';
import { linesOfYear, type SeededLink } from './write-year';

const day = (date: string): number => Date.parse(date) / SEED_DAY_MS;
const UNTIL = Date.parse('2026-11-22T06:00:00Z');
const LINKS: readonly SeededLink[] = demoLinks(20, 1).map((link, index) => ({ ...link, id: index + 1 }));
const input = (seed: number) => ({ clicks: 5_000, days: 365, until: UNTIL, seed });

describe('a choice by weights', () => {
  it('is the one whose share the number falls into', () => {
    const choice = new Choice([
      [1, 'a'],
      [0, 'never'],
      [3, 'b'],
    ]);
    expect([0, 0.249, 0.25, 0.999].map((at) => choice.at(at))).toEqual(['a', 'a', 'b', 'b']);
  });
});

describe('the calendar of the demonstration', () => {
  it.each([
    ['11 November', '2026-11-11', '2026-11-04', 2],
    ['Friday', '2026-09-18', '2026-09-20', 1.2],
    ["Mother's Day", '2026-05-10', '2026-05-17', 1.5],
    ['the weeks before Lunar New Year', '2026-02-10', '2026-02-17', 1.8],
  ])('%s has more clicks than a day with less to do', (_, busy, quiet, times) => {
    expect(weightOfDay(day(busy))).toBeGreaterThan(times * weightOfDay(day(quiet)));
  });

  it('spreads exactly as many clicks as there are', () => {
    for (const clicks of [1, 7, 1_000, 99_999]) {
      const perDay = spreadOverDays(clicks, 365, UNTIL, new SeededRandom(3));
      expect(perDay.reduce((sum, each) => sum + each, 0)).toBe(clicks);
      expect(Math.min(...perDay)).toBeGreaterThanOrEqual(0);
    }
  });

  it('keeps to the day of Taipei, and has its evenings busier than its nights', () => {
    const random = new SeededRandom(1);
    const moments = Array.from({ length: 5_000 }, () => momentOfDay(day('2026-11-11'), random.next()));
    const hours = moments.map((at) => new Date(at + 8 * 3_600_000).getUTCHours());
    expect(moments.every((at) => dayAt(at) === day('2026-11-11'))).toBe(true);
    const at = (hour: number): number => hours.filter((each) => each === hour).length;
    expect(at(21)).toBeGreaterThan(8 * at(3));
  });

  it.each(['00:00:00.000', '00:07:00.000', '09:30:00.000', '23:59:59.999'])(
    'has come as far as %s with the share of that time',
    (time) => {
      const until = Date.parse(`2026-11-11T${time}+08:00`);
      expect(Math.abs(momentOfDay(dayAt(until), shareBy(until) * (1 - 1e-9)) - until)).toBeLessThan(1_000);
      expect(momentOfDay(dayAt(until), 0)).toBe(Date.parse('2026-11-11T00:00:00+08:00'));
    },
  );

  it('gives a day that has just begun no more than it has had time for', () => {
    const perDay = (until: string) =>
      spreadOverDays(100_000, 30, Date.parse(until), new SeededRandom(3)).at(-1) ?? 0;
    expect(perDay('2026-11-22T00:30:00+08:00')).toBeLessThan(perDay('2026-11-22T23:59:59+08:00') / 50);
    expect(spreadOverDays(7, 1, Date.parse('2026-11-22T00:00:00+08:00'), new SeededRandom(3))).toEqual([7]);
  });
});

describe('links of the demonstration', () => {
  it('get no clicks before they were made, most when they are new, and never stop', () => {
    const sale = demoLinks(20, 1).find(({ slug }) => slug === 'double-eleven');
    if (!sale) throw new Error('no sale');
    const [before, first, later, last] = [340, 344, 350, 364].map((index) => weightOn(sale, index, 365));
    expect(before).toBe(0);
    expect(first).toBeGreaterThan(later ?? 0);
    expect(later).toBeGreaterThan(last ?? 0);
    expect(last).toBeGreaterThan(0);
  });

  it('have names of their own, by seed', () => {
    const slugs = [...demoLinks(500, 1), ...demoLinks(500, 2)].map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(1_000);
  });
});

describe('the year of the demonstration', () => {
  it('is the same for the same seed, and another one for another', () => {
    const [one, same, other] = [1, 1, 2].map((seed) => [...linesOfYear(LINKS, input(seed))].flat().join(''));
    expect(one).toBe(same);
    expect(one).not.toBe(other);
  });

  it('has as many lines as were wished for, in order, none of them to come', () => {
    const moments = [...linesOfYear(LINKS, input(1))].flat().map((line) => Number.parseInt(line, 10));
    expect(moments).toHaveLength(5_000);
    expect(moments).toEqual(moments.toSorted((one, other) => one - other));
    expect(moments.at(-1)).toBeLessThanOrEqual(UNTIL);
  });

  it('has many who come to the same link again on the same day', () => {
    for (const lines of linesOfYear(LINKS, { ...input(1), days: 2 })) {
      const people = lines.filter((line) => {
        const visit = readVisit(line.trimEnd());
        return visit && readHeaders(visit.headers).acceptLanguage;
      });
      const firsts = new Set(people.map((line) => line.slice(line.indexOf('\t')))).size;
      expect(firsts / people.length).toBeGreaterThan(0.65);
      expect(firsts / people.length).toBeLessThan(0.85);
    }
  });

  it('has people who come again on another day, and machines', () => {
    const random = new SeededRandom(5);
    const visitors = Array.from({ length: 10_000 }, () => visitorFor(random, 4_000));
    const people = visitors.filter(({ acceptLanguage }) => acceptLanguage !== undefined);
    const persons = new Set(people.map(({ ip, userAgent }) => `${ip} ${userAgent}`)).size;
    expect(people.length).toBeGreaterThan(8_000);
    expect(people.length).toBeLessThan(9_500);
    expect(persons).toBeLessThan(people.length / 2);
    expect(persons).toBeGreaterThan(2_000);
    expect(new Set(visitors.map(({ kind }) => kind))).toEqual(new Set(['visit', 'head', 'prefetch']));
  });
});
