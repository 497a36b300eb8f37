import { defineMessages } from '../../i18n/define-messages';

export const analyticsPageMessages = defineMessages({
  edit: {
    id: 'analytics.edit',
    defaultMessage: 'Edit link',
    description: 'Button that leads to the editor of the link',
  },
  heading: {
    id: 'analytics.heading',
    defaultMessage: 'Analytics',
    description: 'Heading of the page with the numbers of a link',
  },
  title: {
    id: 'analytics.title',
    defaultMessage: 'Analytics of {name}',
    description: 'Title of the tab; name is the last part of the short link',
  },
  back: {
    id: 'analytics.back',
    defaultMessage: 'Shorten another URL',
    description: 'Link from the analytics page to the home page',
  },
  made: {
    id: 'analytics.made',
    defaultMessage: 'Created on {date}',
    description: 'When the link was made',
  },
  author: {
    id: 'analytics.author',
    defaultMessage:
      '{who, select, me {Created by you} guest {Created by a guest} named {Created by {name}} other {Created by user {id}}}',
    description: 'Who made the link, for admins alone; other: somebody whose name is not known',
  },
  leadsTo: {
    id: 'analytics.leadsTo',
    defaultMessage: 'Redirects to {address}',
    description: 'Destination of the link',
  },
  loading: {
    id: 'analytics.loading',
    defaultMessage: 'Loading statistics…',
    description: 'For screen readers while the page loads',
  },
  stale: {
    id: 'analytics.stale',
    defaultMessage: 'These statistics could not be updated. Linklet keeps trying.',
    description: 'Above old numbers while the server cannot be reached',
  },
  partial: {
    id: 'analytics.partial',
    defaultMessage:
      'Only the {counted, number} most recently clicked of the {all, number} links with this tag are included.',
    description: 'Above the numbers of the links with a tag, when it has more links than are added up',
  },
  allLinks: {
    id: 'analytics.allLinks',
    defaultMessage: 'All links',
    description: 'Link from the numbers of one link to those of all links',
  },
  groupTitle: {
    id: 'analytics.group.title',
    defaultMessage: 'Analytics of all links',
    description: 'Heading of the page with the numbers of all links of a group',
  },
  siteTitle: {
    id: 'analytics.site.title',
    defaultMessage: 'Analytics of the whole site',
    description: 'Heading of the page with the numbers of all links of the site, for those who run it',
  },
  wholeSite: {
    id: 'analytics.wholeSite',
    defaultMessage: 'Show the whole site',
    description: 'Link for those who run the site',
  },
  ownGroup: {
    id: 'analytics.ownGroup',
    defaultMessage: 'Show the links of my group',
    description: 'Link from the numbers of the whole site to those of the own group',
  },
  tag: {
    id: 'analytics.tag',
    defaultMessage: 'Links with the tag',
    description: 'Label of a list to choose a tag from',
  },
  everyLink: {
    id: 'analytics.everyLink',
    defaultMessage: 'All links',
    description: 'First choice among tags: none of them',
  },
  live: {
    id: 'analytics.live',
    defaultMessage: 'Live',
    description: 'Beside the heading: clicks appear as they are counted',
  },
  notLive: {
    id: 'analytics.notLive',
    defaultMessage: 'Connecting…',
    description: 'Beside the heading while live updates are not there',
  },
});
