import { defineMessages } from '../../i18n/define-messages';

/** The page that takes a file of links. */
export const uploadMessages = defineMessages({
  title: { id: 'batch.upload.title', defaultMessage: 'Shorten in bulk', description: 'Title of the page' },
  lead: {
    id: 'batch.upload.lead',
    defaultMessage:
      'Up to {rows, number} URLs from a table. Every row is checked first: nothing is created until you say so.',
    description: 'Below the title',
  },
  toGuests: {
    id: 'batch.upload.toGuests',
    defaultMessage:
      'Log in to upload a file. Your links, their tags and their clicks stay together in one group.',
    description: 'To visitors who are not logged in',
  },
  guestTitle: {
    id: 'batch.upload.guestTitle',
    defaultMessage: 'One file, all your short links',
    description: 'Heading for visitors who are not logged in',
  },
  plans: { id: 'batch.upload.plans', defaultMessage: 'See plans and prices', description: 'Link' },
  logIn: { id: 'batch.upload.logIn', defaultMessage: 'Log in', description: 'Button' },
  choose: { id: 'batch.upload.choose', defaultMessage: 'Choose a file', description: 'Button' },
  chooseOther: {
    id: 'batch.upload.chooseOther',
    defaultMessage: 'Choose another file',
    description: 'Button',
  },
  chooseHint: {
    id: 'batch.upload.chooseHint',
    defaultMessage:
      'Or drop it here. CSV or Excel (.xlsx), up to 32 MB. Exports of Bitly, Short.io, Shlink, YOURLS and Kutt are recognised.',
    description: 'Below the button for a file',
  },
  template: {
    id: 'batch.upload.template',
    defaultMessage: 'Download a template',
    description: 'Button: a table to be filled in',
  },
  reading: {
    id: 'batch.upload.reading',
    defaultMessage: 'Reading the file…',
    description: 'While a file is read',
  },
  columns: {
    id: 'batch.upload.columns',
    defaultMessage: 'Columns',
    description: 'Heading: what each column of a file is',
  },
  columnsLead: {
    id: 'batch.upload.columnsLead',
    defaultMessage:
      'Check what each column contains. The table shows {rows, plural, one {the first row} other {the first # rows}} of the file.',
    description: 'Below the heading',
  },
  from: {
    id: 'batch.upload.from',
    defaultMessage: 'This is an export of {service}. Slugs, tags, titles and creation dates come along.',
    description: 'The file was made by another service for short links',
  },
  column: {
    id: 'batch.upload.column',
    defaultMessage: 'Content of column {column}',
    description: 'Label of a choice, for screen readers; "column" is a name or a number',
  },
  field: {
    id: 'batch.upload.field',
    defaultMessage:
      '{field, select, url {Destination URL} slug {Slug} title {Title} note {Note} tags {Tags} domain {Domain} expireTime {Expiration} createdAt {Creation date} shortUrl {Old short URL} other {Do not import}}',
    description: 'What a column of a file is',
  },
  noAddress: {
    id: 'batch.upload.noAddress',
    defaultMessage: 'Choose the column that contains the destination URLs.',
    description: 'Below the table: no column was chosen for URLs',
  },
  options: { id: 'batch.upload.options', defaultMessage: 'For all links', description: 'Heading of options' },
  optionsNone: {
    id: 'batch.upload.optionsNone',
    defaultMessage: 'Domain, tags, campaign parameters, expiration',
    description: 'Summary of options, none of which is set',
  },
  domain: { id: 'batch.upload.domain', defaultMessage: 'Domain', description: 'Label of a choice' },
  domainHint: {
    id: 'batch.upload.domainHint',
    defaultMessage: 'For rows that name no domain of their own.',
    description: 'Below the choice of a domain',
  },
  tags: { id: 'batch.upload.tags', defaultMessage: 'Tags', description: 'Label of a field' },
  utm: { id: 'batch.upload.utm', defaultMessage: 'Campaign parameters', description: 'Heading of fields' },
  lastDay: {
    id: 'batch.upload.lastDay',
    defaultMessage: 'Last day',
    description: 'Label of a field: links expire after that day',
  },
  lastDayHint: {
    id: 'batch.upload.lastDayHint',
    defaultMessage: 'Optional. For rows without an expiration of their own.',
    description: 'Below that field',
  },
  check: {
    id: 'batch.upload.check',
    defaultMessage: 'Check the file',
    description: 'Button that uploads a file',
  },
  checking: {
    id: 'batch.upload.checking',
    defaultMessage: 'Uploading…',
    description: 'Button while a file is uploaded',
  },
});
