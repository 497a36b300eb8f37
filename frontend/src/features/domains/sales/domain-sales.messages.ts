import { defineMessages } from '../../../i18n/define-messages';
import type { ProblemTexts } from '../../../shared/ui/problem.messages';
import { paymentProblems } from '../../payments';
import { includedMessages } from './included-domain.messages';

/** Looking for a domain, and buying it. */
export const buyMessages = defineMessages({
  title: { id: 'brand.buy.title', defaultMessage: 'Buy a domain', description: 'Heading of the search' },
  lead: {
    id: 'brand.buy.lead',
    defaultMessage:
      'Find a free name, pay for a year, and use it for short links: we register it, set its records and get its certificate.',
    description: 'Below the heading',
  },
  field: {
    id: 'brand.buy.field',
    defaultMessage: 'Word or domain',
    description: 'Field of the search for domains',
  },
  search: {
    id: 'brand.buy.search',
    defaultMessage: 'Search',
    description: 'Button of the search for domains',
  },
  searching: {
    id: 'brand.buy.searching',
    defaultMessage: 'Searching…',
    description: 'The button while it searches',
  },
  found: {
    id: 'brand.buy.found',
    defaultMessage: 'Domains found',
    description: 'Name of the list of domains that were found',
  },
  none: {
    id: 'brand.buy.none',
    defaultMessage:
      'No domain can be made of “{text}”. Use letters, digits and hyphens, up to 40 characters.',
    description: 'The search found nothing',
  },
  noneFree: {
    id: 'brand.buy.noneFree',
    defaultMessage: 'None of these is free. Try another word.',
    description: 'Below the domains that were found',
  },
  standing: {
    id: 'brand.buy.standing',
    defaultMessage:
      '{standing, select, free {Free} taken {Taken} premium {Premium: ask us} other {Not known now}}',
    description: 'Whether a domain can be bought',
  },
  price: {
    id: 'brand.buy.price',
    defaultMessage: '{sum} a year',
    description: 'What a domain costs; sum is an amount of money',
  },
  buy: { id: 'brand.buy.buy', defaultMessage: 'Buy', description: 'Button beside a free domain' },
  buyOf: {
    id: 'brand.buy.buyOf',
    defaultMessage: 'Buy {domain}',
    description: 'The same button for screen readers',
  },
  reserving: {
    id: 'brand.buy.reserving',
    defaultMessage: 'Reserving…',
    description: 'The button while the domain is reserved',
  },
  adminsOnly: {
    id: 'brand.buy.adminsOnly',
    defaultMessage: 'Only admins of the group can buy domains.',
    description: 'In place of the search, for general members',
  },
});

