import { SecretSettings } from '../../../config/settings';
import { SignedText } from '../../../shared/crypto/signed-text';
import type { Clock } from '../../../shared/domain/clock';
import { claimsFor, type MemberOnToken } from '../domain/access-token';
import { AccessTokensService } from './access-tokens.service';

const SECRET = 'a-test-key-of-more-than-32-characters';
const NOW = new Date('2026-11-21T03:00:00Z');
const clock: Clock = { now: () => NOW };
const tokens = new AccessTokensService(new SecretSettings(SECRET), clock);
const root: MemberOnToken = {
  kind: 'member',
  userId: 1,
  groupId: 1,
  sessionId: '0123456789abcdef'.repeat(2),
  browserUuid: '0b8cd9ef-6a5d-4b5c-9f0e-1d2c3b4a5968',
};
const claims = { ...claimsFor(root, NOW) };

describe('access tokens', () => {
  it('say whom they were made for', () => {
    expect(tokens.claimsOf(tokens.issue(root))).toEqual(claims);
  });

  it.each(['replace-me-with-a-random-string-of-32', 'b-test-key-of-more-than-32-characters'])(
    'S14: of an installation with the secret %s are refused',
    (secret) => {
      const forged = new AccessTokensService(new SecretSettings(secret), clock).issue(root);
      expect(() => tokens.claimsOf(forged)).toThrow('Unauthorized');
    },
  );

  it.each(['refresh-token', 'guest-claim', 'google-sign-in', ''])(
    'S08: are not what was signed for the purpose %j',
    (purpose) => {
      const text = new SignedText(SECRET, purpose).sign(claims);
      expect(() => tokens.claimsOf(text)).toThrow('Unauthorized');
    },
  );

  it.each([{ kind: 'siteAdmin' }, { kind: ['member'] }, { sessionId: undefined }])(
    'S16: are worth nothing with %j, even if we had signed it',
    (odd) => {
      const text = new SignedText(SECRET, 'access-token').sign({ ...claims, ...odd });
      expect(() => tokens.claimsOf(text)).toThrow('Unauthorized');
    },
  );

  it('S16: carry no right, so that none can be widened', () => {
    expect(Object.keys(claims).sort()).toEqual([
      'browserUuid',
      'expires',
      'groupId',
      'kind',
      'sessionId',
      'userId',
    ]);
  });
});
