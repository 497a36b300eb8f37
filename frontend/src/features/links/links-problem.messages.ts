import { defineMessages } from '../../i18n/define-messages';
import type { ProblemTexts } from '../../shared/ui/problem.messages';

const messages = defineMessages({
  addressMissing: {
    id: 'problem.links.addressMissing',
    defaultMessage: 'Paste the URL you want to shorten.',
    description: 'Error: the address field is empty',
  },
  addressTooLong: {
    id: 'problem.links.addressTooLong',
    defaultMessage: 'This URL is longer than 2048 characters. Use a shorter one.',
    description: 'Error below the address field',
  },
  addressMalformed: {
    id: 'problem.links.addressMalformed',
    defaultMessage: 'This is not a valid URL. It should look like https://example.com/page.',
    description: 'Error below the address field',
  },
  addressSeveral: {
    id: 'problem.links.addressSeveral',
    defaultMessage: 'This text contains more than one URL. Paste only the one to shorten.',
    description: 'Error below the address field',
  },
  addressBroken: {
    id: 'problem.links.addressBroken',
    defaultMessage: 'This URL contains a line break or a tab. Enter it in one line.',
    description: 'Error below the address field',
  },
  addressScheme: {
    id: 'problem.links.addressScheme',
    defaultMessage: 'Only URLs that start with http:// or https:// can be shortened.',
    description: 'Error below the address field',
  },
  addressCredentials: {
    id: 'problem.links.addressCredentials',
    defaultMessage: 'This URL contains a user name or password. Remove the part before “@”.',
    description: 'Error below the address field',
  },
  addressPort: {
    id: 'problem.links.addressPort',
    defaultMessage: 'URLs with a port number, such as “:8080”, cannot be shortened. Remove the port.',
    description: 'Error below the address field',
  },
  addressPrivate: {
    id: 'problem.links.addressPrivate',
    defaultMessage: 'This URL points to a private network. Only public URLs can be shortened.',
    description: 'Error below the address field',
  },
  addressOwnHost: {
    id: 'problem.links.addressOwnHost',
    defaultMessage: 'This is already a short link. Paste the URL it should redirect to.',
    description: 'Error below the address field',
  },
  addressUnsafe: {
    id: 'problem.links.addressUnsafe',
    defaultMessage: 'This URL is known to be harmful or is blocked on this site. Use another one.',
    description: 'Error below the address field: malware, phishing, or on the list of the operator',
  },
  slugTaken: {
    id: 'problem.links.slugTaken',
    defaultMessage: 'This slug is taken. Try another one.',
    description: 'Error below the field for the own name',
  },
  slugReserved: {
    id: 'problem.links.slugReserved',
    defaultMessage: 'This slug is reserved. Try another one.',
    description: 'Error below the field for the own name',
  },
  slugTooShort: {
    id: 'problem.links.slugTooShort',
    defaultMessage: 'A slug needs at least 3 characters.',
    description: 'Error below the field for the own name',
  },
  slugTooLong: {
    id: 'problem.links.slugTooLong',
    defaultMessage: 'A slug can have at most 90 characters.',
    description: 'Error below the field for the own name',
  },
  slugInvalid: {
    id: 'problem.links.slugInvalid',
    defaultMessage:
      'Use only letters, digits, “-”, “_”, “~”, and Chinese, Japanese, Korean, Vietnamese or Thai characters.',
    description: 'Error below the field for the own name',
  },
  slugConfusable: {
    id: 'problem.links.slugConfusable',
    defaultMessage:
      'This slug contains a character that only looks like a common one. Type it again on your keyboard.',
    description: 'Error below the field for the own name: full-width or look-alike characters',
  },
  browserSuspended: {
    id: 'problem.links.browserSuspended',
    defaultMessage:
      'Links from this browser broke the rules, so it cannot create more for now. Log in to go on.',
    description: 'Error: those who run the site have suspended the browser of a guest',
  },
  guestLimit: {
    id: 'problem.links.guestLimit',
    defaultMessage:
      'Many links have been made from here without an account. {minutes, plural, =0 {Please wait a little, or log in to make more.} one {Please try again in a minute, or log in to make more.} other {Please try again in # minutes, or log in to make more.}}',
    description: 'Error: guests of this browser or network have made as many links as they may in an hour',
  },
  guestWordLimit: {
    id: 'problem.links.guestWordLimit',
    defaultMessage:
      'Without an account, only a few slugs that are plain words can be chosen a day. Add a digit or a hyphen to the slug, or log in.',
    description:
      'Error: guests of this browser or network have chosen as many names of letters alone as they may in a day',
  },
  notAllowed: {
    id: 'problem.links.notAllowed',
    defaultMessage: 'This link can be deleted only in the browser that created it.',
    description: 'Error: the server refuses to delete a link',
  },
});

/** What the server says of links, by its codes. */
export const linkProblems: ProblemTexts = {
  'links.address-missing': messages.addressMissing,
  'links.address-too-long': messages.addressTooLong,
  'links.address-malformed': messages.addressMalformed,
  'links.address-several': messages.addressSeveral,
  'links.address-broken': messages.addressBroken,
  'links.address-scheme': messages.addressScheme,
  'links.address-credentials': messages.addressCredentials,
  'links.address-port': messages.addressPort,
  'links.address-private': messages.addressPrivate,
  'links.address-own-host': messages.addressOwnHost,
  'links.address-unsafe': messages.addressUnsafe,
  'links.slug-taken': messages.slugTaken,
  'links.slug-reserved': messages.slugReserved,
  'links.slug-too-short': messages.slugTooShort,
  'links.slug-too-long': messages.slugTooLong,
  'links.slug-invalid': messages.slugInvalid,
  'links.slug-confusable': messages.slugConfusable,
  'identity.browser-suspended': messages.browserSuspended,
  'links.guest-limit': messages.guestLimit,
  'links.guest-word-limit': messages.guestWordLimit,
  'links.not-allowed': messages.notAllowed,
};
