import { defineMessages } from '../../../i18n/define-messages';

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
      'You are in another group at the moment. Switch to see this page; you can switch back at any time.',
    description: 'Below the heading above',
  },
  switch: {
    id: 'groups.other.switch',
    defaultMessage: 'Switch to {name}',
    description: 'Button that makes the group of this page the current one',
  },
  foreignTitle: {
    id: 'groups.other.foreignTitle',
    defaultMessage: 'You are not a member of this group',
    description: 'Heading: the page that was asked for belongs to a group of other people, or to none',
  },
  foreignText: {
    id: 'groups.other.foreignText',
    defaultMessage: 'Ask one of its admins to invite you, or check the URL.',
    description: 'Below the heading above',
  },
  toOwn: {
    id: 'groups.other.toOwn',
    defaultMessage: 'View your links',
    description: 'Button that leads to the links of the current group',
  },
});
