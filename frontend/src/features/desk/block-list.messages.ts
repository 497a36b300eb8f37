import { defineMessages } from '../../i18n/define-messages';

/** Destinations that links may not lead to. */
export const blockListMessages = defineMessages({
  title: {
    id: 'desk.blocks.title',
    defaultMessage: 'Blocked destinations',
    description: 'Title of the page with what links may not lead to',
  },
  area: {
    id: 'desk.blocks.area',
    defaultMessage: 'Block by hand, read the file',
    description: 'What that page is for',
  },
  lead: {
    id: 'desk.blocks.lead',
    defaultMessage: 'No link leads there, and none can be made.',
    description: 'Below the title of the page of blocked destinations',
  },
  refusals: {
    id: 'desk.blocks.refusals',
    defaultMessage: 'Blocked attempts',
    description: 'Before how often an entry of the block list refused a destination',
  },
  refusedTimes: {
    id: 'desk.blocks.refusedTimes',
    defaultMessage:
      '{count, plural, =0 {No blocked attempt yet} one {Blocked # attempt, on {time}} other {Blocked # attempts, last on {time}}}',
    description:
      'How often an entry of the block list refused a destination that somebody wanted to use, and when it last did',
  },
  url: {
    id: 'desk.blocks.url',
    defaultMessage: 'Destination URL',
    description: 'Field: an address to look up and to block',
  },
  urlHint: {
    id: 'desk.blocks.urlHint',
    defaultMessage: 'A URL or host, such as shop.example.',
    description: 'Below the field',
  },
  notUrl: {
    id: 'desk.blocks.notUrl',
    defaultMessage: 'This is no destination',
    description: 'Title: what was typed is no web address, or one of our own',
  },
  notUrlText: {
    id: 'desk.blocks.notUrlText',
    defaultMessage: 'Enter a web address outside this site. Links of this site are disabled one by one.',
    description: 'What to do then',
  },
  byHand: {
    id: 'desk.blocks.byHand',
    defaultMessage: 'Blocked by hand',
    description: 'Heading of what site administrators have blocked',
  },
  byHandEmpty: {
    id: 'desk.blocks.byHandEmpty',
    defaultMessage: 'What administrators block is listed here until it is undone.',
    description: 'There is none',
  },
  file: {
    id: 'desk.blocks.file',
    defaultMessage: 'Block list file',
    description: 'Heading of what is read from a file',
  },
  noFile: {
    id: 'desk.blocks.noFile',
    defaultMessage: 'There is no file',
    description: 'Title: the operator has no block list file',
  },
  noFileText: {
    id: 'desk.blocks.noFileText',
    defaultMessage: 'Whoever operates this site can block long lists of hosts with it.',
    description: 'What the file is for',
  },
  entries: {
    id: 'desk.blocks.entries',
    defaultMessage: 'Entries',
    description: 'Before the number of lines of the file that are in use',
  },
  read: {
    id: 'desk.blocks.read',
    defaultMessage: 'Read',
    description: 'Before the time at which the file was read',
  },
  outdated: {
    id: 'desk.blocks.outdated',
    defaultMessage: 'The file cannot be read. The previous entries are still in use.',
    description: 'Warning',
  },
  skipped: {
    id: 'desk.blocks.skipped',
    defaultMessage: '{count, plural, one {# line is not valid} other {# lines are not valid}}',
    description: 'Heading of the lines of the file that are ignored',
  },
  line: {
    id: 'desk.blocks.line',
    defaultMessage: 'Line {number}',
    description: 'Before the text of a line of the file',
  },
});
