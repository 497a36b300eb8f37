import { isSubdomain } from '../../../shared/domain/subdomain-name';
import { SubdomainRefused } from './domains.errors';
import { mayTake, parseSubdomain, RESERVED_MS } from './subdomain';

const codeOf = (raw: string): string => {
  try {
    return parseSubdomain(raw);
  } catch (error) {
    if (error instanceof SubdomainRefused) return error.code;
    throw error;
  }
};

describe('a personal subdomain', () => {
  it.each([
    ['mei', 'mei'],
    ['  Mei2026 ', 'mei2026'],
    ["O'Neill;,/\\", 'oneill'],
    ['abcdefghij0123456789', 'abcdefghij0123456789'],
    ['1a2', '1a2'],
  ])('%j is %j', (raw, name) => {
    expect(parseSubdomain(raw)).toBe(name);
    expect(isSubdomain(name)).toBe(true);
  });

  it.each([
    ['', 'too-short'],
    ['ab', 'too-short'],
    ["a'b", 'too-short'],
    ['abcdefghij0123456789x', 'too-long'],
    ['x'.repeat(100_000), 'too-long'],
    ['my-name', 'invalid'],
    ['my name', 'invalid'],
    ['a.b.c', 'invalid'],
    ['美美美', 'invalid'],
    ['ｍｅｉ', 'invalid'],
    ['mei\u0000', 'invalid'],
    ['xn--abc', 'invalid'],
    ['12345', 'only-digits'],
    ['www', 'reserved'],
    ['API', 'reserved'],
    ['Admin', 'reserved'],
    ["ma'il", 'reserved'],
    ['app', 'reserved'],
  ])('%j is refused as %s', (raw, code) => {
    expect(codeOf(raw)).toBe(`account.subdomain-${code}`);
    expect(isSubdomain(raw)).toBe(false);
  });
});

describe('who may take a subdomain', () => {
  const now = new Date('2026-11-21T00:00:00Z');
  const ago = (ms: number): Date => new Date(now.getTime() - ms);

  it.each([
    ['anybody, when nobody ever had it', null, true],
    ['nobody but the one who has it', { userId: 2, releasedAt: null, isKept: false }, false],
    ['whoever has it', { userId: 1, releasedAt: null, isKept: false }, true],
    ['whoever gave it up, at once', { userId: 1, releasedAt: now, isKept: false }, true],
    ['others not within a year', { userId: 2, releasedAt: ago(RESERVED_MS - 1), isKept: false }, false],
    ['others after a year', { userId: 2, releasedAt: ago(RESERVED_MS), isKept: false }, true],
    [
      'others never while links stand on it',
      { userId: 2, releasedAt: ago(RESERVED_MS), isKept: true },
      false,
    ],
    ['whoever has links on it, at once', { userId: 1, releasedAt: now, isKept: true }, true],
  ])('is %s', (_, record, may) => {
    expect(mayTake(record, 1, now)).toBe(may);
  });
});
