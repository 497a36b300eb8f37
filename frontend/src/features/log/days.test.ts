import { daysOf } from './days';
import type { LogEntry } from './log-entry';

const at = (id: number, time: string): LogEntry => ({
  id,
  time,
  userId: 7,
  name: null,
  action: 'teams.left',
  outcome: 'done',
  place: null,
  details: {},
});

describe('the entries of a log', () => {
  const entries = [
    at(3, '2026-11-20T16:30:00Z'),
    at(2, '2026-11-20T15:30:00Z'),
    at(1, '2026-11-19T23:00:00Z'),
  ];
  const idsBy = (timeZone: string) =>
    daysOf(entries, timeZone).map((day) => [day.day, day.entries.map(({ id }) => id)]);

  it.each([
    [
      'Asia/Taipei',
      [
        ['2026-11-21', [3]],
        ['2026-11-20', [2, 1]],
      ],
    ],
    [
      'UTC',
      [
        ['2026-11-20', [3, 2]],
        ['2026-11-19', [1]],
      ],
    ],
  ])('stand under their days in %s, newest first', (timeZone, days) => {
    expect(idsBy(timeZone)).toEqual(days);
  });

  it('make no day when there are none', () => {
    expect(daysOf([], 'UTC')).toEqual([]);
  });
});
