import { defineMessages } from '../../../i18n/define-messages';

/** The dialog that adds a domain. */
export const addMessages = defineMessages({
  field: {
    id: 'brand.add.field',
    defaultMessage: 'Domain',
    description: 'Label of the field for a host',
  },
  hint: {
    id: 'brand.add.hint',
    defaultMessage: 'A name that you own, or a part of it. You can paste a whole web address.',
    description: 'Below the field',
  },
  checking: {
    id: 'brand.add.checking',
    defaultMessage: 'Checking the domain…',
    description: 'Below the field',
  },
  begins: {
    id: 'brand.add.begins',
    defaultMessage: 'Your short links will begin with {host}/',
    description: 'What was read of the field',
  },
  part: {
    id: 'brand.add.part',
    defaultMessage: 'It is a part of {root}, whose website and mail stay as they are.',
    description: 'About a host below a registered domain',
  },
  apex: {
    id: 'brand.add.apex',
    defaultMessage:
      'This is the registered domain itself: a website at {root} can no longer be reached there. If you have one, add a name such as go.{root} instead. Mail is not affected.',
    description: 'About a registered domain',
  },
  cut: {
    id: 'brand.add.cut',
    defaultMessage:
      '{part, select, scheme {What stood before the domain was left out.} port {The port was left out.} other {What followed the domain was left out.}}',
    description: 'Note: only the host of a pasted address is used',
  },
  warning: {
    id: 'brand.add.warning',
    defaultMessage:
      '{kind, select, lookAlike {This name looks like that of a known company. You can add it, but somebody on our side looks at it before it can be used.} other {This name mixes letters of different scripts. Visitors may take it for another name.}}',
    description: 'Warning about a name',
  },
  willNeed: {
    id: 'brand.add.willNeed',
    defaultMessage:
      'Next, you set DNS records where the domain is managed: one proves that it is yours, the others lead it here.',
    description: 'What follows',
  },
  submit: {
    id: 'brand.add.submit',
    defaultMessage: 'Add',
    description: 'Button that adds the domain',
  },
  adding: {
    id: 'brand.add.adding',
    defaultMessage: 'Adding…',
    description: 'The same button while it works',
  },
});
