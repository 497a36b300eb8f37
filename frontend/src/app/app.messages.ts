import { defineMessages } from '../i18n/define-messages';

export const appMessages = defineMessages({
  skipToContent: {
    id: 'app.skipToContent',
    defaultMessage: 'Skip to content',
    description: 'First link of each page, for keyboard users',
  },
  home: { id: 'app.home', defaultMessage: 'Linklet, home page', description: 'Name of the logo link' },
  language: { id: 'app.language', defaultMessage: 'Language', description: 'Name of the language menu' },
  theme: { id: 'app.theme', defaultMessage: 'Appearance', description: 'Name of the light/dark menu' },
  themeLight: { id: 'app.theme.light', defaultMessage: 'Light', description: 'Light colours' },
  themeDark: { id: 'app.theme.dark', defaultMessage: 'Dark', description: 'Dark colours' },
  themeSystem: {
    id: 'app.theme.system',
    defaultMessage: 'System',
    description: 'Light or dark colours as the operating system has them',
  },
  dismissOffer: {
    id: 'app.dismissOffer',
    defaultMessage: 'Keep this language',
    description: 'Closes the offer to show the page in another language',
  },
  apiDocs: {
    id: 'app.apiDocs',
    defaultMessage: 'API documentation',
    description: 'Footer link to the page that describes the API',
  },
  footerHelp: { id: 'app.footerHelp', defaultMessage: 'Help', description: 'Footer link to the help centre' },
  footerAbout: {
    id: 'app.footerAbout',
    defaultMessage: 'About',
    description: 'Footer link to the page about Linklet',
  },
  footerTerms: { id: 'app.footerTerms', defaultMessage: 'Terms of service', description: 'Footer link' },
  footerPrivacy: { id: 'app.footerPrivacy', defaultMessage: 'Privacy policy', description: 'Footer link' },
  tagline: {
    id: 'app.tagline',
    defaultMessage: 'Short links with accurate counts and no ads.',
    description: 'Line in the footer',
  },
  footer: { id: 'app.footer', defaultMessage: 'About this site', description: 'Name of the footer links' },
  goHome: { id: 'app.goHome', defaultMessage: 'Go to the home page', description: 'Button of error pages' },
  close: { id: 'app.close', defaultMessage: 'Close', description: 'Closes a menu, panel or notice' },
  reload: { id: 'app.reload', defaultMessage: 'Reload the page', description: 'Button of error pages' },
  errorTitle: {
    id: 'app.errorTitle',
    defaultMessage: 'Something went wrong',
    description: 'Heading of error pages',
  },
  notFoundTitle: {
    id: 'app.notFound.title',
    defaultMessage: 'Page not found',
    description: 'Heading of the 404 page',
  },
  notFoundText: {
    id: 'app.notFound.text',
    defaultMessage:
      'If you followed a short link, it may have been mistyped or may never have existed. Links are case-sensitive.',
    description: 'Text of the 404 page, which unknown short links lead to as well',
  },
});

/** Messages of the error page by the message of the error. */
export const errorMessages = defineMessages({
  somethingWrong: {
    id: 'error.somethingWrong',
    defaultMessage: 'Something went wrong on this page. Refresh it; your links are safe.',
    description: 'Error page: a fault of the program',
  },
  notLoaded: {
    id: 'error.notLoaded',
    defaultMessage:
      'You are offline, and this page has not been loaded yet. It opens once you are connected again.',
    description: 'Error page: a part of the program that was not loaded while there was a connection',
  },
  newVersion: {
    id: 'error.newVersion',
    defaultMessage: 'A part of this page could not be loaded. Check your connection and refresh the page.',
    description:
      'Error page: a part of the program is gone, mostly because a newer version has been installed',
  },
  loginFailed: {
    id: 'error.loginFailed',
    defaultMessage: 'You could not be logged in. Please try again.',
    description: 'Error page: the server refused the session',
  },
  ipNotAllow: {
    id: 'error.ipNotAllow',
    defaultMessage:
      'This group can only be used from certain networks, and yours is not one of them. Ask an admin of the group.',
    description: 'Error page: the group has a list of allowed addresses',
  },
  invalidUser: {
    id: 'error.invalidUser',
    defaultMessage: 'This session is no longer valid. Please log in again.',
    description: 'Error page: the session does not belong to a user any more',
  },
  notAValidGroupMember: {
    id: 'error.notAValidGroupMember',
    defaultMessage: 'You are not a member of this group. Ask an admin of the group to invite you.',
    description: 'Error page: a group that the person does not belong to',
  },
  plzLogin: {
    id: 'error.plzLogin',
    defaultMessage: 'Please log in to see this page.',
    description: 'Error page: a page for members',
  },
  featuresFailed: {
    id: 'error.featuresFailed',
    defaultMessage: 'Your plan could not be loaded. Refresh the page; if the problem persists, contact us.',
    description: 'Error page: the permissions of the plan could not be fetched',
  },
  settingsFailed: {
    id: 'error.settingsFailed',
    defaultMessage:
      'Your group’s settings could not be loaded. Refresh the page; if the problem persists, contact us.',
    description: 'Error page: the settings of the group could not be fetched',
  },
  tooManyRequests: {
    id: 'error.tooManyRequests',
    defaultMessage: 'Too many requests from your network. Wait a minute, then refresh the page.',
    description: 'Error page: a limit of the server was reached',
  },
});

