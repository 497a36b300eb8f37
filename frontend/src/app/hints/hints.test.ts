import { FakeShelf } from '../../test/fakes';
import { closeHint, hasHints, nextHint } from './hints';

describe('tips', () => {
  it('come one after the other, each until it is closed', () => {
    const shelf = new FakeShelf();
    expect(nextHint(shelf, true)).toBe('palette');
    expect(nextHint(shelf, false)).toBe('ownName');
    closeHint(shelf, 'palette');
    closeHint(shelf, 'palette');
    expect(shelf.value).toEqual(['palette']);
    expect(nextHint(shelf, true)).toBe('ownName');
    closeHint(shelf, 'ownName');
    closeHint(shelf, 'share');
    expect(nextHint(shelf, true)).toBeNull();
  });

  it('do not mind what somebody else left on the shelf', () => {
    expect(nextHint(new FakeShelf({ palette: true }), true)).toBe('palette');
  });

  it.each([
    ['/users/70', true],
    ['/analytics/abc', false],
    ['/', false],
    ['/login', false],
    ['/users/70/settings', false],
  ])('at %s: %s', (path, isShown) => {
    expect(hasHints(path)).toBe(isShown);
  });
});
