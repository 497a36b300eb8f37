import { placeKey, visitedPlaceOf } from './visited-place';

describe('the key of a slug', () => {
  it.each([
    [0, 'abc', 'abc'],
    [0, '12', '12'],
    [12, 'abc', '12/abc'],
    [1, '2', '1/2'],
    [7, '春節特賣', '7/春節特賣'],
  ])('on domain %i, %s, is %s', (domainId, slug, key) => {
    expect(placeKey(domainId, slug)).toBe(key);
    expect(visitedPlaceOf(key)).toEqual({ domainId, slug });
  });
});
