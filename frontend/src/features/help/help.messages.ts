import { defineMessages } from '../../i18n/define-messages';

export const helpMessages = defineMessages({
  title: {
    id: 'content.help.title',
    defaultMessage: 'How can we help?',
    description: 'Heading of the help page',
  },
  name: {
    id: 'content.help.name',
    defaultMessage: 'Help',
    description: 'Name of the help page in tabs and breadcrumbs',
  },
  lead: {
    id: 'content.help.lead',
    defaultMessage: 'Answers to frequently asked questions.',
    description: 'Below the heading of the help page',
  },
  search: {
    id: 'content.help.search',
    defaultMessage: 'Search the help',
    description: 'Label of the search field',
  },
  example: {
    id: 'content.help.example',
    defaultMessage: 'QR code, code did not arrive…',
    description: 'Placeholder of the search field',
  },
  clear: {
    id: 'content.help.clear',
    defaultMessage: 'Clear the search',
    description: 'Name of the button that empties the search field',
  },
  results: {
    id: 'content.help.results',
    defaultMessage: '{count, plural, one {# answer} other {# answers}} for “{query}”',
    description: 'How many answers were found',
  },
  nothing: {
    id: 'content.help.nothing',
    defaultMessage: 'No results for “{query}”',
    description: 'Heading when nothing was found',
  },
  nothingText: {
    id: 'content.help.nothingText',
    defaultMessage: 'Try another word, or browse the topics below.',
    description: 'Below that heading',
  },
  trail: {
    id: 'content.help.trail',
    defaultMessage: 'Breadcrumb',
    description: 'Name of the breadcrumb navigation',
  },
  helpful: {
    id: 'content.help.helpful',
    defaultMessage: 'Was this helpful?',
    description: 'Question below an answer',
  },
  yes: {
    id: 'content.help.yes',
    defaultMessage: 'Yes',
    description: 'Answer to that question',
  },
  no: {
    id: 'content.help.no',
    defaultMessage: 'No',
    description: 'Answer to that question',
  },
  thanks: {
    id: 'content.help.thanks',
    defaultMessage: 'Thank you for your feedback.',
    description: 'After a yes',
  },
  sorry: {
    id: 'content.help.sorry',
    defaultMessage: 'Thank you. Tell us below what is missing.',
    description: 'After a no',
  },
  notSent: {
    id: 'content.help.notSent',
    defaultMessage: 'Your answer could not be sent. Please try again.',
    description: 'When the answer could not be sent',
  },
  related: {
    id: 'content.help.related',
    defaultMessage: 'Related questions',
    description: 'Heading of the list of similar questions',
  },
  stuck: {
    id: 'content.help.stuck',
    defaultMessage: 'Still stuck?',
    description: 'Heading above how to reach the operator',
  },
  missing: {
    id: 'content.help.missing',
    defaultMessage: 'Question not found',
    description: 'Heading when a question does not exist',
  },
  missingText: {
    id: 'content.help.missingText',
    defaultMessage: 'It may have been renamed. Search for it, or browse all questions.',
    description: 'Below that heading',
  },
  all: {
    id: 'content.help.all',
    defaultMessage: 'See all questions',
    description: 'Link to the help page',
  },
  start: {
    id: 'content.help.start',
    defaultMessage: 'Getting started',
    description: 'Category of questions',
  },
  links: {
    id: 'content.help.links',
    defaultMessage: 'Links and names',
    description: 'Category of questions',
  },
  share: {
    id: 'content.help.share',
    defaultMessage: 'Sharing and QR codes',
    description: 'Category of questions',
  },
  numbers: {
    id: 'content.help.numbers',
    defaultMessage: 'Clicks and statistics',
    description: 'Category of questions',
  },
  signIn: {
    id: 'content.help.signIn',
    defaultMessage: 'Logging in',
    description: 'Category of questions',
  },
  account: {
    id: 'content.help.account',
    defaultMessage: 'Account and settings',
    description: 'Category of questions',
  },
  look: {
    id: 'content.help.look',
    defaultMessage: 'Language and display',
    description: 'Category of questions',
  },
  privacy: {
    id: 'content.help.privacy',
    defaultMessage: 'Privacy and safety',
    description: 'Category of questions',
  },
  more: {
    id: 'content.help.more',
    defaultMessage: 'Plans, teams, developers',
    description: 'Category of questions',
  },
});
