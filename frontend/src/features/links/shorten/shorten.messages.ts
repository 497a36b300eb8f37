import { defineMessages } from '../../../i18n/define-messages';

export const slugMessages = defineMessages({
  name: {
    id: 'shorten.name.label',
    defaultMessage: 'Slug',
    description: 'Label of the field for the last part of the short link',
  },
  hint: {
    id: 'shorten.name.hint',
    defaultMessage:
      '3 to 90 letters, digits, “-”, “_”, “~”, Chinese, Japanese, Korean, Vietnamese or Thai characters',
    description: 'Below the field for the last part of the short link',
  },
  free: {
    id: 'shorten.name.free',
    defaultMessage: '{name} is available.',
    description: 'Below the field: the name can be had',
  },
  instead: {
    id: 'shorten.name.instead',
    defaultMessage: 'Available alternatives:',
    description: 'Before up to three names that can be had',
  },
});

export const sameMessages = defineMessages({
  text: {
    id: 'shorten.same.text',
    defaultMessage:
      '{count, plural, one {You already have a short link for this URL. Use it?} other {You already have # short links for this URL. Use one of them?}}',
    description: 'Below the field for a URL, before it is shortened again; the links follow',
  },
  edit: {
    id: 'shorten.same.edit',
    defaultMessage: 'Edit {address}',
    description: 'Leads to the settings of a short link',
  },
  more: {
    id: 'shorten.same.more',
    defaultMessage: 'The newest are shown.',
    description: 'Below some of the short links for the same URL',
  },
});

export const pastedPageMessages = defineMessages({
  heading: {
    id: 'shorten.preview.heading',
    defaultMessage: 'Destination page',
    description: 'Name of the card with what the pasted page says of itself',
  },
  unread: {
    id: 'shorten.preview.unread',
    defaultMessage: 'The page could not be read, but its URL can still be shortened.',
    description: 'Instead of the description of the pasted page',
  },
});

export const optionMessages = defineMessages({
  title: { id: 'shorten.options.title', defaultMessage: 'Options', description: 'Name of the panel' },
  utm: {
    id: 'shorten.options.utm',
    defaultMessage: 'Campaign parameters (UTM)',
    description: 'Heading of the fields',
  },
  nativeOpen: {
    id: 'shorten.options.nativeOpen',
    defaultMessage: 'Open in the app',
    description: 'Switch: phones open the app of the destination',
  },
  nativeOpenHint: {
    id: 'shorten.options.nativeOpenHint',
    defaultMessage: 'Phones open the destination in its app if it is installed.',
    description: 'Explains the switch',
  },
  smartUtm: {
    id: 'shorten.options.smartUtm',
    defaultMessage: 'Smart UTM',
    description: 'Switch: utm_source and utm_medium are filled in by where a visitor comes from',
  },
  smartUtmHint: {
    id: 'shorten.options.smartUtmHint',
    defaultMessage:
      'If neither the destination nor this link names a source, the visitor’s own source is filled in, such as line or facebook.',
    description: 'Explains the switch',
  },
  forMembers: {
    id: 'shorten.options.forMembers',
    defaultMessage: 'Members can also set an expiration time, tags, notes and the link’s preview.',
    description: 'Said to guests below the options',
  },
  logIn: { id: 'shorten.options.logIn', defaultMessage: 'Log in', description: 'Link to the page' },
});
