import { defineMessages } from '../i18n/define-messages';

/** The menu “More” and the same entries elsewhere. */
export const moreMessages = defineMessages({
  bulk: {
    id: 'shell.more.bulk',
    defaultMessage: 'Bulk shortening',
    description: 'Entry: shorten in bulk',
  },
  bulkHint: {
    id: 'shell.more.bulkHint',
    defaultMessage: 'Shorten a whole list from a file',
    description: 'Below the entry for shortening in bulk',
  },
  utm: {
    id: 'shell.more.utm',
    defaultMessage: 'Campaign parameters',
    description: 'Entry: tool that adds UTM parameters to addresses',
  },
  utmHint: {
    id: 'shell.more.utmHint',
    defaultMessage: 'Build URLs that tell your campaigns apart',
    description: 'Below the entry for the UTM tool',
  },
  extension: {
    id: 'shell.more.extension',
    defaultMessage: 'Browser extension',
    description: 'Entry: leads to the page of the extension, elsewhere',
  },
  partner: {
    id: 'shell.more.partner',
    defaultMessage: 'Social marketing',
    description: 'Entry: page about the partner for marketing in social networks',
  },
  partnerHint: {
    id: 'shell.more.partnerHint',
    defaultMessage: 'Our partner for social media campaigns',
    description: 'Below the entry for the partner',
  },
  secondSite: {
    id: 'shell.more.secondSite',
    defaultMessage: 'Our other short-link site',
    description: 'Entry: leads to a second site, elsewhere',
  },
});

/** The menu of the account. */
export const accountMenuMessages = defineMessages({
  title: { id: 'shell.account.title', defaultMessage: 'Account', description: 'Name of the account’s menu' },
  settings: {
    id: 'shell.account.settings',
    defaultMessage: 'Account settings',
    description: 'Entry of the menu',
  },
  log: {
    id: 'shell.account.log',
    defaultMessage: 'Activity log',
    description: 'Entry of the menu: who did what in the group',
  },
  desk: {
    id: 'shell.account.desk',
    defaultMessage: 'Site administration',
    description: 'Entry of the menu, for those who run the site: the page where they find anything',
  },
  billingDesk: {
    id: 'shell.account.billingDesk',
    defaultMessage: 'Payments of the site',
    description: 'Entry of the menu, for those who run the site: the page where they look after payments',
  },
  givenPlans: {
    id: 'shell.account.givenPlans',
    defaultMessage: 'Plans of groups',
    description: 'Entry of the menu, for those who run the site: the page where they give plans',
  },
  reports: {
    id: 'shell.account.reports',
    defaultMessage: 'Reported links',
    description: 'Entry of the menu, for those who run the site: the queue of reports of abuse',
  },
  help: { id: 'shell.account.help', defaultMessage: 'Help', description: 'Entry of the menu' },
  keys: {
    id: 'shell.account.keys',
    defaultMessage: 'Keyboard shortcuts',
    description: 'Entry of the menu: opens the list of keys',
  },
  signOut: { id: 'shell.account.signOut', defaultMessage: 'Log out', description: 'Entry of the menu' },
  signedOut: {
    id: 'shell.account.signedOut',
    defaultMessage: 'You are logged out.',
    description: 'Announced after signing out',
  },
  signOutFailed: {
    id: 'shell.account.signOutFailed',
    defaultMessage: 'You are still logged in: the server could not be reached. Please try again.',
    description: 'Announced when signing out did not work',
  },
});

export const bannerMessages = defineMessages({
  region: { id: 'shell.banner.region', defaultMessage: 'Notices', description: 'Name of the banners' },
  viewing: {
    id: 'shell.banner.viewing',
    defaultMessage:
      'You see what {name} sees in {group}. Nothing can be changed. {minutes, plural, one {# minute} other {# minutes}} left.',
    description: 'Banner while a site administrator looks at the screens of somebody else; group is a name',
  },
  viewedUser: {
    id: 'shell.banner.viewedUser',
    defaultMessage: 'user {userId}',
    description: 'In the banner of a view: somebody who has chosen no name; userId is a number',
  },
  endView: {
    id: 'shell.banner.endView',
    defaultMessage: 'End view',
    description: 'Button: stops looking at the screens of somebody else',
  },
  orderFailure: {
    id: 'shell.banner.orderFailure',
    defaultMessage: 'Your last payment failed. Check your card to keep your plan.',
    description: 'Banner that leads to the billing page: a card was refused',
  },
  readOnly: {
    id: 'shell.banner.readOnly',
    defaultMessage:
      'You have read-only access to {group}, because its plan has too few seats. <team>Ask an admin</team>, or <plans>compare plans</plans>.',
    description:
      'Banner: the group has more members than its plan pays for, and the reader is one too many; leads to the members and to the prices',
  },
  joined: {
    id: 'shell.banner.joined',
    defaultMessage: 'Welcome to {group}! You are now a member. <team>See who else is here</team>',
    description: 'Banner above the links of a group that the reader has just joined; leads to the members',
  },
  signInLink: {
    id: 'shell.banner.signInLink',
    defaultMessage:
      'The link in that email could not log you in: it has expired or was meant for another browser. <link>Get a new code</link>',
    description:
      'Banner on the home page, for whoever followed the link of a mail in vain; leads to the login page',
  },
});

