import { canonical } from './idempotency-keys';

describe('the canonical form of an input', () => {
  it.each([
    [
      { b: 1, a: { d: [1, { z: 1, y: 2 }], c: null } },
      { a: { c: null, d: [1, { y: 2, z: 1 }] }, b: 1 },
    ],
    [{ url: 'https://a.example', access_token: undefined }, { url: 'https://a.example' }],
  ])('is the same whatever the order of its fields', (one, other) => {
    expect(canonical(one)).toBe(canonical(other));
  });

  it.each([
    [{ a: [1, 2] }, { a: [2, 1] }],
    [{ a: '1' }, { a: 1 }],
    [{ a: null }, {}],
    [
      ['ab', 'c'],
      ['a', 'bc'],
    ],
  ])('tells different inputs apart', (one, other) => {
    expect(canonical(one)).not.toBe(canonical(other));
  });
});
