import { DomainError } from '../../../shared/domain/domain-error';
import { Invitation, type InvitedAs } from './invitation.entity';

const now = new Date('2026-11-21T12:00:00Z');
const later = (days: number) => new Date(now.getTime() + days * 86_400_000);
const ada: InvitedAs = { userId: null, email: 'ada@example.com' };
const seven: InvitedAs = { userId: 7, email: null };

const invite = (invited: InvitedAs = ada): Invitation =>
  new Invitation({ groupId: 3, inviterUserId: 1, invited, level: 1, tokenHash: 'first', now });

function codeOf(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    if (error instanceof DomainError) return `${error.kind} ${error.code}`;
    throw error;
  }
  return 'done';
}

describe('an invitation', () => {
  it('can be answered for fourteen days', () => {
    expect(invite().stateAt(later(14))).toBe('pending');
    expect(invite().stateAt(new Date(later(14).getTime() + 1))).toBe('expired');
    expect(codeOf(() => invite().accept(later(15)))).toBe('gone teams.invitation-expired');
    expect(codeOf(() => invite().decline(later(15)))).toBe('gone teams.invitation-expired');
  });

  it.each(['accept', 'decline'] as const)('is answered once: %s', (answer) => {
    const invitation = invite();
    invitation[answer](now);
    const state = `${answer.replace(/e$/, '')}ed`;
    expect(invitation).toMatchObject({ answer: state, closedAt: now });
    expect(invitation.stateAt(later(100))).toBe(state);
    expect(invitation.isOpen(now)).toBe(false);
    for (const again of [() => invitation.accept(now), () => invitation.decline(now)]) {
      expect(codeOf(again)).toBe(`gone teams.invitation-${state}`);
    }
    expect(codeOf(() => invitation.renew('next', now))).toBe(`gone teams.invitation-${state}`);
  });

  it('lives again when it is renewed, also after its time', () => {
    const invitation = invite();
    invitation.renew('next', later(20));
    expect(invitation.tokenHash).toBe('next');
    expect(invitation.stateAt(later(34))).toBe('pending');
    expect(invitation.stateAt(later(35))).toBe('expired');
  });

  it.each<[InvitedAs, number, string | null, boolean]>([
    [ada, 7, 'ada@example.com', true],
    [ada, 7, 'bob@example.com', false],
    [ada, 7, null, false],
    [seven, 7, 'whoever@example.com', true],
    [seven, 7, null, true],
    [seven, 8, 'ada@example.com', false],
  ])('to %j is for member %i with %j: %s', (invited, userId, email, isFor) => {
    expect(invite(invited).isFor(userId, email)).toBe(isFor);
  });

  it.each<[InvitedAs, InvitedAs, boolean]>([
    [ada, ada, true],
    [ada, { userId: null, email: 'bob@example.com' }, false],
    [ada, seven, false],
    [seven, { userId: 7, email: null }, true],
    [seven, { userId: 8, email: null }, false],
  ])('to %j is to %j: %s', (invited, other, isTo) => {
    expect(invite(invited).isTo(other)).toBe(isTo);
  });
});
