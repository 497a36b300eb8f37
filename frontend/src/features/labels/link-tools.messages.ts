import { defineMessages } from '../../i18n/define-messages';

export const linkToolMessages = defineMessages({
  title: {
    id: 'labels.linkTools.title',
    defaultMessage: 'Pixels and tags',
    description: 'Heading: which advertising and analytics ids run on one link',
  },
  lead: {
    id: 'labels.linkTools.lead',
    defaultMessage: 'What is to run just before a visitor goes on.',
    description: 'Below the heading',
  },
  waiting: {
    id: 'labels.linkTools.waiting',
    defaultMessage:
      'Pixels do not run while this link stands on the domain that everybody shares. Move it to a subdomain of your own, in the section “Domain”.',
    description: 'Of the chosen pixels, while the link stands on the domain that everybody shares',
  },
  running: {
    id: 'labels.linkTools.running',
    defaultMessage:
      'They run just before a visitor goes on: not in the EU, the United Kingdom and Switzerland, where people have to be asked first, and not for browsers that ask not to be tracked.',
    description: 'Of the chosen pixels, while the link stands on a domain where they run',
  },
  none: {
    id: 'labels.linkTools.none',
    defaultMessage: 'Your group has no pixels yet. Add some among its tracking tools, and choose them here.',
    description: 'In place of the list',
  },
  manage: {
    id: 'labels.linkTools.manage',
    defaultMessage: 'Tracking tools of the group',
    description: 'Leads to the page where tools are made',
  },
  on: {
    id: 'labels.linkTools.on',
    defaultMessage: '“{name}” is on this link.',
    description: 'Said after it was switched on',
  },
  off: {
    id: 'labels.linkTools.off',
    defaultMessage: '“{name}” is off this link.',
    description: 'Said after it was switched off',
  },
});
