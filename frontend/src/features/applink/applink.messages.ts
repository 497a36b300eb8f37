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
      'Phones that have the app open the app, others its store or the page. Computers open the page.',
    description: 'Below the heading',
  },
  logIn: {
    id: 'applink.logIn',
    defaultMessage: 'App links belong to an account, so that you can change them later.',
    description: 'Said to guests instead of the form',
  },
  toLogIn: { id: 'applink.toLogIn', defaultMessage: 'Log in', description: 'Button for guests' },
  toSignUp: { id: 'applink.toSignUp', defaultMessage: 'Create an account', description: 'Button for guests' },
  page: { id: 'applink.page', defaultMessage: 'Address of the page', description: 'Label of the field' },
  pageHint: {
    id: 'applink.pageHint',
    defaultMessage: 'On the web: for computers, and for phones without anything better.',
    description: 'Below the field',
  },
  known: {
    id: 'applink.known',
    defaultMessage:
      '{app, select, youtube {YouTube} shopee {Shopee} other {LINE}} opens this address itself.',
    description: 'Below the field: the app of this address is known',
  },
  opens: { id: 'applink.opens', defaultMessage: 'Open in the app', description: 'Switch' },
  opensHint: {
    id: 'applink.opensHint',
    defaultMessage:
      'Works by itself for YouTube, Shopee and LINE. For your own app, name its addresses below.',
    description: 'Explains the switch',
  },
  stores: {
    id: 'applink.stores',
    defaultMessage: 'Stores, for phones without the app',
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
    defaultMessage: 'An address of the app, such as {example}, or one on the web.',
    description: 'Below the fields for the app',
  },
  create: { id: 'applink.create', defaultMessage: 'Make the link', description: 'Button' },
  working: {
    id: 'applink.working',
    defaultMessage: 'Making the link…',
    description: 'Announced while waiting',
  },
  mend: {
    id: 'applink.mend',
    defaultMessage: 'No link yet: mend what is marked.',
    description: 'Announced when fields are wrong',
  },
  storeInvalid: {
    id: 'applink.problem.store',
    defaultMessage: 'This is not the page of an app in that store. It should look like {example}.',
    description: 'Error below the field for a store',
  },
  targetInvalid: {
    id: 'applink.problem.target',
    defaultMessage: 'An app cannot be opened by this address. It should look like {example}.',
    description: 'Error below the field for an app',
  },
});
