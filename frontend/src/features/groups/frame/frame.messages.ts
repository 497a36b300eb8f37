import { defineMessages } from '../../../i18n/define-messages';

export const frameMessages = defineMessages({
  parts: {
    id: 'groups.frame.parts',
    defaultMessage: 'Pages of this group',
    description: 'Name of the navigation between the pages of a group, for screen readers',
  },
  links: { id: 'groups.frame.links', defaultMessage: 'Links', description: 'Page of a group: its links' },
  analytics: {
    id: 'groups.frame.analytics',
    defaultMessage: 'Analytics',
    description: 'Page of a group: the clicks of its links',
  },
  tags: { id: 'groups.frame.tags', defaultMessage: 'Tags', description: 'Page of a group: its tags' },
  tools: {
    id: 'groups.frame.tools',
    defaultMessage: 'Tracking',
    description: 'Page of a group: its pixels and campaign parameters',
  },
  team: {
    id: 'groups.frame.team',
    defaultMessage: 'Team',
    description: 'Page of a group: its members and who is invited',
  },
  activities: {
    id: 'groups.frame.activities',
    defaultMessage: 'Activities',
    description: 'Page of a group: what its members did',
  },
  settings: {
    id: 'groups.frame.settings',
    defaultMessage: 'Settings',
    description: 'Page of a group: how it is set up',
  },
});
