import { defineMessages } from '../../i18n/define-messages';

export const otherGroupMessages = defineMessages({
  otherTitle: {
    id: 'groups.other.title',
    defaultMessage: 'This page belongs to {name}',
    description:
      'Heading: the page that was asked for belongs to another group of the reader; "name" is that group',
  },
  otherText: {
    id: 'groups.other.text',
    defaultMessage:
      'You are in another of your groups right now. Switch to see it; you can switch back at any time.',
    description: 'Below the heading above',
  },
  switch: {
    id: 'groups.other.switch',
    defaultMessage: 'Switch to {name}',
    description: 'Button that makes the group of this page the current one',
  },
  foreignTitle: {
    id: 'groups.other.foreignTitle',
    defaultMessage: 'You do not belong to this group',
    description: 'Heading: the page that was asked for belongs to a group of other people, or to none',
  },
  foreignText: {
    id: 'groups.other.foreignText',
    defaultMessage: 'Ask one of its admins to invite you, or check the address.',
    description: 'Below the heading above',
  },
  toOwn: {
    id: 'groups.other.toOwn',
    defaultMessage: 'See your own links',
    description: 'Button that leads to the links of the current group',
  },
});