/** Domains that the group has bought here. */
export const boughtMessages = defineMessages({
  title: {
    id: 'brand.bought.title',
    defaultMessage: 'Domains bought here',
    description: 'Heading of the list',
  },
  state: {
    id: 'brand.bought.state',
    defaultMessage:
      '{state, select, reserved {Reserved} registering {Being registered} registered {Registered} renewing {Being renewed} recoverable {Subscription over} other {Refused}}',
    description: 'State of a domain that was bought',
  },
  reserved: {
    id: 'brand.bought.reserved',
    defaultMessage: 'Kept for your group until {time}. Pay for a year to have it.',
    description: 'A reserved domain; time of day',
  },
  reservedOver: {
    id: 'brand.bought.reservedOver',
    defaultMessage: 'The reservation is over. You can still pay as long as nobody else has reserved it.',
    description: 'A reserved domain whose time is over',
  },
  registering: {
    id: 'brand.bought.registering',
    defaultMessage: 'Paid. It is usually registered within minutes; this page shows how far it is.',
    description: 'A domain that is paid and not registered yet',
  },
  byHand: {
    id: 'brand.bought.byHand',
    defaultMessage: 'Paid. We register it within two working days and send an email when it is done.',
    description: 'A domain that is paid and that a person registers',
  },
  renewing: {
    id: 'brand.bought.renewing',
    defaultMessage: 'The next year is paid and is being registered. Short links work as before.',
    description: 'A domain that is registered for another year',
  },
  recoverable: {
    id: 'brand.bought.recoverable',
    defaultMessage:
      'Its subscription is over. Buy it again until {date} ({left}); otherwise it is released, and anybody can register it.',
    description: 'A domain that can be bought again; left is such as “in 5 days”',
  },
  refused: {
    id: 'brand.bought.refused',
    defaultMessage: 'It could not be registered, and your payment is refunded. Choose another name.',
    description: 'A domain that the registrar refused',
  },
  pay: { id: 'brand.bought.pay', defaultMessage: 'Pay for {domain}', description: 'Link to the checkout' },
  buyAgain: {
    id: 'brand.bought.buyAgain',
    defaultMessage: 'Buy {domain} again',
    description: 'Link to the checkout',
  },
  registeredUntil: {
    id: 'brand.bought.registeredUntil',
    defaultMessage: 'Registered until',
    description: 'Name of a day',
  },
  next: { id: 'brand.bought.next', defaultMessage: 'Next charge', description: 'Name of a sum with its day' },
  nextSum: {
    id: 'brand.bought.nextSum',
    defaultMessage: '{sum} on {date}',
    description: 'A sum and its day',
  },
  by: { id: 'brand.bought.by', defaultMessage: 'Paid by', description: 'Name of the way to pay' },
  ends: {
    id: 'brand.bought.ends',
    defaultMessage: 'The subscription is cancelled: it ends on {date}. Nothing more is charged.',
    description: 'A domain whose subscription was cancelled',
  },
  pastDue: {
    id: 'brand.bought.pastDue',
    defaultMessage:
      'The payment of the next year has failed. Pay before {date}; otherwise the domain is released.',
    description: 'A domain whose payment has failed',
  },
  payNow: { id: 'brand.bought.payNow', defaultMessage: 'Pay {sum} now', description: 'Button' },
  card: { id: 'brand.bought.card', defaultMessage: 'Change card', description: 'Button' },
  cardOf: {
    id: 'brand.bought.cardOf',
    defaultMessage: 'Change card of {domain}',
    description: 'The same button for screen readers',
  },
  cancel: { id: 'brand.bought.cancel', defaultMessage: 'Cancel subscription', description: 'Button' },
  cancelOf: {
    id: 'brand.bought.cancelOf',
    defaultMessage: 'Cancel subscription of {domain}',
    description: 'The same button for screen readers',
  },
  cancelText: {
    id: 'brand.bought.cancelText',
    defaultMessage:
      '{domain} stays until {date}, and nothing more is charged. For seven days after that you can buy it again; then it is released, and its short links stop working.',
    description: 'What cancelling means',
  },
  cancelNow: {
    id: 'brand.bought.cancelNow',
    defaultMessage:
      '{domain} is released now, because its last payment failed. Its short links stop working at once.',
    description: 'What cancelling means while a payment has failed',
  },
  cancelled: {
    id: 'brand.bought.cancelled',
    defaultMessage: 'Subscription of {domain} cancelled',
    description: 'Announced when it is done',
  },
  resume: { id: 'brand.bought.resume', defaultMessage: 'Resume subscription', description: 'Button' },
  resumeOf: {
    id: 'brand.bought.resumeOf',
    defaultMessage: 'Resume subscription of {domain}',
    description: 'The same button for screen readers',
  },
  resumedNow: {
    id: 'brand.bought.resumedNow',
    defaultMessage: '{domain} goes on',
    description: 'Announced when it is done',
  },
  invoices: {
    id: 'brand.bought.invoices',
    defaultMessage: 'Invoices and receipts',
    description: 'Link to what the group has paid',
  },
});

const problems = defineMessages({
  ending: {
    id: 'brand.buy.problem.ending',
    defaultMessage: 'Domains with this ending are not sold here. Add one that you have bought elsewhere.',
    description: 'Error: a domain cannot be bought',
  },
  long: {
    id: 'brand.buy.problem.long',
    defaultMessage: 'This name is too long for a short link. Choose one of up to 40 characters.',
    description: 'Error: a domain cannot be bought',
  },
  lookAlike: {
    id: 'brand.buy.problem.lookAlike',
    defaultMessage: 'This name looks like that of a firm. Contact us, and we look at it.',
    description: 'Error: a domain cannot be bought',
  },
  premium: {
    id: 'brand.buy.problem.premium',
    defaultMessage: 'Its registry asks more for this domain. Contact us for a price.',
    description: 'Error: a domain cannot be bought',
  },
  tooMany: {
    id: 'brand.buy.problem.tooMany',
    defaultMessage: 'Your group has reserved 5 domains. Pay for one, or wait until a reservation is over.',
    description: 'Error: no more domains can be reserved',
  },
  silent: {
    id: 'brand.buy.problem.silent',
    defaultMessage: 'We cannot find out now whether this domain is free. Try again in a minute.',
    description: 'Error: the registrar does not answer',
  },
});

/** What the server says of domains for sale, by its codes. */
export const saleProblems: ProblemTexts = {
  ...paymentProblems,
  'domains.sale-ending-not-sold': problems.ending,
  'domains.sale-too-long': problems.long,
  'domains.sale-look-alike': problems.lookAlike,
  'domains.sale-premium': problems.premium,
  'domains.too-many-reservations': problems.tooMany,
  'domains.registrar-silent': problems.silent,
  'domains.not-in-plan': includedMessages.notInPlan,
  'domains.plan-domain-used': includedMessages.used,
  'domains.not-reserved': includedMessages.notReserved,
};
