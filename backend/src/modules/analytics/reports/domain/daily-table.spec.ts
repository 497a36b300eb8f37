import { cellsOf, dailyColumns, dailyRows } from './daily-table';

const count = (total: number, unique = 0) => ({ total, unique });

describe('the table of days', () => {
  const DAYS = ['2026-11-20', '2026-11-21'];
  const hits = {
    human: [count(5, 2), count(1, 1)],
    preview: [count(3), count(0)],
    bot: [count(2)],
    head: [],
    prefetch: [count(0), count(4)],
  };
  const rows = dailyRows(DAYS, { counted: hits.human, before: null, hits });
  const EVERYBODY = { isFiltered: false, isCompared: false };

  it('has a row for each day, of people and of each class', () => {
    expect(rows).toEqual([
      {
        date: '2026-11-20',
        total: 5,
        unique: 2,
        before: null,
        hits: { human: 5, preview: 3, bot: 2, head: 0, prefetch: 0 },
      },
      {
        date: '2026-11-21',
        total: 1,
        unique: 1,
        before: null,
        hits: { human: 1, preview: 0, bot: 0, head: 0, prefetch: 4 },
      },
    ]);
  });

  it('has a cell for each column', () => {
    expect(dailyColumns(EVERYBODY).slice(0, 4)).toEqual(['date', 'totalClicks', 'uniqueClicks', 'humanHits']);
    expect(rows.map((row) => cellsOf(row, EVERYBODY))).toEqual([
      ['2026-11-20', 5, 2, 5, 3, 2, 0, 0],
      ['2026-11-21', 1, 1, 1, 0, 0, 0, 4],
    ]);
  });

  it('has the period before last, and no classes of hits beside clicks that were narrowed', () => {
    const shape = { isFiltered: true, isCompared: true };
    const narrowed = dailyRows(DAYS, { counted: [count(2, 1)], before: [count(7), count(3)], hits });
    expect(dailyColumns(shape)).toEqual(['date', 'totalClicks', 'uniqueClicks', 'previousClicks']);
    expect(narrowed.map((row) => cellsOf(row, shape))).toEqual([
      ['2026-11-20', 2, 1, 7],
      ['2026-11-21', 0, 0, 3],
    ]);
  });

  it('is empty for no days', () => {
    const none = { human: [], preview: [], bot: [], head: [], prefetch: [] };
    expect(dailyRows([], { counted: [], before: null, hits: none })).toEqual([]);
    expect(dailyRows(['2026-11-20'], { counted: [], before: null, hits: none })[0]?.unique).toBe(0);
  });
});
