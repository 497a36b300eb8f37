import { defineMessages } from '../../i18n/define-messages';

export const expiryMessages = defineMessages({
  title: {
    id: 'editor.expiry.title',
    defaultMessage: 'End',
    description: 'Heading of a section: when a link expires',
  },
  ends: { id: 'editor.expiry.ends', defaultMessage: 'The link ends at some time', description: 'Switch' },
  endsHint: {
    id: 'editor.expiry.endsHint',
    defaultMessage: 'From then on visitors read that it has ended, or go to another address.',
    description: 'Explains the switch',
  },
  presets: {
    id: 'editor.expiry.presets',
    defaultMessage: 'From now',
    description: 'Name of a group of buttons: in 24 hours, in 7 days and so on',
  },
  preset: {
    id: 'editor.expiry.preset',
    defaultMessage: '{preset, select, day {24 hours} week {7 days} other {30 days}}',
    description: 'Buttons: how long a link is to work from now',
  },
  day: { id: 'editor.expiry.day', defaultMessage: 'Day', description: 'Label of a field' },
  time: { id: 'editor.expiry.time', defaultMessage: 'Time', description: 'Label of a field' },
  zone: { id: 'editor.expiry.zone', defaultMessage: 'Time zone', description: 'Label of a choice' },
  fallback: {
    id: 'editor.expiry.fallback',
    defaultMessage: 'Address for whoever comes later',
    description: 'Label of a field',
  },
  fallbackHint: {
    id: 'editor.expiry.fallbackHint',
    defaultMessage: 'May stay empty: then visitors read that the link has ended.',
    description: 'Below that field',
  },
  left: {
    id: 'editor.expiry.left',
    defaultMessage: 'Ends {when}.',
    description: '"when" is a time from now, such as "in 7 days"',
  },
  over: {
    id: 'editor.expiry.over',
    defaultMessage: 'This link has ended.',
    description: 'The moment has passed',
  },
  incomplete: {
    id: 'editor.expiry.incomplete',
    defaultMessage: 'Choose a day and a time.',
    description: 'A part of the moment is missing',
  },
});
