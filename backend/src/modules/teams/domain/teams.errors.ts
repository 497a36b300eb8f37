import { DomainError, type FieldProblem, InvalidInput } from '../../../shared/domain/domain-error';

const CLOSED = {
  accepted: 'This invitation has been accepted already.',
  declined: 'This invitation has been declined. Ask for another one.',
  expired: 'This invitation has expired. Ask for another one.',
} as const;

/** The invitation cannot be answered any more. */
export class InvitationClosed extends DomainError {
  constructor(state: keyof typeof CLOSED) {
    super('gone', `teams.invitation-${state}`, CLOSED[state]);
  }
}

/** Said alike of what never was, was taken back or has a newer link. */
export class InvitationDoesNotExist extends DomainError {
  constructor() {
    super(
      'not-found',
      'teams.invitation-does-not-exist',
      'There is no such invitation: it was taken back, or a newer one was sent.',
    );
  }
}

/** Somebody else is invited than who is signed in. */
export class InvitationForOther extends DomainError {
  constructor(invitedAs: string | null) {
    super(
      'forbidden',
      'teams.invitation-for-other',
      'This invitation is for another account: log in with the address that it was sent to.',
      { details: { invitedAs } },
    );
  }
}

/** What is wrong with one of those to be invited. */
export type InviteeProblem = 'already-member' | 'already-invited';

const PROBLEMS: Readonly<Record<InviteeProblem, string>> = {
  'already-member': 'belongs to the group already.',
  'already-invited': 'has been invited already: send that invitation again instead.',
};

export const inviteeProblem = (
  field: string,
  who: string | number,
  problem: InviteeProblem,
): FieldProblem => ({
  field,
  code: `teams.${problem}`,
  message: `${who} ${PROBLEMS[problem]}`,
});

export class NobodyInvited extends InvalidInput {
  constructor(most: number) {
    const message = `Invite 1 to ${most} people at once, by e-mail address or by number.`;
    super([{ field: 'emails', code: 'teams.nobody-invited', message }]);
  }
}
