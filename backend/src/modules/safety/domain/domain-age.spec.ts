import { isYoung } from './domain-age';

it.each([
  [null, false],
  ['2026-11-22T00:00:00Z', true],
  ['2026-10-24T00:00:00Z', true],
  ['2026-10-23T00:00:01Z', true],
  ['2026-10-23T00:00:00Z', false],
  ['1997-09-15T04:00:00Z', false],
  // Clocks of registries may be ahead of ours.
  ['2026-11-23T00:00:00Z', true],
])('a domain registered at %s is young: %s', (registeredAt, young) => {
  const moment = registeredAt === null ? null : new Date(registeredAt);
  expect(isYoung(moment, new Date('2026-11-22T00:00:00Z'))).toBe(young);
});
