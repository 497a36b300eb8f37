import { defineMessages } from '../i18n/define-messages';
import type { ProblemTexts } from './ui/problem.messages';

const messages = defineMessages({
  nameInvalid: {
    id: 'groups.problem.nameInvalid',
    defaultMessage: 'A name has 1 to 120 characters on one line.',
    description: 'Error below the field for the name of a group',
  },
  tooMany: {
    id: 'groups.problem.tooMany',
    defaultMessage:
      'You have made 20 groups, and that is the most. Hand one over to another admin and leave it, or use one that you have.',
    description: 'Error: no more groups can be made by this person',
  },
  lastAdmin: {
    id: 'groups.problem.lastAdmin',
    defaultMessage:
      'You are the only admin of this group. Make another member admin first, on the page of the team.',
    description: 'Error: the only admin wants to leave a group',
  },
  homeOwner: {
    id: 'groups.problem.homeOwner',
    defaultMessage: 'This is your own group: it stays yours. You can rename it in the group settings.',
    description: 'Error: somebody wants to leave the group that they have from the start',
  },
  notMember: {
    id: 'groups.problem.notMember',
    defaultMessage: 'You do not belong to this group any more. Ask one of its admins to invite you again.',
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
    defaultMessage: 'This group is used on another site. Ask an admin of the group which one.',
    description: 'Error: the group allows only certain hosts',
  },
  inviteGone: {
    id: 'groups.problem.inviteGone',
    defaultMessage: 'This invitation was answered or taken back meanwhile.',
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
