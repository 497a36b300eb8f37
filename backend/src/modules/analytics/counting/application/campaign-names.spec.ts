import { DAY_MS } from '../domain/calendar-day';
import { CampaignNames, MAX_NAMES_IN_TOTAL, MAX_NAMES_PER_LINK } from './campaign-names';

const NOON = Date.UTC(2026, 10, 21, 12);

/** How many of so many new names of a link are taken. */
const takenOf = (
  names: CampaignNames,
  { linkId, count, at = NOON }: { linkId: number; count: number; at?: number },
): number =>
  Array.from({ length: count }, (_, index) => names.take(`made-up-${String(index)}`, linkId, at)).filter(
    Boolean,
  ).length;

describe('names of campaigns', () => {
  it('are taken up to the most that a link has in a day, and known ones stay', () => {
    const names = new CampaignNames();
    expect(names.take('spring', 1, NOON)).toBe(true);
    expect(takenOf(names, { linkId: 1, count: 2 * MAX_NAMES_PER_LINK })).toBe(MAX_NAMES_PER_LINK - 1);
    expect(names.take('spring', 1, NOON + 1)).toBe(true);
    expect(names.take('summer', 1, NOON + 1)).toBe(false);
  });

  it('are counted of each link by itself', () => {
    const names = new CampaignNames();
    takenOf(names, { linkId: 1, count: 2 * MAX_NAMES_PER_LINK });
    expect(names.take('spring', 2, NOON)).toBe(true);
  });

  it('are taken up to the most of all links together', () => {
    const names = new CampaignNames();
    let taken = 0;
    for (let linkId = 1; linkId <= 100; linkId += 1) {
      taken += takenOf(names, { linkId, count: MAX_NAMES_PER_LINK });
    }
    expect(taken).toBe(MAX_NAMES_IN_TOTAL);
    expect(names.take('spring', 1_000, NOON)).toBe(false);
    expect(names.take('made-up-1', 1, NOON)).toBe(true);
  });

  it('begin anew with each day, while two of them take turns around midnight', () => {
    const names = new CampaignNames();
    takenOf(names, { linkId: 1, count: 2 * MAX_NAMES_PER_LINK });
    expect(names.take('summer', 1, NOON + DAY_MS)).toBe(true);
    expect(names.take('summer', 1, NOON)).toBe(false);
    expect(takenOf(names, { linkId: 1, count: 2 * MAX_NAMES_PER_LINK, at: NOON + DAY_MS })).toBe(
      MAX_NAMES_PER_LINK - 1,
    );
    expect(names.take('summer', 1, NOON + 2 * DAY_MS)).toBe(true);
  });
});
