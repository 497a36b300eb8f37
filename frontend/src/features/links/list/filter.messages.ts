import { defineMessages } from '../../../i18n/define-messages';

export const filterMessages = defineMessages({
  open: {
    id: 'list.filter.open',
    defaultMessage: '{count, plural, =0 {Filters} other {Filters: #}}',
    description: 'Button that shows the filters; with how many are set',
  },
  region: { id: 'list.filter.region', defaultMessage: 'Filters', description: 'Name of the filters' },
  show: {
    id: 'list.filter.show',
    defaultMessage: 'Show links',
    description: 'Button below the filters on phones, while their number is not known: closes them',
  },
  showCount: {
    id: 'list.filter.showCount',
    defaultMessage: '{count, plural, =0 {No link matches} one {Show # link} other {Show # links}}',
    description: 'Button below the filters on phones: closes them; with how many links they leave',
  },
  tags: { id: 'list.filter.tags', defaultMessage: 'Tags', description: 'Heading of the tags to filter by' },
  noTags: {
    id: 'list.filter.noTags',
    defaultMessage: 'This group has no tags yet.',
    description: 'In place of the tags to filter by',
  },
  match: {
    id: 'list.filter.match',
    defaultMessage: 'Links must have',
    description: 'Name of a choice between “any of these tags” and “all of these tags”',
  },
  anyTag: {
    id: 'list.filter.anyTag',
    defaultMessage: 'Any of these tags',
    description: 'Links with at least one of the chosen tags are listed',
  },
  allTags: {
    id: 'list.filter.allTags',
    defaultMessage: 'All of these tags',
    description: 'Only links with each of the chosen tags are listed',
  },
  withAny: {
    id: 'list.filter.withAny',
    defaultMessage: 'any of the tags',
    description: 'Beside several tags to filter by: one of them is enough',
  },
  withAll: {
    id: 'list.filter.withAll',
    defaultMessage: 'all of the tags',
    description: 'Beside several tags to filter by: a link must have each of them',
  },
  domain: {
    id: 'list.filter.domain',
    defaultMessage: 'Domain',
    description: 'Heading of the hosts of short links to filter by',
  },
  onDomain: {
    id: 'list.filter.onDomain',
    defaultMessage: 'Domain: {domain}',
    description: 'A filter that is set',
  },
  clicks: {
    id: 'list.filter.clicks',
    defaultMessage: 'Clicks',
    description: 'Heading of two numbers of clicks to filter by',
  },
  minClicks: { id: 'list.filter.minClicks', defaultMessage: 'At least', description: 'Fewest clicks' },
  maxClicks: { id: 'list.filter.maxClicks', defaultMessage: 'At most', description: 'Most clicks' },
  leastClicks: {
    id: 'list.filter.leastClicks',
    defaultMessage: 'At least {min, plural, one {# click} other {# clicks}}',
    description: 'A filter that is set',
  },
  mostClicks: {
    id: 'list.filter.mostClicks',
    defaultMessage: 'At most {max, plural, one {# click} other {# clicks}}',
    description: 'A filter that is set',
  },
  clicksBetween: {
    id: 'list.filter.clicksBetween',
    defaultMessage: '{min, number} to {max, plural, one {# click} other {# clicks}}',
    description: 'A filter that is set',
  },
  made: { id: 'list.filter.made', defaultMessage: 'Created', description: 'Heading of two dates' },
  from: { id: 'list.filter.from', defaultMessage: 'From', description: 'First day' },
  to: { id: 'list.filter.to', defaultMessage: 'To', description: 'Last day' },
  has: { id: 'list.filter.has', defaultMessage: 'Has', description: 'Heading of things that links can have' },
  by: {
    id: 'list.filter.by',
    defaultMessage: 'Created by',
    description: 'Heading of the people of the group',
  },
  me: {
    id: 'list.filter.me',
    defaultMessage: 'Me',
    description: 'The reader, among the people of the group',
  },
  member: {
    id: 'list.filter.member',
    defaultMessage: 'Member {id}',
    description: 'Somebody of the group whose name is not known',
  },
  locked: {
    id: 'list.filter.locked',
    defaultMessage: 'More filters are available on the {plan} plan.',
    description: 'Filters that the plan of the group does not have',
  },
  plans: { id: 'list.filter.plans', defaultMessage: 'See plans', description: 'Leads to the prices' },
  tag: { id: 'list.filter.tag', defaultMessage: 'Tag: {tag}', description: 'A filter that is set' },
  since: { id: 'list.filter.since', defaultMessage: 'From {from}', description: 'A filter that is set' },
  until: { id: 'list.filter.until', defaultMessage: 'Until {to}', description: 'A filter that is set' },
  author: { id: 'list.filter.author', defaultMessage: 'By {name}', description: 'A filter that is set' },
  remove: {
    id: 'list.filter.remove',
    defaultMessage: 'Remove filter: {filter}',
    description: 'Button on a filter that is set',
  },
  chosen: { id: 'list.filter.chosen', defaultMessage: 'Active filters', description: 'Name of a list' },
});

