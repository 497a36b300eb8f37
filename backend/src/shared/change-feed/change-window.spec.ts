import { ChangeWindow, type NumberedChange } from './change-window';

const numbered = (...ids: number[]): NumberedChange[] => ids.map((id) => ({ id, change: `news-${id}` }));

describe('a window over numbered news', () => {
  let window: ChangeWindow;
  beforeEach(() => {
    window = new ChangeWindow(numbered(9, 10));
  });

  it('takes each once, and asks on from the last one', () => {
    expect(window.take(numbered(10, 11, 12))).toEqual(['news-11', 'news-12']);
    expect([window.from, window.awaited]).toEqual([12, []]);
    expect(window.take(numbered(12))).toEqual([]);
  });

  it('asks for a number that has been left out, and takes what comes behind it once', () => {
    expect(window.take(numbered(10, 12, 15))).toEqual(['news-12', 'news-15']);
    expect([window.from, window.awaited]).toEqual([15, [11, 13, 14]]);
    expect(window.take(numbered(13, 15, 16))).toEqual(['news-13', 'news-16']);
    expect(window.take(numbered(11, 16))).toEqual(['news-11']);
    expect([window.from, window.awaited]).toEqual([16, [14]]);
  });

  it('awaits what was missing when it began', () => {
    window = new ChangeWindow(numbered(5, 8, 9));
    expect([window.from, window.awaited]).toEqual([9, [6, 7]]);
    expect(window.take(numbered(7, 9))).toEqual(['news-7']);
    expect(new ChangeWindow([])).toMatchObject({ from: 0, awaited: [] });
  });

  it('gives a number up that has not come with hundreds of looks', () => {
    window.take(numbered(10, 12));
    for (let look = 0; look < 600; look += 1) window.take(numbered(12));
    expect(window.awaited).toEqual([11]);
    window.take(numbered(12));
    expect(window.awaited).toEqual([]);
    expect(window.take(numbered(11, 12))).toEqual([]);
  });

  it('awaits no more than it can ask for: the highest', () => {
    window.take(numbered(10, 3_000_000));
    expect(window.awaited).toHaveLength(2_000);
    window.take(numbered(3_000_000, 3_000_003));
    expect(window.awaited).toHaveLength(2_000);
    expect(window.awaited.at(-1)).toBe(3_000_002);
  });
});
