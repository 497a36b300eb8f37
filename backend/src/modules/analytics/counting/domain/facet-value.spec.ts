import { facetValue, MAX_VALUE_LENGTH } from './facet-value';

describe('value of a facet', () => {
  it.each([
    [['TW', 'TPE', 'Taipei'], 'TW/TPE/Taipei'],
    [['TW', null, 'Zhu/Bei\t'], 'TW/others/Zhu Bei '],
    [[null, ''], 'others/others'],
  ])('joins %j as %j', (parts, value) => {
    expect(facetValue(...parts)).toBe(value);
  });

  it('fits its column', () => {
    expect(facetValue('others', 'x'.repeat(300))).toHaveLength(MAX_VALUE_LENGTH);
  });
});
