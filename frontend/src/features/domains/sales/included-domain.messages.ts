import { defineMessages } from '../../../i18n/define-messages';

/** The domain that comes with a plan. */
export const includedMessages = defineMessages({
  hint: {
    id: 'brand.included.hint',
    defaultMessage: 'Your plan includes one domain for as long as it is billed yearly. Choose it here.',
    description: 'Above the search for domains',
  },
  price: {
    id: 'brand.included.price',
    defaultMessage: 'Included in your plan',
    description: 'In place of a price',
  },
  choose: {
    id: 'brand.included.choose',
    defaultMessage: 'Get it with the plan',
    description: 'Button: the domain that the plan includes is to be this one',
  },
  chooseOf: {
    id: 'brand.included.chooseOf',
    defaultMessage: 'Get {domain} with the plan',
    description: 'The same button for screen readers, and title of the question',
  },
  text: {
    id: 'brand.included.text',
    defaultMessage:
      '{domain} is registered without a payment and renewed with your plan. It cannot be exchanged for another name. When the plan ends or is billed monthly, you can pay for the domain within seven days; then it is released.',
    description: 'What it means to choose the domain that the plan includes',
  },
  cancel: {
    id: 'brand.included.cancel',
    defaultMessage: 'Not yet',
    description: 'Button: closes the question',
  },
  busy: {
    id: 'brand.included.busy',
    defaultMessage: 'Registering…',
    description: 'The button while it is done',
  },
  done: {
    id: 'brand.included.done',
    defaultMessage: '{domain} is being registered',
    description: 'Announced when it is done',
  },
  paidBy: {
    id: 'brand.included.paidBy',
    defaultMessage: 'Billing',
    description: 'Before how a domain is paid',
  },
  until: {
    id: 'brand.included.until',
    defaultMessage: 'Included in your plan until {date}',
    description: 'How a domain is paid when the plan ends',
  },
  notInPlan: {
    id: 'brand.included.notInPlan',
    defaultMessage:
      'Your plan includes no domain. Pay for this one, or for a plan that includes one when it is billed yearly.',
    description: 'Error: there is no such plan any more',
  },
  used: {
    id: 'brand.included.used',
    defaultMessage: 'Your plan includes another domain already. Reload the page.',
    description: 'Error: somebody else has chosen one',
  },
  notReserved: {
    id: 'brand.included.notReserved',
    defaultMessage: 'This domain is not reserved for your group. Search for it again.',
    description: 'Error: the domain cannot be registered',
  },
  registering: {
    id: 'brand.included.registering',
    defaultMessage: 'It is usually registered within minutes; this page shows how far it is.',
    description: 'A domain that comes with a plan and is not registered yet',
  },
  byHand: {
    id: 'brand.included.byHand',
    defaultMessage: 'We register it within two working days and send an email when it is done.',
    description: 'A domain that comes with a plan and that a person registers',
  },
  renewing: {
    id: 'brand.included.renewing',
    defaultMessage: 'The next year is being registered. Short links work as before.',
    description: 'A domain that comes with a plan and is registered for another year',
  },
  refused: {
    id: 'brand.included.refused',
    defaultMessage: 'It could not be registered. Your plan still includes a domain: choose another name.',
    description: 'A domain that was to come with a plan and that the registrar refused',
  },
});
