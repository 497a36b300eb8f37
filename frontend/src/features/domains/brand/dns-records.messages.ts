import { defineMessages } from '../../../i18n/define-messages';

/** DNS records to set, and what is there. */
export const recordMessages = defineMessages({
  title: {
    id: 'brand.records.title',
    defaultMessage: 'DNS records',
    description: 'Heading',
  },
  panel: {
    id: 'brand.records.panel',
    defaultMessage: 'The DNS of {root} is managed at {panel}.',
    description: 'About the company where records are set',
  },
  menu: {
    id: 'brand.records.menu',
    defaultMessage: 'You find the records there under {menu}.',
    description: '"menu" is a way through menus in the company’s own words',
  },
  proxy: {
    id: 'brand.records.proxy',
    defaultMessage:
      'Turn its proxy off for the record that leads here (“DNS only”): behind the proxy it cannot be seen.',
    description: 'About companies that can stand between visitors and us; what is quoted is their own word',
  },
  alias: {
    id: 'brand.records.alias',
    defaultMessage:
      '{has, select, yes {It takes an ALIAS record (or a flattened CNAME) for {root}, which follows our addresses by itself.} other {It takes no ALIAS record for {root}: set the addresses.}}',
    description: 'About the company, for a registered domain itself',
  },
  purpose: {
    id: 'brand.records.purpose',
    defaultMessage:
      '{purpose, select, control {Proves that the domain is yours} cname {Leads the domain here} addresses {Lead the domain here: all of these addresses} alias {Leads the domain here: one ALIAS record} other {Remove these: they lead elsewhere}}',
    description: 'Heading above records',
  },
  oneWay: {
    id: 'brand.records.oneWay',
    defaultMessage: 'There are two ways to lead the domain here. One of them is enough.',
    description: 'Above groups of records',
  },
  type: {
    id: 'brand.records.type',
    defaultMessage: 'Type',
    description: 'Name of a part of a record',
  },
  name: {
    id: 'brand.records.name',
    defaultMessage: 'Name',
    description: 'Name of a part of a record',
  },
  fullName: {
    id: 'brand.records.fullName',
    defaultMessage: 'Full name',
    description: 'Name of a part of a record',
  },
  value: {
    id: 'brand.records.value',
    defaultMessage: 'Value',
    description: 'Name of a part of a record',
  },
  found: {
    id: 'brand.records.found',
    defaultMessage: 'There now',
    description: 'Name of a part of a record: what was found',
  },
  nothing: {
    id: 'brand.records.nothing',
    defaultMessage: 'Nothing',
    description: 'Found at a record',
  },
  finding: {
    id: 'brand.records.finding',
    defaultMessage:
      '{finding, select, ok {Found} stray {To remove} unknown {Not known yet} missing {Not found} other {Something else}}',
    description: 'State of a record',
  },
  names: {
    id: 'brand.records.names',
    defaultMessage: 'Most companies want the short name, some the full one.',
    description: 'Below the heading',
  },
  check: {
    id: 'brand.records.check',
    defaultMessage: 'Check now',
    description: 'Button',
  },
  checking: {
    id: 'brand.records.checking',
    defaultMessage: 'Looking…',
    description: 'The same button while it works',
  },
  cooling: {
    id: 'brand.records.cooling',
    defaultMessage: 'Check again in {seconds, number} s',
    description: 'The same button while one has to wait',
  },
  last: {
    id: 'brand.records.last',
    defaultMessage: 'Last look: {when}',
    description: 'When the records were looked for',
  },
  never: {
    id: 'brand.records.never',
    defaultMessage: 'Not looked for yet',
    description: 'The records were never looked for',
  },
  nextLook: {
    id: 'brand.records.nextLook',
    defaultMessage: 'Next look: {time}',
    description: 'When the records will be looked for; a moment',
  },
  result: {
    id: 'brand.records.result',
    defaultMessage:
      '{result, select, success {All records are in place.} taken {Another group has proved this domain first. Ask them to give it up, or contact us.} other {Not all records were found. New ones take minutes to appear, at some companies hours.}}',
    description: 'What a look found',
  },
  mail: {
    id: 'brand.records.mail',
    defaultMessage: 'Email these records',
    description: 'Link that opens a mail to whoever manages the DNS',
  },
  mailSubject: {
    id: 'brand.records.mailSubject',
    defaultMessage: 'DNS records for {host}',
    description: 'Subject of the mail',
  },
  mailIntro: {
    id: 'brand.records.mailIntro',
    defaultMessage: 'Please set these DNS records for {host}:',
    description: 'Beginning of the mail',
  },
});
