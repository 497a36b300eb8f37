import { FakeShelf } from '../../../test/fakes';
import { closeHint, nextHint } from './hints';

describe('tips', () => {
  const DAY = 86_400_000;
  const NOW = Date.parse('2026-11-20T08:00:00Z');

  it('come in order, each until it is closed', () => {
    const shelf = new FakeShelf();
    expect(nextHint(shelf, true, NOW)).toBe('palette');
    expect(nextHint(shelf, true, NOW + 1_000)).toBe('palette');
    expect(nextHint(shelf, false, NOW)).toBe('ownName');
  });

  it('do not follow one another on the same day', () => {
    const shelf = new FakeShelf();
    closeHint(shelf, 'palette', NOW);
    closeHint(shelf, 'palette', NOW);
    expect(shelf.value).toEqual({ seen: ['palette'], closedAt: NOW });
    expect(nextHint(shelf, true, NOW + 1_000)).toBeNull();
    expect(nextHint(shelf, true, NOW + DAY - 1)).toBeNull();
    expect(nextHint(shelf, true, NOW + DAY)).toBe('ownName');
    closeHint(shelf, 'ownName', NOW + DAY);
    closeHint(shelf, 'share', NOW + 2 * DAY);
    expect(nextHint(shelf, true, NOW + 9 * DAY)).toBeNull();
  });

  it.each([
    [{ palette: true }, 'palette'],
    [['palette'], 'ownName'],
    [{ seen: ['palette'], closedAt: 'never' }, 'ownName'],
    [{ seen: ['palette'], closedAt: NOW + 3 * DAY }, 'ownName'],
  ])('make the best of what an earlier version or somebody else left on the shelf: %j', (value, hint) => {
    expect(nextHint(new FakeShelf(value), true, NOW)).toBe(hint);
  });
});
