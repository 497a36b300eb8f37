import { OPERATIONS } from '../domain/rights';
import { actionOf, isTokenShaped, judgeToken } from './human-judgement';
import type { ShownToken } from './human-verifier';

const EXPECTED = { action: 'links/shorten', hostname: 'linklet.test', minScore: 0.5 };
const GOOD = { isGood: true, action: 'links/shorten', hostname: 'linklet.test', score: 0.9 } as const;

it.each<[string, ShownToken, string]>([
  ['a good token', GOOD, 'human'],
  ['one whose score is just enough', { ...GOOD, score: 0.5 }, 'human'],
  ['one whose score is too low', { ...GOOD, score: 0.49 }, 'low-score'],
  ['one whose score is no number to compare', { ...GOOD, score: Number.NaN }, 'low-score'],
  ['one that the verifier does not know', { isGood: false }, 'refused'],
  ['one for another action', { ...GOOD, action: 'reports/report' }, 'refused'],
  ['one of another site', { ...GOOD, hostname: 'linklet.test.evil.example' }, 'refused'],
])('judges %s', (_, token, judgement) => {
  expect(judgeToken(token, EXPECTED)).toBe(judgement);
});

it('takes any score where a low one is allowed', () => {
  expect(judgeToken({ ...GOOD, score: 0 }, { ...EXPECTED, minScore: 0 })).toBe('human');
});

it('makes actions that the verifier takes, each of one operation', () => {
  const actions = OPERATIONS.map(actionOf);
  for (const action of actions) expect(action).toMatch(/^[A-Za-z0-9/_]+$/);
  expect(new Set(actions).size).toBe(actions.length);
});

it.each(['', ' ', 'a b', 'ü', 'a\u0000', 'a'.repeat(6_001)])('takes %j for no token', (token) => {
  expect(isTokenShaped(token)).toBe(false);
});
