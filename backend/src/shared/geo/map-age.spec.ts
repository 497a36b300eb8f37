import { mapAge } from './map-age';

const editions = [
  { knows: 'countries', builtAt: new Date('2026-06-17T19:51:40Z') },
  { knows: 'towns', builtAt: new Date('2026-06-05T13:42:02Z') },
] as const;

describe('the age of a map', () => {
  it('is told for each of its parts', () => {
    expect(mapAge(editions, new Date('2026-07-01T00:00:00Z'))).toEqual({
      isOld: false,
      says: 'countries of 2026-06-17, 13 days old; towns of 2026-06-05, 25 days old',
    });
  });

  it.each([
    ['2026-09-03T14:00:00Z', false],
    ['2026-09-04T14:00:00Z', true],
  ])('is too much when one part has more than 90 days (%s)', (now, isOld) => {
    expect(mapAge(editions, new Date(now)).isOld).toBe(isOld);
  });
});
