import { VisitorWindows } from './visitor-window';

const HOUR = 3_600_000;
const T = Date.UTC(2026, 10, 21, 10);
const marks = { ofDay: 1, ofDayBefore: 2 };
const nextDay = { ofDay: 3, ofDayBefore: 1 };

describe('window of a visitor', () => {
  it('opens at the first hit and covers 24 hours, without sliding', () => {
    const windows = new VisitorWindows(new Map());
    expect(windows.open(T, marks)).toBe(true);
    expect(windows.open(T + 10_000, marks)).toBe(false);
    expect(windows.open(T + 23 * HOUR, nextDay)).toBe(false);
    expect(windows.open(T + 24 * HOUR, nextDay)).toBe(true);
    expect(windows.open(T + 25 * HOUR, nextDay)).toBe(false);
    expect([...windows.opened]).toEqual([
      [1, T],
      [3, T + 24 * HOUR],
    ]);
  });

  it('goes on after midnight, under the key of the day before', () => {
    const windows = new VisitorWindows(new Map([[1, T]]));
    expect(windows.open(T + 15 * HOUR, nextDay)).toBe(false);
    expect(windows.opened.size).toBe(0);
  });

  it('also holds hits that are read late but happened before it opened', () => {
    const windows = new VisitorWindows(new Map([[1, T]]));
    expect(windows.open(T - HOUR, marks)).toBe(false);
  });

  it('belongs to one visitor', () => {
    const windows = new VisitorWindows(new Map([[1, T]]));
    expect(windows.open(T, { ofDay: 5, ofDayBefore: 6 })).toBe(true);
  });
});
