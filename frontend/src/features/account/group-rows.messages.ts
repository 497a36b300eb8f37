import { defineMessages } from '../../i18n/define-messages';

export const groupMessages = defineMessages({
  home: {
    id: 'account.group.home',
    defaultMessage: 'Home group',
    description: 'Mark of the group that each person has',
  },
  admin: { id: 'account.group.admin', defaultMessage: 'Admin', description: 'Role in a group' },
  member: { id: 'account.group.member', defaultMessage: 'General member', description: 'Role in a group' },
  members: {
    id: 'account.group.members',
    defaultMessage: '{count, plural, one {# person} other {# people}}',
    description: 'How many belong to a group',
  },
  current: {
    id: 'account.group.current',
    defaultMessage: 'Active',
    description: 'Mark of the group that the reader acts in',
  },
  links: { id: 'account.group.links', defaultMessage: 'Links', description: 'Way to the links of a group' },
  linksOf: {
    id: 'account.group.linksOf',
    defaultMessage: 'Links of {name}',
    description: 'Name of that for screen readers; begins with its visible text',
  },
  team: { id: 'account.group.team', defaultMessage: 'Team', description: 'Way to the members of a group' },
  teamOf: {
    id: 'account.group.teamOf',
    defaultMessage: 'Team of {name}',
    description: 'Name of that for screen readers; begins with its visible text',
  },
  settings: {
    id: 'account.group.settings',
    defaultMessage: 'Settings',
    description: 'Way to how a group is set up',
  },
  settingsOf: {
    id: 'account.group.settingsOf',
    defaultMessage: 'Settings of {name}',
    description: 'Name of that for screen readers; begins with its visible text',
  },
  leave: {
    id: 'account.group.leave',
    defaultMessage: 'Leave',
    description: 'Button: stop belonging to a group',
  },
  leaveOf: {
    id: 'account.group.leaveOf',
    defaultMessage: 'Leave {name}',
    description: 'Name of that for screen readers, and heading of the question; begins with its visible text',
  },
  leaveText: {
    id: 'account.group.leaveText',
    defaultMessage:
      'Your links stay with the group, and you lose access to them. To return you need another invitation.',
    description: 'Asked before leaving a group',
  },
  leaving: { id: 'account.group.leaving', defaultMessage: 'Leaving…', description: 'The button meanwhile' },
  left: {
    id: 'account.group.left',
    defaultMessage: 'You have left {name}.',
    description: 'Announced after leaving a group',
  },
  newGroup: {
    id: 'account.group.newGroup',
    defaultMessage: 'New group…',
    description: 'Button that opens the dialog to make a group',
  },
});
