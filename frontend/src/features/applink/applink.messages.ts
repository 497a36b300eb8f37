import { defineMessages } from '../../i18n/define-messages';

export const appLinkMessages = defineMessages({
  title: {
    id: 'applink.title',
    defaultMessage: 'One link, the right app',
    description: 'Heading of the page',
  },
  beta: { id: 'applink.beta', defaultMessage: 'Beta', description: 'Mark beside the heading' },
  lead: {
    id: 'applink.lead',
    defaultMessage:
      'Opens the app on phones that have it, otherwise its store page or the web page. Computers open the web page.',
    description: 'Below the heading',
  },
  logIn: {
    id: 'applink.logIn',
    defaultMessage: 'App links require an account, so that you can edit them later.',
    description: 'Said to guests instead of the form',
  },
  toLogIn: { id: 'applink.toLogIn', defaultMessage: 'Log in', description: 'Button for guests' },
  toSignUp: { id: 'applink.toSignUp', defaultMessage: 'Create an account', description: 'Button for guests' },
  page: { id: 'applink.page', defaultMessage: 'Web page URL', description: 'Label of the field' },
  pageHint: {
    id: 'applink.pageHint',
    defaultMessage: 'For computers, and for phones without a better match.',
    description: 'Below the field',
  },
  known: {
    id: 'applink.known',
    defaultMessage:
      '{app, select, youtube {YouTube} shopee {Shopee} other {LINE}} opens this URL automatically.',
    description: 'Below the field: the app of this address is known',
  },
  opens: { id: 'applink.opens', defaultMessage: 'Open in the app', description: 'Switch' },
  opensHint: {
    id: 'applink.opensHint',
    defaultMessage:
      'Works automatically for YouTube, Shopee and LINE. For your own app, enter its URLs below.',
    description: 'Explains the switch',
  },
  stores: {
    id: 'applink.stores',
    defaultMessage: 'Store pages for phones without the app',
    description: 'Heading of two fields',
  },
  iosStore: { id: 'applink.iosStore', defaultMessage: 'App Store', description: 'Label of the field' },
  androidStore: {
    id: 'applink.androidStore',
    defaultMessage: 'Google Play',
    description: 'Label of the field',
  },
  apps: {
    id: 'applink.apps',
    defaultMessage: 'Your own app',
    description: 'Heading of two fields',
  },
  ios: { id: 'applink.ios', defaultMessage: 'iPhone and iPad', description: 'Label of the field' },
  android: { id: 'applink.android', defaultMessage: 'Android', description: 'Label of the field' },
  appHint: {
    id: 'applink.appHint',
    defaultMessage: 'An app URL such as {example}, or a web URL.',
    description: 'Below the fields for the app',
  },
  create: { id: 'applink.create', defaultMessage: 'Create link', description: 'Button' },
  working: {
    id: 'applink.working',
    defaultMessage: 'Creating the link…',
    description: 'Announced while waiting',
  },
  mend: {
    id: 'applink.mend',
    defaultMessage: 'No link created. Fix the highlighted fields.',
    description: 'Announced when fields are wrong',
  },
  storeInvalid: {
    id: 'applink.problem.store',
    defaultMessage: 'This is not a valid URL of an app in that store. It should look like {example}.',
    description: 'Error below the field for a store',
  },
  targetInvalid: {
    id: 'applink.problem.target',
    defaultMessage: 'This is not a valid app URL. It should look like {example}.',
    description: 'Error below the field for an app',
  },
});
