import { defineMessages } from '../../i18n/define-messages';

export const homeMessages = defineMessages({
  heading: {
    id: 'links.home.heading',
    defaultMessage: 'Short links. Accurate counts.',
    description: 'Main heading of the home page',
  },
  lead: {
    id: 'links.home.lead',
    defaultMessage:
      'Paste a long URL to get a short link with a QR code, and see how many people clicked it.',
    description: 'Below the main heading of the home page',
  },
  whyHeading: {
    id: 'links.why.heading',
    defaultMessage: 'What you get',
    description: 'Heading of the explanations on the home page',
  },
  whyCountsTitle: {
    id: 'links.why.counts.title',
    defaultMessage: 'People, not robots',
    description: 'Heading: how clicks are counted',
  },
  whyCountsText: {
    id: 'links.why.counts.text',
    defaultMessage:
      'Chat previews, crawlers and prefetching browsers are recognised and counted separately. Clicks are visits by people, by day and by hour in your time zone.',
    description: 'Explains how clicks are counted',
  },
  whyNamesTitle: {
    id: 'links.why.names.title',
    defaultMessage: 'Easy-to-read slugs',
    description: 'Heading: how short names are made',
  },
  whyNamesText: {
    id: 'links.why.names.text',
    defaultMessage:
      'Random slugs leave out characters that look alike. Or choose a slug in Latin letters, Chinese, Japanese, Korean, Vietnamese or Thai.',
    description: 'Explains how short names are made',
  },
  whyPlainTitle: {
    id: 'links.why.plain.title',
    defaultMessage: 'Straight to the point',
    description: 'Heading: nothing stands between a short link and its destination',
  },
  whyPlainText: {
    id: 'links.why.plain.text',
    defaultMessage:
      'No account needed and no ads before the destination. URLs that contain a password or point to private networks are refused.',
    description: 'Explains that visitors go straight to the destination, and which addresses are refused',
  },
});

export const shortenFormMessages = defineMessages({
  address: {
    id: 'links.form.address',
    defaultMessage: 'Destination URL',
    description: 'Label of the field for the address to shorten',
  },
  addressExample: {
    id: 'links.form.addressExample',
    defaultMessage: 'Paste a long URL here',
    description: 'Placeholder of the field for the address to shorten',
  },
  shorten: {
    id: 'links.form.shorten',
    defaultMessage: 'Shorten',
    description: 'Button that makes a short link',
  },
  working: {
    id: 'links.form.working',
    defaultMessage: 'Shortening…',
    description: 'Announced while a short link is being made',
  },
  chooseName: {
    id: 'links.form.chooseName',
    defaultMessage: 'Choose a slug',
    description: 'Button that opens the field for the name of the short link',
  },
  randomName: {
    id: 'links.form.randomName',
    defaultMessage: 'Use a random slug',
    description: 'Button that closes the field for the name of the short link',
  },
  moreOptions: {
    id: 'links.form.moreOptions',
    defaultMessage: 'More options',
    description: 'Button that opens the options of a new link',
  },
  fewerOptions: {
    id: 'links.form.fewerOptions',
    defaultMessage: 'Fewer options',
    description: 'Button that closes the options of a new link and forgets them',
  },
});

export const createdLinkMessages = defineMessages({
  heading: {
    id: 'links.result.heading',
    defaultMessage: 'Your short link',
    description: 'Heading of the card with a link that was just made',
  },
  ready: {
    id: 'links.result.ready',
    defaultMessage: 'Short link ready: {address}',
    description: 'Announced to screen readers when a link was made',
  },
  leadsTo: {
    id: 'links.result.leadsTo',
    defaultMessage: 'Redirects to {address}',
    description: 'Below a short link: its destination',
  },
  analytics: {
    id: 'links.result.analytics',
    defaultMessage: 'Analytics',
    description: 'Button that opens the click numbers of a link',
  },
  analyticsOf: {
    id: 'links.result.analyticsOf',
    defaultMessage: 'Analytics of {address}',
    description: 'Name of the button that opens the click numbers of a link in a list',
  },
  edit: {
    id: 'links.result.edit',
    defaultMessage: 'Edit',
    description: 'Button that opens the page where a link is changed',
  },
  makeYours: {
    id: 'links.result.makeYours',
    defaultMessage: 'Log in to edit and tag this link and use it on all your devices.',
    description: 'Link below the card of a new link, for guests',
  },
  share: {
    id: 'links.result.share',
    defaultMessage: 'Share',
    description: "Button that opens the device's own dialog for sharing",
  },
});

export const deviceLinksMessages = defineMessages({
  heading: {
    id: 'links.history.heading',
    defaultMessage: 'Links created on this device',
    description: 'Heading of the list of links',
  },
  count: {
    id: 'links.history.count',
    defaultMessage: '{count, plural, one {# link} other {# links}}',
    description: 'How many links the list has',
  },
  keptHere: {
    id: 'links.history.keptHere',
    defaultMessage:
      'This list is stored only in this browser and shows the newest {limit, number} links. If you clear it, you can no longer delete them.',
    description: 'Below the heading of the list of links',
  },
  emptyTitle: {
    id: 'links.history.emptyTitle',
    defaultMessage: 'No links yet',
    description: 'In place of the list of links when there are none',
  },
  emptyText: {
    id: 'links.history.emptyText',
    defaultMessage: 'Links you create appear here, so that you can copy them or view their statistics.',
    description: 'Explains the empty list of links',
  },
  remove: {
    id: 'links.history.remove',
    defaultMessage: 'Delete {address}',
    description: 'Name of the button that deletes a link',
  },
  removed: {
    id: 'links.history.removed',
    defaultMessage: '{address} was deleted.',
    description: 'In place of a link that was deleted and can be brought back',
  },
  removing: {
    id: 'links.history.removing',
    defaultMessage: 'Deleting {address}…',
    description: 'In place of a link while its deletion is on its way to the server',
  },
  undo: {
    id: 'links.history.undo',
    defaultMessage: 'Undo',
    description: 'Button that brings a deleted link back',
  },
  restored: {
    id: 'links.history.restored',
    defaultMessage: '{address} was restored.',
    description: 'Announced after a deletion was undone',
  },
  removeFailed: {
    id: 'links.history.removeFailed',
    defaultMessage: 'The link could not be deleted. {reason}',
    description: 'Below a link whose deletion failed; the reason is a sentence',
  },
});
