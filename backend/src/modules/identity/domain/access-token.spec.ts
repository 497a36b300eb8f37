import type { Guest } from '../../../shared/domain/actor';
import {
  ACCESS_TOKEN_LIFETIME,
  claimsFor,
  type MemberOnToken,
  type ProgramOnToken,
  readClaims,
} from './access-token';

const UUID = '0b8cd9ef-6a5d-4b5c-9f0e-1d2c3b4a5968';
const guest: Guest = { kind: 'guest', userId: 0, groupId: 0, browserUuid: UUID };
const now = new Date('2026-11-21T03:00:00Z');
const after = (seconds: number): Date => new Date(now.getTime() + seconds * 1_000);

const member: MemberOnToken = {
  kind: 'member',
  userId: 7,
  groupId: 9,
  sessionId: 'a'.repeat(32),
  browserUuid: UUID,
};

const program: ProgramOnToken = { kind: 'program', tokenId: 4, userId: 7, groupId: 9 };

describe('an access token', () => {
  it.each([{ tokenId: 0 }, { userId: '7' }, { groupId: null }])(
    'of a program is not changed to %j',
    (change) => {
      expect(readClaims({ ...claimsFor(program, now), ...change }, now)).toBeNull();
    },
  );

  it.each([guest, member, program])('says who holds it until it expires: %j', (holder) => {
    const claims = { ...claimsFor(holder, now) };
    expect(readClaims(claims, after(ACCESS_TOKEN_LIFETIME - 1))).toEqual(claims);
    expect(claims).toEqual({ ...holder, expires: now.getTime() / 1_000 + ACCESS_TOKEN_LIFETIME });
    expect(readClaims(claims, after(ACCESS_TOKEN_LIFETIME))).toBeNull();
  });

  it('of a clock that has been put back since is worth nothing; one of a clock a little ahead is', () => {
    const claims = { ...claimsFor(member, now) };
    expect(readClaims(claims, after(-60))).toEqual(claims);
    expect(readClaims(claims, after(-61))).toBeNull();
  });

  it.each([
    [{ kind: 'admin' }],
    [{ browserUuid: 'x' }],
    [{ browserUuid: 7 }],
    [{ expires: '9999999999' }],
    [{ expires: undefined }],
    [{ userId: 0 }],
    [{ userId: '7' }],
    [{ groupId: -1 }],
    [{ groupId: 1.5 }],
    [{ sessionId: undefined }],
  ])('of a member with %j says nothing', (change) => {
    expect(readClaims({ ...claimsFor(member, now), ...change }, now)).toBeNull();
  });

  it('makes no member of a guest who carries more', () => {
    expect(readClaims({ ...claimsFor(guest, now), userId: 7, groupId: 9 }, now)).toMatchObject({
      userId: 0,
      groupId: 0,
    });
  });
});