/** What the frame says at first sight. */
export const navMessages = defineMessages({
  main: { id: 'app.nav.main', defaultMessage: 'Main', description: 'Name of the navigation in the header' },
  appLinks: {
    id: 'app.nav.appLinks',
    defaultMessage: 'App links',
    description: 'Entry of the header: short links that open apps',
  },
  beta: {
    id: 'app.nav.beta',
    defaultMessage: 'Beta',
    description: 'Beside an entry of the header: still being tried out',
  },
  links: { id: 'app.nav.links', defaultMessage: 'My links', description: 'Entry of the header: own links' },
  pricing: { id: 'app.nav.pricing', defaultMessage: 'Pricing', description: 'Entry of the header' },
  domain: {
    id: 'app.nav.domain',
    defaultMessage: 'Custom domain',
    description: 'Entry of the header: short links under a domain of one’s own',
  },
  developers: {
    id: 'app.nav.developers',
    defaultMessage: 'Developers',
    description: 'Entry of the header: the programming interface',
  },
  more: { id: 'app.nav.more', defaultMessage: 'More', description: 'Opens further entries of the header' },
  menu: { id: 'app.nav.menu', defaultMessage: 'Menu', description: 'Opens all entries on narrow screens' },
  logIn: { id: 'app.nav.logIn', defaultMessage: 'Log in', description: 'Button of the header' },
  signUp: { id: 'app.nav.signUp', defaultMessage: 'Sign up', description: 'Button of the header' },
  account: {
    id: 'app.nav.account',
    defaultMessage: 'Account: {name}',
    description: 'Name of the button that opens the menu of the account; name of the person',
  },
  analytics: {
    id: 'app.nav.analytics',
    defaultMessage: 'Analytics',
    description: 'Entry of the header for members: the clicks of the links of their group',
  },
  tags: { id: 'app.nav.tags', defaultMessage: 'Tags', description: 'Entry of the header for members' },
  tools: {
    id: 'app.nav.tools',
    defaultMessage: 'Tracking',
    description: 'Entry of the header for members: pixels and campaign parameters of the group',
  },
  team: {
    id: 'app.nav.team',
    defaultMessage: 'Team',
    description: 'Entry of the header for members: who belongs to the group and what they did',
  },
  settings: {
    id: 'app.nav.settings',
    defaultMessage: 'Settings',
    description: 'Entry of the header for members: how the group is set up',
  },
  group: {
    id: 'app.nav.group',
    defaultMessage: '{name}, group',
    description: 'Name of the button that opens the menu of groups; name of the group that is used',
  },
  notifications: {
    id: 'app.nav.notifications',
    defaultMessage: 'Notifications',
    description: 'Button that opens the notifications, and their heading',
  },
  unread: {
    id: 'app.nav.unread',
    defaultMessage: 'Notifications, {count} unread',
    description: 'Name of the button that opens the notifications; count is a number or “99+”',
  },
  quick: {
    id: 'app.nav.quick',
    defaultMessage: 'Quick access',
    description: 'Name of the bar at the bottom of phones',
  },
  homeTab: {
    id: 'app.nav.homeTab',
    defaultMessage: 'Home',
    description: 'In the bar at the bottom of phones',
  },
  linksTab: {
    id: 'app.nav.linksTab',
    defaultMessage: 'Links',
    description: 'In the bar at the bottom of phones',
  },
  create: {
    id: 'app.nav.create',
    defaultMessage: 'Create a short link',
    description: 'Plus button in the bar at the bottom of phones; also a command',
  },
  analyticsTab: {
    id: 'app.nav.analyticsTab',
    defaultMessage: 'Analytics',
    description: 'In the bar at the bottom of phones: clicks of the newest link',
  },
  meTab: {
    id: 'app.nav.meTab',
    defaultMessage: 'Me',
    description: 'In the bar at the bottom of phones: account',
  },
});
