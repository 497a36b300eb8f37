import { defineMessages } from '../../i18n/define-messages';

/** Plans that those who run the site give to groups. */
export const givenPlanMessages = defineMessages({
  title: { id: 'desk.plans.title', defaultMessage: 'Plans of groups', description: 'Title of the page' },
  lead: {
    id: 'desk.plans.lead',
    defaultMessage: 'Find a group and give it a plan.',
    description: 'Below the title',
  },
  q: {
    id: 'desk.plans.q',
    defaultMessage: 'Group number or email address of a member',
    description: 'Field of the search for groups',
  },
  find: { id: 'desk.plans.find', defaultMessage: 'Find', description: 'Button of the search for groups' },
  nobody: {
    id: 'desk.plans.nobody',
    defaultMessage: 'No group found',
    description: 'The search for groups found nothing',
  },
  nobodyText: {
    id: 'desk.plans.nobodyText',
    defaultMessage: 'Check the number or the address. Email addresses must be complete.',
    description: 'The search for groups found nothing: what to do',
  },
  groups: {
    id: 'desk.plans.groups',
    defaultMessage: 'Groups found',
    description: 'Name of the list of groups',
  },
  group: {
    id: 'desk.plans.group',
    defaultMessage: '{name}, number {groupId}',
    description: 'A group: its name and its number',
  },
  members: {
    id: 'desk.plans.members',
    defaultMessage: '{count, plural, one {# member} other {# members}}',
    description: 'How many people a group has',
  },
  current: {
    id: 'desk.plans.current',
    defaultMessage: 'Current plan: {plan}',
    description: 'Before the name of a plan',
  },
  plan: { id: 'desk.plans.plan', defaultMessage: 'New plan', description: 'Choice of a plan' },
  planHint: {
    id: 'desk.plans.planHint',
    defaultMessage: 'Replaces what was given before. Items above the limits of a smaller plan are kept.',
    description: 'Below the choice of a plan',
  },
  until: { id: 'desk.plans.until', defaultMessage: 'Last day', description: 'Field for a date' },
  untilHint: {
    id: 'desk.plans.untilHint',
    defaultMessage: 'Leave empty for no end.',
    description: 'Below the field for the last day of a plan',
  },
  reason: { id: 'desk.plans.reason', defaultMessage: 'Reason', description: 'Field for a text' },
  reasonHint: {
    id: 'desk.plans.reasonHint',
    defaultMessage: 'Admins of the group can read it in their activity log.',
    description: 'Below the field for a reason',
  },
  give: { id: 'desk.plans.give', defaultMessage: 'Give plan', description: 'Button' },
  giving: { id: 'desk.plans.giving', defaultMessage: 'Saving…', description: 'The button, while it is done' },
  given: { id: 'desk.plans.given', defaultMessage: 'Plan given', description: 'Announced when it is done' },
  history: {
    id: 'desk.plans.history',
    defaultMessage: 'Given so far',
    description: 'Heading of the list of plans that a group was given',
  },
  noHistory: {
    id: 'desk.plans.noHistory',
    defaultMessage: 'Nothing has been given to this group.',
    description: 'The list of plans that a group was given is empty',
  },
  term: {
    id: 'desk.plans.term',
    defaultMessage: '{hasEnd, select, true {{from} to {until}} other {Since {from}, no end}}',
    description: 'From when to when a group has a plan; dates and times',
  },
  source: {
    id: 'desk.plans.source',
    defaultMessage: '{source, select, order {Paid} other {Given by hand}}',
    description: 'How a group got a plan',
  },
  live: { id: 'desk.plans.live', defaultMessage: 'Active', description: 'Mark of a plan that counts now' },
});
