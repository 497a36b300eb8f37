import { defineMessages } from '../../i18n/define-messages';

/** The billing desk of those who run the site. */
export const billingDeskMessages = defineMessages({
  title: {
    id: 'desk.billing.title',
    defaultMessage: 'Payments',
    description: 'Title of the page',
  },
  lead: {
    id: 'desk.billing.lead',
    defaultMessage: 'Find a payment, see what happened to it, and act with a reason.',
    description: 'Below the title',
  },
  views: {
    id: 'desk.billing.views',
    defaultMessage: 'Parts of the page',
    description: 'Name of the group of choices',
  },
  view: {
    id: 'desk.billing.view',
    defaultMessage:
      '{view, select, alerts {Alerts} reconciliation {Reconciliation} coupons {Coupons} other {Search}}',
    description: 'Choice of a part of the page',
  },
  q: {
    id: 'desk.billing.q',
    defaultMessage: 'Person, group, order, invoice or payment number',
    description: 'Field of the search for payments',
  },
  qHint: {
    id: 'desk.billing.qHint',
    defaultMessage:
      'Email address or number of a person, number or full name of a group, or a complete number.',
    description: 'Below the field of the search',
  },
  find: {
    id: 'desk.billing.find',
    defaultMessage: 'Find',
    description: 'Button of the search',
  },
  nothing: {
    id: 'desk.billing.nothing',
    defaultMessage: 'Nothing found',
    description: 'The search found nothing',
  },
  nothingText: {
    id: 'desk.billing.nothingText',
    defaultMessage: 'Numbers and names must be complete.',
    description: 'The search found nothing: what to do',
  },
  people: {
    id: 'desk.billing.people',
    defaultMessage: 'People',
    description: 'Heading of people found',
  },
  groups: {
    id: 'desk.billing.groups',
    defaultMessage: 'Groups',
    description: 'Heading of groups found',
  },
  orders: {
    id: 'desk.billing.orders',
    defaultMessage: 'Orders',
    description: 'Heading of orders',
  },
  group: {
    id: 'desk.billing.group',
    defaultMessage: '{name}, number {groupId}',
    description: 'A group: its name and its number',
  },
  person: {
    id: 'desk.billing.person',
    defaultMessage: '{name}, number {userId}',
    description: 'A person: name or email address, and number',
  },
  unlocked: {
    id: 'desk.billing.unlocked',
    defaultMessage: 'Unlocked file {task}',
    description: 'What was bought: many links are created at once; "task" is its number',
  },
  item: {
    id: 'desk.billing.item',
    defaultMessage: '{plan}, {cycle, select, yearly {yearly} other {monthly}}',
    description: 'What was bought',
  },
  state: {
    id: 'desk.billing.state',
    defaultMessage:
      '{state, select, draft {Quoted} pending {Waiting for payment} paid {Paid} failed {Failed} expired {Expired} cancelled {Replaced} partRefunded {Partly refunded} refunded {Refunded} other {{state}}}',
    description: 'State of an order',
  },
  more: {
    id: 'desk.billing.more',
    defaultMessage: 'Show more',
    description: 'Button below a list',
  },
  reason: {
    id: 'desk.billing.reason',
    defaultMessage: 'Reason',
    description: 'Field for a text',
  },
  reasonHint: {
    id: 'desk.billing.reasonHint',
    defaultMessage: 'Admins of the group can read it in their activity log.',
    description: 'Below the field for a reason',
  },
  cancel: {
    id: 'desk.billing.cancel',
    defaultMessage: 'Cancel',
    description: 'Button that closes a dialog',
  },
  saving: {
    id: 'desk.billing.saving',
    defaultMessage: 'Saving…',
    description: 'A button, while it is done',
  },
  gateway: {
    id: 'desk.billing.gateway',
    defaultMessage:
      '{gateway, select, newebPay {newebPay} linePay {LINE Pay} paypal {PayPal} other {By hand}}',
    description: 'Name of a payment service',
  },
  back: {
    id: 'desk.billing.back',
    defaultMessage: 'Payments',
    description: 'Link back to the billing desk',
  },
  plan: {
    id: 'desk.billing.plan',
    defaultMessage: 'Current plan: {plan}',
    description: 'Before the name of a plan',
  },
  grants: {
    id: 'desk.billing.grants',
    defaultMessage: 'Plans in effect',
    description: 'Heading of plans that a group may use',
  },
  grant: {
    id: 'desk.billing.grant',
    defaultMessage:
      '{plan}, {source, select, order {paid} other {given by hand}}{hasEnd, select, true {, until {until}} other {}}',
    description: 'A plan that a group may use',
  },
  none: {
    id: 'desk.billing.none',
    defaultMessage: 'None',
    description: 'There is nothing of this kind',
  },
  givePlan: {
    id: 'desk.billing.givePlan',
    defaultMessage: 'Give a plan',
    description: 'Link to the page where plans are given',
  },
});
