import { defineMessages } from '../../i18n/define-messages';

export const expiryMessages = defineMessages({
  title: {
    id: 'editor.expiry.title',
    defaultMessage: 'Expiration',
    description: 'Heading of a section: when a link expires',
  },
  ends: { id: 'editor.expiry.ends', defaultMessage: 'Link expires', description: 'Switch' },
  endsHint: {
    id: 'editor.expiry.endsHint',
    defaultMessage: 'Afterwards visitors see that the link has expired, or are sent to another URL.',
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
    defaultMessage: 'Fallback URL',
    description: 'Label of a field',
  },
  fallbackHint: {
    id: 'editor.expiry.fallbackHint',
    defaultMessage: 'Optional. If empty, visitors see that the link has expired.',
    description: 'Below that field',
  },
  left: {
    id: 'editor.expiry.left',
    defaultMessage: 'Expires {when} ({moment}).',
    description: '"when" is a time from now, such as "in 7 days"; "moment" a date and a time',
  },
  over: {
    id: 'editor.expiry.over',
    defaultMessage: 'This link has expired.',
    description: 'The moment has passed',
  },
  incomplete: {
    id: 'editor.expiry.incomplete',
    defaultMessage: 'Choose a date and a time.',
    description: 'A part of the moment is missing',
  },
});