export const paletteMessages = defineMessages({
  title: {
    id: 'shell.palette.title',
    defaultMessage: 'Search and commands',
    description: 'Name of the palette that finds pages, links and commands',
  },
  placeholder: {
    id: 'shell.palette.placeholder',
    defaultMessage: 'Search pages, links and commands…',
    description: 'In the empty field of the palette',
  },
  empty: {
    id: 'shell.palette.empty',
    defaultMessage: 'No results. Try another word or part of a URL.',
    description: 'The palette found nothing',
  },
  count: {
    id: 'shell.palette.count',
    defaultMessage: '{count, plural, one {# result} other {# results}}',
    description: 'Announced while one types into the palette',
  },
  groupDo: { id: 'shell.palette.groupDo', defaultMessage: 'Actions', description: 'Heading of commands' },
  groupLinks: {
    id: 'shell.palette.groupLinks',
    defaultMessage: 'Links on this device',
    description: 'Heading of short links; each leads to its analytics',
  },
  groupOwnLinks: {
    id: 'shell.palette.groupOwnLinks',
    defaultMessage: 'Links',
    description: 'Heading of short links of the group; each leads to its settings',
  },
  groupGroups: {
    id: 'shell.palette.groupGroups',
    defaultMessage: 'Switch group',
    description: 'Heading of groups that one can go on in',
  },
  groupPages: { id: 'shell.palette.groupPages', defaultMessage: 'Go to', description: 'Heading of pages' },
  groupLanguage: {
    id: 'shell.palette.groupLanguage',
    defaultMessage: 'Switch language',
    description: 'Heading of languages',
  },
  groupTheme: {
    id: 'shell.palette.groupTheme',
    defaultMessage: 'Switch appearance',
    description: 'Heading of light, dark and system',
  },
  showKeys: {
    id: 'shell.palette.showKeys',
    defaultMessage: 'Show keyboard shortcuts',
    description: 'Command',
  },
});

export const keyMessages = defineMessages({
  title: {
    id: 'shell.keys.title',
    defaultMessage: 'Keyboard shortcuts',
    description: 'Heading of the list of keys',
  },
  palette: {
    id: 'shell.keys.palette',
    defaultMessage: 'Find pages, links and commands',
    description: 'What Ctrl+K does',
  },
  search: { id: 'shell.keys.search', defaultMessage: 'Search', description: 'What the slash key does' },
  create: {
    id: 'shell.keys.create',
    defaultMessage: 'Create a short link',
    description: 'What the C key does',
  },
  sheet: { id: 'shell.keys.sheet', defaultMessage: 'Show this list', description: 'What the ? key does' },
  close: { id: 'shell.keys.close', defaultMessage: 'Close what is open', description: 'What Esc does' },
  next: {
    id: 'shell.keys.next',
    defaultMessage: 'Go to the next link in the list of links',
    description: 'What the key J does',
  },
  previous: {
    id: 'shell.keys.previous',
    defaultMessage: 'Go to the previous link in the list of links',
    description: 'What the key K does',
  },
  edit: {
    id: 'shell.keys.edit',
    defaultMessage: 'Edit the focused link in the list of links',
    description: 'What the key E does',
  },
  qr: {
    id: 'shell.keys.qr',
    defaultMessage: 'Show the QR code of the focused link in the list of links',
    description: 'What the key Q does',
  },
  select: {
    id: 'shell.keys.select',
    defaultMessage: 'Select the focused link in the list of links',
    description: 'What the key X does',
  },
  trash: {
    id: 'shell.keys.trash',
    defaultMessage: 'Move the focused link to the trash in the list of links',
    description: 'What the key # does',
  },
  single: {
    id: 'shell.keys.single',
    defaultMessage: 'Single-key shortcuts',
    description: 'Switch: keys that work without Ctrl',
  },
  singleHint: {
    id: 'shell.keys.singleHint',
    defaultMessage: 'Turn them off if you use speech input or press keys by accident. Saved on this device.',
    description: 'Below the switch',
  },
});

export const rateLimitMessages = defineMessages({
  title: {
    id: 'shell.limit.title',
    defaultMessage: 'Please wait a moment',
    description: 'Heading: too many requests were sent',
  },
  text: {
    id: 'shell.limit.text',
    defaultMessage:
      'You have sent too many requests in a short time. You can continue at {time}; nothing is lost.',
    description: 'Too many requests were sent; time of day',
  },
});
