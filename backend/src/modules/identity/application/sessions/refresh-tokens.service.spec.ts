import * as crypto from 'node:crypto';
import { SecretSettings } from '../../../../config/settings';
import type { Guest } from '../../../../shared/domain/actor';
import type { Clock } from '../../../../shared/domain/clock';
import { AccessTokensService } from '../access-tokens.service';
import { RefreshTokensService } from './refresh-tokens.service';

jest.mock('node:crypto', () => {
  const actual = jest.requireActual<typeof crypto>('node:crypto');
  return { ...actual, timingSafeEqual: jest.fn(actual.timingSafeEqual) };
});

const secrets = new SecretSettings('a-test-key-of-more-than-32-characters');
const place = { userId: 7, sessionId: '0123456789abcdef'.repeat(2), generation: 3 };
const tokens = new RefreshTokensService(secrets);
const token = tokens.tokenOf(place);
const [id = '', generation = '', proof = ''] = token.split('.');

describe('refresh tokens', () => {
  it('are the same whenever they are asked for, and differ from generation to generation', () => {
    expect(tokens.tokenOf(place)).toBe(token);
    expect(tokens.partsOf(7, token)).toEqual({ sessionId: place.sessionId, generation: 3, proof });
    expect(tokens.tokenOf({ ...place, generation: 4 }).split('.')[2]).not.toBe(proof);
  });

  it.each([
    ['another person', 8, token],
    ['another session', 7, `${'f'.repeat(32)}.${generation}.${proof}`],
    ['another generation', 7, `${id}.4.${proof}`],
    [
      'a changed proof',
      7,
      `${id}.${generation}.${proof.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))}`,
    ],
    ['no proof', 7, `${id}.${generation}.`],
  ])('of %s are refused', (_, userId, text) => {
    expect(tokens.partsOf(userId, text)).toBeNull();
  });

  it('S14: mean nothing to an installation with another secret', () => {
    const other = new RefreshTokensService(new SecretSettings('b-test-key-of-more-than-32-characters'));
    expect(other.partsOf(7, token)).toBeNull();
  });

  it('S08: have a key that access tokens do not share', () => {
    const clock: Clock = { now: () => new Date('2026-11-21T03:00:00Z') };
    const guest: Guest = {
      kind: 'guest',
      userId: 0,
      groupId: 0,
      browserUuid: '0b8cd9ef-6a5d-4b5c-9f0e-1d2c3b4a5968',
    };
    const access = new AccessTokensService(secrets, clock).issue(guest);
    const [body = ''] = access.split('.');
    const forged = crypto.createHmac('sha256', secrets.secret).update(`7.${id}.3`).digest('base64url');
    expect(tokens.partsOf(7, `${id}.3.${forged}`)).toBeNull();
    expect(tokens.partsOf(7, access)).toBeNull();
    expect(() => new AccessTokensService(secrets, clock).claimsOf(`${body}.${proof}`)).toThrow(
      'Unauthorized',
    );
  });

  it('S08: are compared in constant time', () => {
    const compare = jest.mocked(crypto.timingSafeEqual).mockClear();
    tokens.partsOf(8, token);
    expect(compare).toHaveBeenCalledTimes(1);
  });
});
