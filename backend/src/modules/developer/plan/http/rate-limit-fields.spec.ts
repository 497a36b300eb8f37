import { rateLimitOf, rateLimitPolicyOf } from './rate-limit-fields';

it('tells both limits, and what is left of the year', () => {
  expect(rateLimitPolicyOf({ perSecond: 20, quota: 800 })).toBe('"second";q=20;w=1, "year";q=800;w=31536000');
  expect([rateLimitOf(799, 60), rateLimitOf(0, 60), rateLimitOf(-3, 60)]).toEqual([
    '"year";r=799;t=60',
    '"year";r=0;t=60',
    '"year";r=0;t=60',
  ]);
});
