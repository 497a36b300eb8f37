import { defineMessages } from '../../i18n/define-messages';
import type { ProblemTexts } from '../../shared/ui/problem.messages';

const messages = defineMessages({
  lastAdmin: {
    id: 'team.problem.lastAdmin',
    defaultMessage: 'A group needs an admin, and this is the only one. First make another member an admin.',
    description: 'Error: the only admin cannot leave, be removed or become a general member',
  },
  homeOwner: {
    id: 'team.problem.homeOwner',
    defaultMessage: 'This is the person’s home group: they cannot leave it or lose the admin role.',
    description: 'Error: somebody cannot leave the group that belongs to their account',
  },
  adminOnly: {
    id: 'team.problem.adminOnly',
    defaultMessage: 'Only admins of this group can do that. Ask one of them.',
    description: 'Error: the reader is a general member',
  },
  noSuchMember: {
    id: 'team.problem.noSuchMember',
    defaultMessage: 'This person is no longer a member of the group.',
    description: 'Error: somebody was removed in the meantime',
  },
  actingElsewhere: {
    id: 'team.problem.actingElsewhere',
    defaultMessage: 'Another of your groups is active. Reload the page and switch to this one.',
    description: 'Error: the group was switched in another tab',
  },
  notAMember: {
    id: 'team.problem.notAMember',
    defaultMessage: 'You are no longer a member of this group.',
    description: 'Error',
  },
  seatReadOnly: {
    id: 'team.problem.seatReadOnly',
    defaultMessage:
      'You have read-only access, because the plan of this group has too few seats. Ask an admin to upgrade it.',
    description: 'Error: the reader is beyond the seats of the plan',
  },
  limitReached: {
    id: 'team.problem.limitReached',
    defaultMessage: 'The plan of this group has no seats left.',
    description: 'Error: the limit of members is reached',
  },
  featureMissing: {
    id: 'team.problem.featureMissing',
    defaultMessage: 'The plan of this group does not include this.',
    description: 'Error',
  },
  tooOften: {
    id: 'team.problem.tooOften',
    defaultMessage: 'Too many attempts. Try again in {minutes, plural, one {# minute} other {# minutes}}.',
    description: 'Error: sending is limited; how long to wait',
  },
  alreadyMember: {
    id: 'team.problem.alreadyMember',
    defaultMessage: 'Already a member of the group.',
    description: 'Error at an address: nobody can be invited twice',
  },
  alreadyInvited: {
    id: 'team.problem.alreadyInvited',
    defaultMessage: 'Already invited. Send that invitation again instead.',
    description: 'Error at an address',
  },
  nobodyInvited: {
    id: 'team.problem.nobodyInvited',
    defaultMessage: 'Enter at least one email address or member number.',
    description: 'Error below the field',
  },
  addressInvalid: {
    id: 'team.problem.addressInvalid',
    defaultMessage: 'This is not a valid email address. It should look like name@example.com.',
    description: 'Error at an address',
  },
  entriesInvalid: {
    id: 'team.problem.entriesInvalid',
    defaultMessage: 'Some entries are invalid. Fix or remove the highlighted ones.',
    description: 'Error below the field',
  },
  tooManyAtOnce: {
    id: 'team.problem.tooManyAtOnce',
    defaultMessage: 'You can invite at most 50 people at once. Send the invitations in two parts.',
    description: 'Error below the field',
  },
  invitationGone: {
    id: 'team.problem.invitationGone',
    defaultMessage: 'This invitation no longer exists: it was withdrawn or answered.',
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
