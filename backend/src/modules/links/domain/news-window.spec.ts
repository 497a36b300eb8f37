import { NewsWindow, type NumberedNews } from './news-window';

const numbered = (...ids: number[]): NumberedNews[] => ids.map((id) => ({ id, news: `news-${id}` }));

describe('a window over numbered news', () => {
  let window: NewsWindow;
  beforeEach(() => {
    window = new NewsWindow(10);
  });

  it('takes each once, and asks on from the last one', () => {
    expect(window.take(numbered(10, 11, 12), 0)).toEqual(['news-11', 'news-12']);
    expect(window.from).toBe(12);
    expect(window.take(numbered(12), 1)).toEqual([]);
  });

  it('waits for a number that has been left out, and takes what comes behind it once', () => {
    expect(window.take(numbered(10, 12, 13), 0)).toEqual(['news-12', 'news-13']);
    expect(window.from).toBe(10);
    expect(window.take(numbered(10, 11, 12, 13), 1_000)).toEqual(['news-11']);
    expect(window.from).toBe(13);
  });

  it('gives a number up that has not come for a minute', () => {
    window.take(numbered(10, 12), 0);
    window.take(numbered(10, 12, 14), 59_999);
    expect(window.from).toBe(10);
    expect(window.take(numbered(10, 12, 14), 60_000)).toEqual([]);
    expect(window.from).toBe(12);
    expect(window.take(numbered(12, 14, 15), 119_999)).toEqual(['news-15']);
    expect(window.from).toBe(15);
  });
});
