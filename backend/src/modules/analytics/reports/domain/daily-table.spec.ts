import { cellsOf, DAILY_COLUMNS, dailyRows } from './daily-table';

const count = (total: number, unique = 0) => ({ total, unique });

describe('the table of days', () => {
  const rows = dailyRows(['2026-11-20', '2026-11-21'], {
    human: [count(5, 2), count(1, 1)],
    preview: [count(3), count(0)],
    bot: [count(2)],
    head: [],
    prefetch: [count(0), count(4)],
  });

  it('has a row for each day, of people and of each class', () => {
    expect(rows).toEqual([
      {
        date: '2026-11-20',
        total: 5,
        unique: 2,
        hits: { human: 5, preview: 3, bot: 2, head: 0, prefetch: 0 },
      },
      {
        date: '2026-11-21',
        total: 1,
        unique: 1,
        hits: { human: 1, preview: 0, bot: 0, head: 0, prefetch: 4 },
      },
    ]);
  });

  it('has a cell for each column', () => {
    expect(DAILY_COLUMNS.slice(0, 4)).toEqual(['date', 'totalClicks', 'uniqueClicks', 'humanHits']);
    expect(rows.map(cellsOf)).toEqual([
      ['2026-11-20', 5, 2, 5, 3, 2, 0, 0],
      ['2026-11-21', 1, 1, 1, 0, 0, 0, 4],
    ]);
  });

  it('is empty for no days', () => {
    expect(dailyRows([], { human: [], preview: [], bot: [], head: [], prefetch: [] })).toEqual([]);
    expect(
      dailyRows(['2026-11-20'], { human: [], preview: [], bot: [], head: [], prefetch: [] })[0]?.unique,
    ).toBe(0);
  });
});
