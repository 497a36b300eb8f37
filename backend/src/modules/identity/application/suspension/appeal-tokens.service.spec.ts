import { SignedText } from '../../../../shared/crypto/signed-text';
import { AppealTokensService } from './appeal-tokens.service';

const SECRET = 'a-test-key-of-more-than-32-characters';
const NOW = Date.parse('2026-11-29T12:00:00Z');
const HOUR_MS = 3_600_000;

const tokensAt = (time: number): AppealTokensService =>
  new AppealTokensService({ secret: SECRET }, { now: () => new Date(time) });

describe('tokens of suspended people', () => {
  it.each([
    ['door', HOUR_MS],
    ['mail', 90 * 24 * HOUR_MS],
  ] as const)('from the %s say who somebody is until they are too old', (where, lifetime) => {
    const token = tokensAt(NOW).issue(7, where);
    expect(tokensAt(NOW + lifetime - 1).read(token)).toBe(7);
    expect(tokensAt(NOW + lifetime).read(token)).toBeNull();
  });

  it.each([
    ['', null],
    ['no token', null],
    [new SignedText(SECRET, 'access-token').sign({ userId: 7, until: NOW + 1 }), null],
    [new SignedText(SECRET, 'suspension-appeal').sign({ userId: '7', until: NOW + 1 }), null],
    [new SignedText(SECRET, 'suspension-appeal').sign({ userId: 7 }), null],
    [new SignedText(SECRET, 'suspension-appeal').sign({ userId: 7, until: NOW + 1 }), 7],
  ])('of another kind are none: %s', (token, userId) => {
    expect(tokensAt(NOW).read(token)).toBe(userId);
  });
});
