import { defineMessages } from '../../i18n/define-messages';
import type { ProblemTexts } from '../../shared/ui/problem.messages';

const messages = defineMessages({
  lastAdmin: {
    id: 'team.problem.lastAdmin',
    defaultMessage: 'A group needs an admin, and this is the only one. Make somebody else admin first.',
    description: 'Error: the only admin cannot leave, be removed or become a general member',
  },
  homeOwner: {
    id: 'team.problem.homeOwner',
    defaultMessage: 'This is the person’s own home group: its owner stays in it, as an admin.',
    description: 'Error: somebody cannot leave the group that belongs to their account',
  },
  adminOnly: {
    id: 'team.problem.adminOnly',
    defaultMessage: 'Only admins of this group can do that. Ask one of them.',
    description: 'Error: the reader is a general member',
  },
  noSuchMember: {
    id: 'team.problem.noSuchMember',
    defaultMessage: 'This person does not belong to the group any more.',
    description: 'Error: somebody was removed in the meantime',
  },
  actingElsewhere: {
    id: 'team.problem.actingElsewhere',
    defaultMessage: 'You are acting in another of your groups. Reload the page and switch to this one.',
    description: 'Error: the group was switched in another tab',
  },
  notAMember: {
    id: 'team.problem.notAMember',
    defaultMessage: 'You do not belong to this group any more.',
    description: 'Error',
  },
  seatReadOnly: {
    id: 'team.problem.seatReadOnly',
    defaultMessage:
      'The plan of this group pays for fewer members than it has, so you can look but not change anything. Ask an admin to upgrade it.',
    description: 'Error: the reader is beyond the seats of the plan',
  },
  limitReached: {
    id: 'team.problem.limitReached',
    defaultMessage: 'The plan of this group has no free seat for that.',
    description: 'Error: the limit of members is reached',
  },
  featureMissing: {
    id: 'team.problem.featureMissing',
    defaultMessage: 'The plan of this group does not contain this.',
    description: 'Error',
  },
  tooOften: {
    id: 'team.problem.tooOften',
    defaultMessage:
      'That was done too often. Try again in {minutes, plural, one {# minute} other {# minutes}}.',
    description: 'Error: sending is limited; how long to wait',
  },
  alreadyMember: {
    id: 'team.problem.alreadyMember',
    defaultMessage: 'Belongs to the group already.',
    description: 'Error at an address: nobody can be invited twice',
  },
  alreadyInvited: {
    id: 'team.problem.alreadyInvited',
    defaultMessage: 'Is invited already: send that invitation again instead.',
    description: 'Error at an address',
  },
  nobodyInvited: {
    id: 'team.problem.nobodyInvited',
    defaultMessage: 'Enter at least one e-mail address or member number.',
    description: 'Error below the field',
  },
  addressInvalid: {
    id: 'team.problem.addressInvalid',
    defaultMessage: 'Not an e-mail address. It should look like name@example.com.',
    description: 'Error at an address',
  },
  entriesInvalid: {
    id: 'team.problem.entriesInvalid',
    defaultMessage: 'Some entries cannot be invited. Mend or remove those that are marked.',
    description: 'Error below the field',
  },
  tooManyAtOnce: {
    id: 'team.problem.tooManyAtOnce',
    defaultMessage: 'At most 50 people at once. Send these in two parts.',
    description: 'Error below the field',
  },
  invitationGone: {
    id: 'team.problem.invitationGone',
    defaultMessage: 'This invitation is not there any more: it was taken back or answered.',
    description: 'Error: the invitation changed in the meantime',
  },
});

/** What the server says of teams, by its codes; `team.*` are our own. */
export const teamProblems: ProblemTexts = {
  'groups.last-admin': messages.lastAdmin,
  'groups.home-owner': messages.homeOwner,
  'groups.admin-only': messages.adminOnly,
  'groups.no-such-member': messages.noSuchMember,
  'groups.acting-elsewhere': messages.actingElsewhere,
  'groups.not-a-member': messages.notAMember,
  'plan.seat-read-only': messages.seatReadOnly,
  'plan.limit-reached': messages.limitReached,
  'plan.feature-missing': messages.featureMissing,
  'http.rate-limited': messages.tooOften,
  'teams.already-member': messages.alreadyMember,
  'teams.already-invited': messages.alreadyInvited,
  'teams.nobody-invited': messages.nobodyInvited,
  'teams.invitation-accepted': messages.invitationGone,
  'teams.invitation-declined': messages.invitationGone,
  'teams.invitation-does-not-exist': messages.invitationGone,
  'identity.email-invalid': messages.addressInvalid,
  'team.address-invalid': messages.addressInvalid,
  'team.entries-invalid': messages.entriesInvalid,
  'team.too-many-at-once': messages.tooManyAtOnce,
};
