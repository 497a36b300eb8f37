import { defineMessages } from '../../i18n/define-messages';

export const signInMessages = defineMessages({
  loginTitle: { id: 'session.login.title', defaultMessage: 'Log in', description: 'Title of the login page' },
  loginLead: {
    id: 'session.login.lead',
    defaultMessage: 'No password to remember: we send you a code.',
    description: 'Below the title of the login page',
  },
  signupTitle: {
    id: 'session.signup.title',
    defaultMessage: 'Create your account',
    description: 'Title of the page for new accounts',
  },
  signupLead: {
    id: 'session.signup.lead',
    defaultMessage: 'Free, and no password. Your links stay yours.',
    description: 'Below the title of the page for new accounts',
  },
  email: { id: 'session.email', defaultMessage: 'Email address', description: 'Name of the address field' },
  emailExample: {
    id: 'session.email.example',
    defaultMessage: 'you@example.com',
    description: 'Placeholder of the address field',
  },
  sendCode: {
    id: 'session.sendCode',
    defaultMessage: 'Send me a code',
    description: 'Button that has a code mailed to the address',
  },
  sending: {
    id: 'session.sending',
    defaultMessage: 'Sending the code…',
    description: 'Announced while the code is being sent',
  },
  signingIn: {
    id: 'session.signingIn',
    defaultMessage: 'Signing you in…',
    description: 'Title while it is being checked who comes in',
  },
  or: { id: 'session.or', defaultMessage: 'or', description: 'Between two ways to sign in' },
  google: {
    id: 'session.google',
    defaultMessage: 'Continue with Google',
    description: 'Button that signs in with a Google account',
  },
  googleInApp: {
    id: 'session.googleInApp',
    defaultMessage:
      'Google does not allow logging in inside {app}. Use a code by email, or open this page in your browser.',
    description: 'In place of the Google button, in the browser of another program such as LINE',
  },
  openOutside: {
    id: 'session.openOutside',
    defaultMessage: 'Open in my browser',
    description: 'Link that leaves the browser inside LINE',
  },
  toSignup: {
    id: 'session.toSignup',
    defaultMessage: 'New here? <link>Create an account</link>',
    description: 'Below the login form',
  },
  toLogin: {
    id: 'session.toLogin',
    defaultMessage: 'Already have an account? <link>Log in</link>',
    description: 'Below the form for new accounts',
  },
  terms: {
    id: 'session.terms',
    defaultMessage:
      'By creating an account you agree to the <policy>terms of use</policy> and the <privacy>privacy policy</privacy>.',
    description: 'Small print below the form for new accounts',
  },
});

export const signInCodeMessages = defineMessages({
  title: {
    id: 'session.code.title',
    defaultMessage: 'Check your inbox',
    description: 'Title of the code step',
  },
  sent: {
    id: 'session.code.sent',
    defaultMessage: 'We sent a {digits}-digit code to {email}. It is valid for 10 minutes.',
    description: 'Below the title of the code step',
  },
  sentAgain: {
    id: 'session.code.sentAgain',
    defaultMessage: 'A new code is on its way to {email}. Earlier codes no longer work.',
    description: 'Below the title of the code step, after another code was asked for',
  },
  field: {
    id: 'session.code.field',
    defaultMessage: '{digits}-digit code',
    description: 'Name of the code field',
  },
  hint: {
    id: 'session.code.hint',
    defaultMessage: 'You can paste it. Nothing there? Check your spam folder.',
    description: 'Below the code field',
  },
  triesLeft: {
    id: 'session.code.triesLeft',
    defaultMessage: '{count, plural, one {One attempt left.} other {# attempts left.}}',
    description: 'After a wrong code',
  },
  confirm: {
    id: 'session.code.confirm',
    defaultMessage: 'Confirm',
    description: 'Button that sends the code',
  },
  checking: {
    id: 'session.code.checking',
    defaultMessage: 'Checking the code…',
    description: 'Announced and shown while the code is being checked',
  },
  resend: {
    id: 'session.code.resend',
    defaultMessage: 'Send a new code',
    description: 'Button that has another code mailed',
  },
  resendIn: {
    id: 'session.code.resendIn',
    defaultMessage: 'New code in {seconds} s',
    description: 'In place of the button above, until another code may be asked for',
  },
  appeal: {
    id: 'session.code.appeal',
    defaultMessage: 'Appeal the suspension',
    description: 'Link to a form, for whoever cannot sign in because the account is suspended',
  },
  changeEmail: {
    id: 'session.code.changeEmail',
    defaultMessage: 'Use another address',
    description: 'Button that leads back to the address field',
  },
});

export const bringMessages = defineMessages({
  title: {
    id: 'session.bring.title',
    defaultMessage:
      '{count, plural, one {Keep the link you created on this device} other {Keep the # links you created on this device}}',
    description: 'Title of the offer to take over the links that were made before signing up',
  },
  text: {
    id: 'session.bring.text',
    defaultMessage:
      'You created them before you had an account. In your account they are available on every device, and only you can edit them.',
    description: 'Below the title above',
  },
  more: {
    id: 'session.bring.more',
    defaultMessage: '{count, plural, one {and one more} other {and # more}}',
    description: 'Below the first few links',
  },
  bring: { id: 'session.bring.bring', defaultMessage: 'Add to my account', description: 'Button' },
  notNow: {
    id: 'session.bring.notNow',
    defaultMessage: 'Not now',
    description: 'Button that goes on without them',
  },
  done: {
    id: 'session.bring.done',
    defaultMessage:
      '{count, plural, one {One link is now in your account} other {# links are now in your account}}',
    description: 'Title after the links were taken over',
  },
  none: {
    id: 'session.bring.none',
    defaultMessage: 'None of the links could be added',
    description: 'Title after no link could be taken over',
  },
  refused: {
    id: 'session.bring.refused',
    defaultMessage:
      '{count, plural, one {One link was not added: it was deleted or belongs to another account.} other {# links were not added: they were deleted or belong to another account.}}',
    description: 'Below the title above, when some links were not taken over',
  },
  allCame: {
    id: 'session.bring.allCame',
    defaultMessage: 'All of them were added, with every click counted so far.',
    description: 'Below the title above, when all links were taken over',
  },
  goOn: {
    id: 'session.bring.goOn',
    defaultMessage: 'Continue',
    description: 'Button that leads to the next page',
  },
});

export const artMessages = defineMessages({
  claim: {
    id: 'session.art.claim',
    defaultMessage: 'Know which of your links work.',
    description: 'Beside the form, below a picture of a link with its chart',
  },
  claimText: {
    id: 'session.art.claimText',
    defaultMessage: 'Slugs of your choice, previews the way you want them, and click counts without bots.',
    description: 'Below the sentence above',
  },
});
