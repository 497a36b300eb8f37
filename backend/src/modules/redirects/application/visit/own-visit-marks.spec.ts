import { OwnVisitMarksService } from './own-visit-marks.service';

const marksOf = (secret: string): OwnVisitMarksService => new OwnVisitMarksService({ secret });
const NOW = Date.parse('2026-11-24T01:00:00Z');
const MINUTE_MS = 60_000;

describe('the mark of an own visit', () => {
  const marks = marksOf('s'.repeat(32));
  const mark = marks.issue(7, NOW);

  it('is of its link for ten minutes', () => {
    expect(mark).toMatch(/^[\w.-]+$/);
    expect(marks.isOf(7, mark, NOW)).toBe(true);
    expect(marks.isOf(7, mark, NOW + 10 * MINUTE_MS - 1)).toBe(true);
    expect(marks.isOf(7, mark, NOW + 10 * MINUTE_MS)).toBe(false);
  });

  it('is of no other link, and of no other installation', () => {
    expect(marks.isOf(8, mark, NOW)).toBe(false);
    expect(marksOf('t'.repeat(32)).isOf(7, mark, NOW)).toBe(false);
  });

  it.each(['', 'x', 'e30.e30', `${mark}x`, mark.slice(1)])('is not %s', (text) => {
    expect(marks.isOf(7, text, NOW)).toBe(false);
  });
});
