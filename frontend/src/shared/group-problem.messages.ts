import { defineMessages } from '../i18n/define-messages';
import type { ProblemTexts } from './ui/problem.messages';

const messages = defineMessages({
  nameInvalid: {
    id: 'groups.problem.nameInvalid',
    defaultMessage: 'A name must have 1 to 120 characters on one line and contain no web address.',
    description: 'Error below the field for the name of a group',
  },
  tooMany: {
    id: 'groups.problem.tooMany',
    defaultMessage:
      'You have reached the maximum of 20 groups. Hand one over to another admin and leave it, or use an existing one.',
    description: 'Error: no more groups can be made by this person',
  },
  lastAdmin: {
    id: 'groups.problem.lastAdmin',
    defaultMessage:
      'You are the only admin of this group. First make another member an admin on the team page.',
    description: 'Error: the only admin wants to leave a group',
  },
  homeOwner: {
    id: 'groups.problem.homeOwner',
    defaultMessage: 'You cannot leave your home group. You can rename it in the group settings.',
    description: 'Error: somebody wants to leave the group that they have from the start',
  },
  notMember: {
    id: 'groups.problem.notMember',
    defaultMessage: 'You are no longer a member of this group. Ask one of its admins to invite you again.',
    description: 'Error: the person was removed from the group meanwhile',
  },
  network: {
    id: 'groups.problem.network',
    defaultMessage:
      'This group can only be used from certain networks, and yours is not one of them. Ask an admin of the group.',
    description: 'Error: the group has a list of allowed addresses',
  },
  site: {
    id: 'groups.problem.site',
    defaultMessage: 'This group can only be used on another site. Ask an admin of the group which one.',
    description: 'Error: the group allows only certain hosts',
  },
  inviteGone: {
    id: 'groups.problem.inviteGone',
    defaultMessage: 'This invitation has already been answered or withdrawn.',
    description: 'Error: somebody answers an invitation that cannot be answered any more',
  },
});

/** What the server says of groups and invitations, by its codes. */
export const groupProblems: ProblemTexts = {
  'groups.name-invalid': messages.nameInvalid,
  'groups.too-many': messages.tooMany,
  'groups.last-admin': messages.lastAdmin,
  'groups.home-owner': messages.homeOwner,
  'groups.not-a-member': messages.notMember,
  'groups.ip-not-allowed': messages.network,
  'groups.front-host-not-allowed': messages.site,
  'teams.invitation-accepted': messages.inviteGone,
  'teams.invitation-declined': messages.inviteGone,
  'teams.invitation-expired': messages.inviteGone,
  'teams.invitation-does-not-exist': messages.inviteGone,
};
