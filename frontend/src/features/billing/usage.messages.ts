import { defineMessages } from '../../i18n/define-messages';

export const usageMessages = defineMessages({
  title: { id: 'billing.usage.title', defaultMessage: 'Plan and usage', description: 'Heading of the page' },
  lead: {
    id: 'billing.usage.lead',
    defaultMessage: 'The limits of the active group’s plan and their usage.',
    description: 'Below the heading',
  },
  loading: {
    id: 'billing.usage.loading',
    defaultMessage: 'Loading plan and usage…',
    description: 'Said to screen readers',
  },
  plan: { id: 'billing.usage.plan', defaultMessage: 'Group plan', description: 'Heading' },
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
    defaultMessage: '{price} per month',
    description: 'Price of the next larger plan',
  },
  day: {
    id: 'billing.usage.day',
    defaultMessage: 'Today',
    description: 'Heading of what is counted by the day',
  },
  resetDay: {
    id: 'billing.usage.resetDay',
    defaultMessage: 'Daily limits reset at midnight ({zone}).',
    description: 'When the daily counts begin anew, in the group’s time zone',
  },
  month: {
    id: 'billing.usage.month',
    defaultMessage: 'This month',
    description: 'Heading of what is counted by the month',
  },
  reset: {
    id: 'billing.usage.reset',
    defaultMessage: 'Monthly limits reset on {date} ({zone}).',
    description: 'When the monthly counts begin anew, in the group’s time zone',
  },
  standing: {
    id: 'billing.usage.standing',
    defaultMessage: 'Group limits',
    description: 'Heading of what is not counted by the month',
  },
  standingText: {
    id: 'billing.usage.standingText',
    defaultMessage: 'Usage goes down when you remove something.',
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
    defaultMessage: 'Nearly at the limit: {left, number} left.',
    description: 'Below a meter',
  },
  fullDay: {
    id: 'billing.usage.fullDay',
    defaultMessage: 'Limit reached until tomorrow.',
    description: 'Below a meter',
  },
  fullMonth: {
    id: 'billing.usage.fullMonth',
    defaultMessage: 'Limit reached until next month.',
    description: 'Below a meter',
  },
  fullStanding: {
    id: 'billing.usage.fullStanding',
    defaultMessage: 'Limit reached. Remove something or upgrade to add more.',
    description: 'Below a meter',
  },
  over: {
    id: 'billing.usage.over',
    defaultMessage:
      '{over, number} over the limit. Everything is kept; you can add more once you are below {limit, number}.',
    description: 'Below a meter: the plan has shrunk',
  },
  overMembers: {
    id: 'billing.usage.overMembers',
    defaultMessage: '{over, number} over the limit: the members who joined last have read-only access.',
    description: 'Below the meter of members: the plan has shrunk',
  },
  shrunk: {
    id: 'billing.usage.shrunk',
    defaultMessage: 'The group exceeds the limits of {plan}',
    description: 'Heading: the plan has shrunk',
  },
  shrunkText: {
    id: 'billing.usage.shrunkText',
    defaultMessage:
      'Everything is kept and continues to work. To add to anything above its limit, remove some or upgrade.',
    description: 'Below that heading',
  },
  features: { id: 'billing.usage.features', defaultMessage: 'Plan features', description: 'Heading' },
  included: {
    id: 'billing.usage.included',
    defaultMessage: 'Included',
    description: 'Mark of a feature that the plan has',
  },
  lockedUntil: {
    id: 'billing.usage.lockedUntil',
    defaultMessage: 'From the {plan} plan',
    description: 'Mark of a feature: the smallest plan that has it',
  },
  locked: {
    id: 'billing.usage.locked',
    defaultMessage: 'Not included',
    description: 'Mark of a feature that the plan lacks',
  },
  toLinks: {
    id: 'billing.usage.toLinks',
    defaultMessage: 'View links',
    description: 'Link below what the links of the group use up',
  },
  toMembers: { id: 'billing.usage.toMembers', defaultMessage: 'View team', description: 'Link' },
  toLog: { id: 'billing.usage.toLog', defaultMessage: 'View activities', description: 'Link' },
  all: {
    id: 'billing.usage.all',
    defaultMessage: 'View plan and usage',
    description: 'Link from a short list to the page',
  },
});
