import { defineMessages } from '../../i18n/define-messages';

export const usageMessages = defineMessages({
  title: { id: 'billing.usage.title', defaultMessage: 'Plan and usage', description: 'Heading of the page' },
  lead: {
    id: 'billing.usage.lead',
    defaultMessage: 'What the group you are in may use, and how much of it is used.',
    description: 'Below the heading',
  },
  loading: {
    id: 'billing.usage.loading',
    defaultMessage: 'Loading plan and usage…',
    description: 'Said to screen readers',
  },
  plan: { id: 'billing.usage.plan', defaultMessage: 'Plan of the group', description: 'Heading' },
  compare: {
    id: 'billing.usage.compare',
    defaultMessage: 'Compare plans',
    description: 'Link to the prices',
  },
  next: {
    id: 'billing.usage.next',
    defaultMessage: 'With {plan} you get:',
    description: 'Heading of what the next larger plan has beyond this one',
  },
  nextPrice: {
    id: 'billing.usage.nextPrice',
    defaultMessage: '{price} a month',
    description: 'Price of the next larger plan',
  },
  month: {
    id: 'billing.usage.month',
    defaultMessage: 'This month',
    description: 'Heading of what is counted by the month',
  },
  reset: {
    id: 'billing.usage.reset',
    defaultMessage: 'Counts begin anew on {date} ({zone}).',
    description: 'When the monthly counts begin anew, in the group’s time zone',
  },
  standing: {
    id: 'billing.usage.standing',
    defaultMessage: 'What the group has',
    description: 'Heading of what is not counted by the month',
  },
  standingText: {
    id: 'billing.usage.standingText',
    defaultMessage: 'These counts go down when you remove something.',
    description: 'Below that heading',
  },
  some: {
    id: 'billing.usage.some',
    defaultMessage: '{used, number} of {limit, number}',
    description: 'How much is used',
  },
  unlimited: {
    id: 'billing.usage.unlimited',
    defaultMessage: '{used, number}, unlimited',
    description: 'How much is used of what has no limit',
  },
  near: {
    id: 'billing.usage.near',
    defaultMessage: 'Nearly used up: {left, number} left.',
    description: 'Below a meter',
  },
  fullMonth: {
    id: 'billing.usage.fullMonth',
    defaultMessage: 'Used up until the next month begins.',
    description: 'Below a meter',
  },
  fullStanding: {
    id: 'billing.usage.fullStanding',
    defaultMessage: 'Used up. Remove something or take a larger plan to add more.',
    description: 'Below a meter',
  },
  over: {
    id: 'billing.usage.over',
    defaultMessage:
      '{over, number} more than the plan allows. All of it stays; adding works again below {limit, number}.',
    description: 'Below a meter: the plan has shrunk',
  },
  overMembers: {
    id: 'billing.usage.overMembers',
    defaultMessage:
      '{over, number} more than the plan allows: those who joined last can look but not change anything.',
    description: 'Below the meter of members: the plan has shrunk',
  },
  shrunk: {
    id: 'billing.usage.shrunk',
    defaultMessage: 'The group has more than {plan} allows',
    description: 'Heading: the plan has shrunk',
  },
  shrunkText: {
    id: 'billing.usage.shrunkText',
    defaultMessage:
      'Everything stays and goes on working. What is above its limit cannot be added to until you remove some or take a larger plan.',
    description: 'Below that heading',
  },
  features: { id: 'billing.usage.features', defaultMessage: 'What the plan has', description: 'Heading' },
  included: {
    id: 'billing.usage.included',
    defaultMessage: 'Included',
    description: 'Mark of a feature that the plan has',
  },
  lockedUntil: {
    id: 'billing.usage.lockedUntil',
    defaultMessage: 'From {plan} on',
    description: 'Mark of a feature: the smallest plan that has it',
  },
  locked: {
    id: 'billing.usage.locked',
    defaultMessage: 'Not included',
    description: 'Mark of a feature that the plan lacks',
  },
  toLinks: {
    id: 'billing.usage.toLinks',
    defaultMessage: 'To the links',
    description: 'Link below what the links of the group use up',
  },
  toMembers: { id: 'billing.usage.toMembers', defaultMessage: 'To the team', description: 'Link' },
  toLog: { id: 'billing.usage.toLog', defaultMessage: 'To the activities', description: 'Link' },
  all: {
    id: 'billing.usage.all',
    defaultMessage: 'All about plan and usage',
    description: 'Link from a short list to the page',
  },
});
