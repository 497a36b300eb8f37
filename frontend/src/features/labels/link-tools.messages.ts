import { defineMessages } from '../../i18n/define-messages';

export const linkToolMessages = defineMessages({
  title: {
    id: 'labels.linkTools.title',
    defaultMessage: 'Pixels and tags',
    description: 'Heading: which advertising and analytics ids run on one link',
  },
  lead: {
    id: 'labels.linkTools.lead',
    defaultMessage: 'Tools that run just before visitors are redirected.',
    description: 'Below the heading',
  },
  waiting: {
    id: 'labels.linkTools.waiting',
    defaultMessage:
      'Pixels do not run while this link is on the shared domain. Move it to your own subdomain in the section “Domain”.',
    description: 'Of the chosen pixels, while the link stands on the domain that everybody shares',
  },
  running: {
    id: 'labels.linkTools.running',
    defaultMessage:
      'They run just before visitors are redirected: not in the EU, the United Kingdom and Switzerland, where consent is required, and not for browsers that opt out of tracking.',
    description: 'Of the chosen pixels, while the link stands on a domain where they run',
  },
  none: {
    id: 'labels.linkTools.none',
    defaultMessage: 'Your group has no pixels yet. Add them to its tracking tools, then choose them here.',
    description: 'In place of the list',
  },
  manage: {
    id: 'labels.linkTools.manage',
    defaultMessage: 'Manage the group’s tracking tools',
    description: 'Leads to the page where tools are made',
  },
  on: {
    id: 'labels.linkTools.on',
    defaultMessage: '“{name}” was added to this link.',
    description: 'Said after it was switched on',
  },
  off: {
    id: 'labels.linkTools.off',
    defaultMessage: '“{name}” was removed from this link.',
    description: 'Said after it was switched off',
  },
});
