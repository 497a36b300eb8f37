import { defineMessages } from '../../../i18n/define-messages';

/** The page of one domain. */
export const setupMessages = defineMessages({
  back: {
    id: 'brand.setup.back',
    defaultMessage: 'All domains',
    description: 'Link to the list',
  },
  loading: {
    id: 'brand.setup.loading',
    defaultMessage: 'Loading the domain…',
    description: 'Said to screen readers',
  },
  missing: {
    id: 'brand.setup.missing',
    defaultMessage: 'This group has no such domain',
    description: 'Title of the page',
  },
  missingText: {
    id: 'brand.setup.missingText',
    defaultMessage: 'It was given up, or belongs to another of your groups: switch to that group first.',
    description: 'Below the title',
  },
  progress: {
    id: 'brand.setup.progress',
    defaultMessage: 'Progress',
    description: 'Heading above steps',
  },
  step: {
    id: 'brand.setup.step',
    defaultMessage:
      '{step, select, added {Added} paid {Paid} chosen {Chosen} registered {Registered} records {Records found} other {https works}}',
    description: 'Name of a step',
  },
  stepState: {
    id: 'brand.setup.stepState',
    defaultMessage: '{state, select, done {done} now {in progress} other {to do}}',
    description: 'Said to screen readers after the name of a step',
  },
  claimed: {
    id: 'brand.setup.claimed',
    defaultMessage:
      'Set the records below where the DNS of {root} is managed. We look for them by ourselves, often at first and then every hour, and email the admins once they are there.',
    description: 'About a domain whose records are awaited',
  },
  idle: {
    id: 'brand.setup.idle',
    defaultMessage: 'Nobody looks for its records yet.',
    description: 'About a domain that was added, and nothing more; a button follows',
  },
  start: {
    id: 'brand.setup.start',
    defaultMessage: 'Start looking',
    description: 'Button',
  },
  verified: {
    id: 'brand.setup.verified',
    defaultMessage: 'It is in use: links can stand on {host}.',
    description: 'About a domain',
  },
  failing: {
    id: 'brand.setup.failing',
    defaultMessage:
      '{lack, select, control {The record that proves control has been missing since {date}. Links still work. If it is missing for seven days, they stop working.} other {The domain has not led here since {date}. Visitors who still arrive are redirected. After seven days, no new links can stand on it.}}',
    description: 'About a domain that lacks a record',
  },
  invalid: {
    id: 'brand.setup.invalid',
    defaultMessage:
      '{lack, select, control {The record that proves control was missing for a week. Links on {host} do not work. Set the record again, and they come back by themselves.} other {The domain has not led here for a week. No new links can stand on it. Set the records again, and it comes back by itself.}}',
    description: 'About a domain that lacks a record for long',
  },
  unbound: {
    id: 'brand.setup.unbound',
    defaultMessage:
      'You stopped using it: links on {host} do not work. They come back when you resume it and its records are found.',
    description: 'About a domain',
  },
  siteSuspended: {
    id: 'brand.setup.siteSuspended',
    defaultMessage:
      'Somebody on our side looks at this domain. Until then, links on {host} do not work. Contact us if you have not heard from us within two working days.',
    description: 'About a domain that site administrators have suspended',
  },
  planSuspended: {
    id: 'brand.setup.planSuspended',
    defaultMessage:
      'The plan of the group has no custom domains: links on {host} do not work. After 30 days without such a plan, the domain is given up.',
    description: 'About a domain',
  },
});
