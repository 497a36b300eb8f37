import { defineMessages } from '../../i18n/define-messages';

export const linkToolMessages = defineMessages({
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
});