export const traitMessages = defineMessages({
  expiry: {
    id: 'list.has.expiry',
    defaultMessage: 'Expiration date',
    description: 'Something that a link has',
  },
  expired: { id: 'list.has.expired', defaultMessage: 'Expired', description: 'State of a link' },
  targets: {
    id: 'list.has.targets',
    defaultMessage: 'Conditional destinations',
    description: 'Other destinations for some devices',
  },
  utm: { id: 'list.has.utm', defaultMessage: 'UTM', description: 'Campaign parameters' },
  note: { id: 'list.has.note', defaultMessage: 'Note', description: 'Something that a link has' },
  preview: {
    id: 'list.has.preview',
    defaultMessage: 'Edited preview',
    description: 'Something that a link has',
  },
  nativeOpen: {
    id: 'list.has.nativeOpen',
    defaultMessage: 'Opens apps',
    description: 'Something that a link does',
  },
  down: {
    id: 'list.has.down',
    defaultMessage: 'Destination down',
    description: 'State of a link: the page that it leads to does not answer',
  },
  warning: {
    id: 'list.has.warning',
    defaultMessage: 'Warning page',
    description: 'Something that a link has: visitors see a warning before its destination',
  },
  pixels: {
    id: 'list.has.pixels',
    defaultMessage: 'Pixels and tags',
    description: 'Something that a link has: tracking tools that run before the redirect',
  },
});

export const rowMessages = defineMessages({
  star: {
    id: 'list.row.star',
    defaultMessage: 'Star {address}',
    description: 'Button: give the link a star',
  },
  unstar: {
    id: 'list.row.unstar',
    defaultMessage: 'Unstar {address}',
    description: 'Button',
  },
  qr: {
    id: 'list.row.qr',
    defaultMessage: 'QR code of {address}',
    description: 'Button: shows the QR code of the link',
  },
  editThis: {
    id: 'list.row.editThis',
    defaultMessage: 'Edit {address}',
    description: 'Name of the way to the page where the link is changed',
  },
  edit: { id: 'list.row.edit', defaultMessage: 'Edit', description: 'Entry of the menu of a link' },
  expired: { id: 'list.row.expired', defaultMessage: 'Expired', description: 'State of a link' },
  expires: {
    id: 'list.row.expires',
    defaultMessage: 'Expires {date}',
    description: 'The link ends at that moment',
  },
  down: {
    id: 'list.row.down',
    defaultMessage: 'Down since {date}',
    description: 'Badge of a link: the page that it leads to has not answered since then',
  },
  purge: {
    id: 'list.row.purge',
    defaultMessage: 'Deleted permanently on {date}',
    description: 'When a deleted link leaves the trash',
  },
});
