import { defineMessages } from '../../i18n/define-messages';

export const pricingMessages = defineMessages({
  title: {
    id: 'billing.pricing.title',
    defaultMessage: 'Plans and prices',
    description: 'Heading of the page',
  },
  lead: {
    id: 'billing.pricing.lead',
    defaultMessage: 'A plan belongs to a group and is shared by all its members.',
    description: 'Below the heading',
  },
  notYet: {
    id: 'billing.pricing.notYet',
    defaultMessage: 'Plans cannot be purchased yet. The administrator of this site can give a group a plan.',
    description: 'Above prices',
  },
  loading: {
    id: 'billing.pricing.loading',
    defaultMessage: 'Loading the plans…',
    description: 'Said to screen readers',
  },
  currency: {
    id: 'billing.pricing.currency',
    defaultMessage: 'Currency',
    description: 'Name of the choice between two currencies',
  },
  cycle: {
    id: 'billing.pricing.cycle',
    defaultMessage: 'Billing cycle',
    description: 'Name of the choice between monthly and yearly payment',
  },
  monthly: {
    id: 'billing.pricing.monthly',
    defaultMessage: 'Monthly',
    description: 'Choice: paying month by month',
  },
  yearly: {
    id: 'billing.pricing.yearly',
    defaultMessage: 'Yearly',
    description: 'Choice: paying for a year at once',
  },
  saveUpTo: {
    id: 'billing.pricing.saveUpTo',
    defaultMessage: 'Save up to {share, number, percent} with yearly billing',
    description: 'Beside the choice of monthly and yearly',
  },
  perMonth: {
    id: 'billing.pricing.perMonth',
    defaultMessage: '<big>{price}</big>/month',
    description: 'A price; the tag makes it large',
  },
  perYear: {
    id: 'billing.pricing.perYear',
    defaultMessage: '<big>{price}</big>/year',
    description: 'A price; the tag makes it large',
  },
  yearTotal: {
    id: 'billing.pricing.yearTotal',
    defaultMessage: '{price} per year: you save {share, number, percent}',
    description: 'Below the price for a month',
  },
  byMonth: {
    id: 'billing.pricing.byMonth',
    defaultMessage: 'Billed monthly',
    description: 'Below the price for a month',
  },
  noCharge: {
    id: 'billing.pricing.noCharge',
    defaultMessage: 'Free, no card required',
    description: 'Below the price of the plan that costs nothing',
  },
  contains: {
    id: 'billing.pricing.contains',
    defaultMessage: 'What’s included',
    description: 'Heading of what the smallest plan contains; head of the table’s first column',
  },
  allOf: {
    id: 'billing.pricing.allOf',
    defaultMessage: 'Everything in {plan}, plus:',
    description: 'Heading of what a plan has beyond the next smaller one',
  },
  current: {
    id: 'billing.pricing.current',
    defaultMessage: 'Your plan',
    description: 'Mark of the plan that the group has',
  },
  wanted: {
    id: 'billing.pricing.wanted',
    defaultMessage: 'Has what you need',
    description: 'Mark of the plan with the feature that the visitor came for',
  },
  recommended: {
    id: 'billing.pricing.recommended',
    defaultMessage: 'Recommended',
    description: 'Mark of the plan that suits most groups',
  },
  start: {
    id: 'billing.pricing.start',
    defaultMessage: 'Sign up for {plan}',
    description: 'Button for visitors without an account',
  },
  kept: {
    id: 'billing.pricing.kept',
    defaultMessage: 'Your group is on {plan}, which is no longer sold. It keeps all its features.',
    description: 'Above the plans',
  },
  brand: {
    id: 'billing.pricing.brand',
    defaultMessage: 'Custom domain',
    description: 'Name of the plan for a domain of one’s own',
  },
  brandText: {
    id: 'billing.pricing.brandText',
    defaultMessage:
      'Buy a domain of your own for your short links, whatever your plan; each domain is priced separately, and some plans include one when billed yearly.',
    description: 'What the plan for a domain of one’s own is',
  },
  brandMore: { id: 'billing.pricing.brandMore', defaultMessage: 'About custom domains', description: 'Link' },
  compare: {
    id: 'billing.pricing.compare',
    defaultMessage: 'Compare the plans',
    description: 'Heading, and name of the table of plans',
  },
  price: {
    id: 'billing.pricing.price',
    defaultMessage: 'Price per month',
    description: 'Head of the row of prices',
  },
  questions: {
    id: 'billing.pricing.questions',
    defaultMessage: 'Frequently asked questions',
    description: 'Heading of questions and answers',
  },
  whoseQ: {
    id: 'billing.pricing.whoseQ',
    defaultMessage: 'Who does a plan belong to?',
    description: 'Question',
  },
  whoseA: {
    id: 'billing.pricing.whoseA',
    defaultMessage:
      'To one group. Everyone has a home group from the start and can create more; each has its own plan.',
    description: 'Answer',
  },
  monthQ: {
    id: 'billing.pricing.monthQ',
    defaultMessage: 'When do monthly limits reset?',
    description: 'Question',
  },
  monthA: {
    id: 'billing.pricing.monthA',
    defaultMessage:
      'On the first day of each month, in the time zone of the group. The “Plan and usage” page shows when.',
    description: 'Answer',
  },
  smallerQ: {
    id: 'billing.pricing.smallerQ',
    defaultMessage: 'What happens if a group switches to a smaller plan?',
    description: 'Question',
  },
  smallerA: {
    id: 'billing.pricing.smallerA',
    defaultMessage:
      'Everything is kept and continues to work. You cannot add anything beyond the limits, and members beyond the plan’s seats have read-only access.',
    description: 'Answer',
  },
});
