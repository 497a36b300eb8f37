import * as crypto from 'node:crypto';
import { sameText } from './same-text';

jest.mock('node:crypto', () => {
  const actual = jest.requireActual<typeof crypto>('node:crypto');
  return { ...actual, timingSafeEqual: jest.fn(actual.timingSafeEqual) };
});

describe('two texts', () => {
  it.each([
    ['', '', true],
    ['secret', 'secret', true],
    ['secret', 'Secret', false],
    ['secret', 'secre', false],
    ['secret', '', false],
    // As many letters, but not as many bytes.
    ['é', 'e', false],
    ['ab', 'aé', false],
  ])('%j and %j are one: %s', (left, right, isSame) => {
    expect(sameText(left, right)).toBe(isSame);
    expect(sameText(right, left)).toBe(isSame);
  });

  it('S08: are compared in constant time when they are equally long', () => {
    const compare = jest.mocked(crypto.timingSafeEqual).mockClear();
    sameText('secret', 'sesame');
    expect(compare).toHaveBeenCalledTimes(1);
  });
});
