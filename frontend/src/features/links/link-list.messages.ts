import { defineMessages } from '../../i18n/define-messages';

export const linkListMessages = defineMessages({
  duplicate: {
    id: 'list.duplicate',
    defaultMessage: 'Duplicate…',
    description: 'Entry of the menu of a link: opens a new link with the same settings',
  },
  title: { id: 'list.title', defaultMessage: 'Your links', description: 'Heading of the page of links' },
  lead: {
    id: 'list.lead',
    defaultMessage: 'All short links of this group.',
    description: 'Below the heading of the page of links',
  },
  create: {
    id: 'list.create',
    defaultMessage: 'Shorten a link',
    description: 'Button that leads to the home page',
  },
  emptyTitle: {
    id: 'list.emptyTitle',
    defaultMessage: 'No links yet',
    description: 'Stands in the place of a list without links',
  },
  emptyText: {
    id: 'list.emptyText',
    defaultMessage: 'Shorten your first URL to find it here on every device you log in on.',
    description: 'Below "No links yet"',
  },
  clicks: {
    id: 'list.clicks',
    defaultMessage: '{count, plural, one {# click} other {# clicks}}',
    description: 'Clicks of a link in the list',
  },
  people: {
    id: 'list.people',
    defaultMessage: '{count, plural, one {# person} other {# people}}',
    description: 'Different people who clicked a link in the list',
  },
  analytics: {
    id: 'list.analytics',
    defaultMessage: 'Analytics of {address}: {clicks}, {people}',
    description: 'Name of the link to the click numbers; "clicks" and "people" are the two texts above',
  },
  shown: {
    id: 'list.shown',
    defaultMessage: '{count, plural, one {One link is shown} other {# links are shown}}',
    description: 'Announced after more links were added to the list',
  },
  loading: {
    id: 'list.loading',
    defaultMessage: 'Loading…',
    description: 'In place of "Show more" meanwhile',
  },
  more: { id: 'list.more', defaultMessage: 'Show more', description: 'Button below the list of links' },
  openQr: {
    id: 'list.openQr',
    defaultMessage: 'QR code',
    description: 'Entry of the menu of a link: shows its QR code',
  },
  tags: {
    id: 'list.tags.of',
    defaultMessage: 'Tags',
    description: 'Name of the list of tags that a link has, for screen readers',
  },
  bringTitle: {
    id: 'list.bringTitle',
    defaultMessage:
      '{count, plural, one {One link on this device is not in your account} other {# links on this device are not in your account}}',
    description: 'Offer to take over links that were made on this device without an account',
  },
  bringText: {
    id: 'list.bringText',
    defaultMessage: 'They were created here before you logged in. Add them to keep their clicks.',
    description: 'Below the offer to take over links of this device',
  },
  bring: {
    id: 'list.bring',
    defaultMessage: 'Add to my account',
    description: 'Button that takes over the links of this device',
  },
  brought: {
    id: 'list.brought',
    defaultMessage:
      '{count, plural, =0 {These links already belong to somebody else.} one {One link was added.} other {# links were added.}}',
    description: 'Result of taking over the links of this device',
  },
});
