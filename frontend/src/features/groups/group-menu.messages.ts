import { defineMessages } from '../../i18n/define-messages';

/** The menu of the group acted in. */
export const groupMenuMessages = defineMessages({
  title: { id: 'groups.menu.title', defaultMessage: 'Groups', description: 'Name of the menu of groups' },
  yours: {
    id: 'groups.menu.yours',
    defaultMessage: 'Your groups',
    description: 'Heading above the groups that one can switch between',
  },
  filter: {
    id: 'groups.menu.filter',
    defaultMessage: 'Find a group',
    description: 'Field above a long list of groups',
  },
  nothing: {
    id: 'groups.menu.nothing',
    defaultMessage: 'No group with this name.',
    description: 'Nothing is found by the field above the groups',
  },
  home: {
    id: 'groups.menu.home',
    defaultMessage: 'Home group',
    description: 'Mark of the group that each person has from the start',
  },
  admin: { id: 'groups.menu.admin', defaultMessage: 'Admin', description: 'Role in a group' },
  member: { id: 'groups.menu.member', defaultMessage: 'General member', description: 'Role in a group' },
  members: {
    id: 'groups.menu.members',
    defaultMessage: '{count, plural, one {# person} other {# people}}',
    description: 'How many belong to a group',
  },
  switching: {
    id: 'groups.menu.switching',
    defaultMessage: 'Switching…',
    description: 'Below the name of a group that is being switched to',
  },
  switched: {
    id: 'groups.menu.switched',
    defaultMessage: 'You are now in {name}.',
    description: 'Announced after switching to another group',
  },
  newGroup: {
    id: 'groups.menu.newGroup',
    defaultMessage: 'New group…',
    description: 'Entry of the menu, and button, that opens a dialog to make a group',
  },
  analytics: {
    id: 'groups.menu.analytics',
    defaultMessage: 'Analytics',
    description: 'Entry: the clicks of the group’s links',
  },
  tags: { id: 'groups.menu.tags', defaultMessage: 'Tags', description: 'Entry: tags of the group' },
  tools: {
    id: 'groups.menu.tools',
    defaultMessage: 'Tracking tools',
    description: 'Entry: pixels and UTM templates of the group',
  },
  team: {
    id: 'groups.menu.team',
    defaultMessage: 'Team',
    description: 'Entry: members of the group and who is invited',
  },
  activities: {
    id: 'groups.menu.activities',
    defaultMessage: 'Activities',
    description: 'Entry: what the members of the group did',
  },
  settings: {
    id: 'groups.menu.settings',
    defaultMessage: 'Group settings',
    description: 'Entry: how the group is set up',
  },
  usage: {
    id: 'groups.menu.usage',
    defaultMessage: 'Plan and usage',
    description: 'Entry: what the plan of the group allows and how much of it is used',
  },
  billing: {
    id: 'groups.menu.billing',
    defaultMessage: 'Billing',
    description: 'Entry: what the group pays for its plan, and has paid',
  },
});
