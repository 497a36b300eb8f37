import { defineMessages } from '../../i18n/define-messages';
import type { ProblemTexts } from '../../shared/ui/problem.messages';

const messages = defineMessages({
  emailMissing: {
    id: 'session.problem.emailMissing',
    defaultMessage: 'Enter your email address.',
    description: 'Error below the address field',
  },
  emailMalformed: {
    id: 'session.problem.emailMalformed',
    defaultMessage: 'This is not a valid email address. It should look like you@example.com.',
    description: 'Error below the address field',
  },
  codeShort: {
    id: 'session.problem.codeShort',
    defaultMessage: 'The code has {digits} digits. Enter all of them.',
    description: 'Error below the code field',
  },
  codeWrong: {
    id: 'session.problem.codeWrong',
    defaultMessage:
      'This is not the code for this browser. If you got several emails, try the code from another one.',
    description: 'Error below the code field; how many tries are left may follow',
  },
  codeExpired: {
    id: 'session.problem.codeExpired',
    defaultMessage: 'This code is more than 10 minutes old and no longer works. Get a new one.',
    description: 'Error below the code field',
  },
  codeUsed: {
    id: 'session.problem.codeUsed',
    defaultMessage: 'This code has already been used; each one works only once. Get a new one.',
    description: 'Error below the code field',
  },
  codeOtherBrowser: {
    id: 'session.problem.codeOtherBrowser',
    defaultMessage:
      'This code was requested in another browser and works only there. Continue in that browser, or get a new code for this one.',
    description: 'Error below the code field',
  },
  codeLocked: {
    id: 'session.problem.codeLocked',
    defaultMessage: 'Five wrong attempts: to protect your account, this code no longer works. Get a new one.',
    description: 'Error below the code field',
  },
  tooMany: {
    id: 'session.problem.tooMany',
    defaultMessage:
      'Too many attempts in a short time. {minutes, plural, =0 {Please wait a little, then try again.} one {Please try again in a minute.} other {Please try again in # minutes.}}',
    description: 'Error: the server refuses more tries for now',
  },
  withoutCookies: {
    id: 'session.problem.withoutCookies',
    defaultMessage: 'Your browser did not keep you logged in. Allow cookies for this site and try again.',
    description: 'Error: the code was right, but the browser stores no cookies',
  },
});

const errors = defineMessages({
  suspended: {
    id: 'session.err.suspended',
    defaultMessage: 'This account is suspended. The mail that told you has a link with which you can appeal.',
    description: 'Error: those who run the site have suspended the account',
  },
  invalid: {
    id: 'session.err.invalid',
    defaultMessage:
      'This account is no longer logged in on this device. Please log in again; your links are safe.',
    description: 'Notice on the login page: the session was of a user that is not valid',
  },
  ended: {
    id: 'session.err.ended',
    defaultMessage:
      'You were logged out: the session was ended on another device or has expired. Log in to continue where you left off.',
    description: 'Notice on the login page: the session is over',
  },
  googleCancelled: {
    id: 'session.err.googleCancelled',
    defaultMessage: 'The login with Google was not finished. Try again, or get a code by email.',
    description: 'Notice on the login page',
  },
  googleFailed: {
    id: 'session.err.googleFailed',
    defaultMessage: 'Google could not sign you in. Try again, or get a code by email.',
    description: 'Notice on the login page',
  },
  googleEmailUnverified: {
    id: 'session.err.googleEmailUnverified',
    defaultMessage:
      'Google has not confirmed that this address is yours. Confirm it there, or get a code by email here.',
    description: 'Notice on the login page',
  },
  googleEmailTaken: {
    id: 'session.err.googleEmailTaken',
    defaultMessage:
      'The account with this address is linked to another Google account. Log in with that one, or with a code by email.',
    description: 'Notice on the login page',
  },
});

/** What can be wrong with an address, a code or an offer of Google, by its codes. */
export const sessionProblems: ProblemTexts = {
  'session.email-missing': messages.emailMissing,
  'session.email-malformed': messages.emailMalformed,
  'identity.email-invalid': messages.emailMalformed,
  'session.code-short': messages.codeShort,
  'session.without-cookies': messages.withoutCookies,
  'identity.code-wrong': messages.codeWrong,
  'identity.code-expired': messages.codeExpired,
  'identity.code-used': messages.codeUsed,
  'identity.code-other-browser': messages.codeOtherBrowser,
  'identity.code-locked': messages.codeLocked,
  'identity.google-is-off': errors.googleFailed,
  'identity.google-failed': errors.googleFailed,
  'identity.google-cancelled': errors.googleCancelled,
  'identity.google-email-unverified': errors.googleEmailUnverified,
  'identity.google-taken': errors.googleEmailTaken,
  'identity.email-taken': errors.googleEmailTaken,
  'identity.account-suspended': errors.suspended,
  'http.rate-limited': messages.tooMany,
};

/** What brought the visitor to the login page, by `err` in its address. */
export const arrivalProblems: ProblemTexts = {
  invalid: errors.invalid,
  ended: errors.ended,
  'google-cancelled': errors.googleCancelled,
  'google-failed': errors.googleFailed,
  'google-email-unverified': errors.googleEmailUnverified,
  'google-email-taken': errors.googleEmailTaken,
  'account-suspended': errors.suspended,
};
