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
      'The invitation does not exist: it was withdrawn, or a newer one was sent.',
    );
  }
}

/** The person who is invited is not the one who is signed in. */
export class InvitationForOther extends DomainError {
  constructor(invitedAs: string | null) {
    super(
      'forbidden',
      'teams.invitation-for-other',
      'This invitation is for another account. Log in with the address it was sent to.',
      { details: { invitedAs } },
    );
  }
}

/** What is wrong with one of those to be invited. */
export type InviteeProblem = 'already-member' | 'already-invited';

const PROBLEMS: Readonly<Record<InviteeProblem, string>> = {
  'already-member': 'is already a member of the group.',
  'already-invited': 'has already been invited; send that invitation again instead.',
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
    const message = `Invite 1 to ${most} people at once, by email address or by number.`;
    super([{ field: 'emails', code: 'teams.nobody-invited', message }]);
  }
}
