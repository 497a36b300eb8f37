import { defineMessages } from '../../i18n/define-messages';

/** Cancelling a subscription. */
export const cancelMessages = defineMessages({
  title: {
    id: 'payments.cancel.title',
    defaultMessage: 'Cancel the subscription?',
    description: 'Title of the dialog',
  },
  stays: {
    id: 'payments.cancel.stays',
    defaultMessage:
      '{status, select, freeTrial {The trial ends on {date} and nothing is charged. Until then everything stays as it is.} bindingBsd {{plan} stays until {date}. Your custom domain is billed separately and keeps working. Nothing more is charged for the plan.} other {{plan} stays until {date}. Nothing more is charged, and what you have paid is not refunded.}}',
    description: 'What cancelling means',
  },
  kept: {
    id: 'payments.cancel.kept',
    defaultMessage: 'Afterwards the group is on Free: links keep working, and nothing is deleted.',
    description: 'What happens to the group’s things',
  },
  reason: {
    id: 'payments.cancel.reason',
    defaultMessage: 'Why do you cancel? (optional)',
    description: 'Choice of a reason',
  },
  why: {
    id: 'payments.cancel.why',
    defaultMessage:
      '{reason, select, tooExpensive {Too expensive} tooLittleUse {I use it too little} missingFeature {Something is missing} otherService {I use another service} other {Another reason}}',
    description: 'A reason',
  },
  text: {
    id: 'payments.cancel.text',
    defaultMessage: 'Anything to add? (optional)',
    description: 'Field for words',
  },
  keep: {
    id: 'payments.cancel.keep',
    defaultMessage: 'Keep subscription',
    description: 'Button: closes the dialog',
  },
  cancel: {
    id: 'payments.cancel.cancel',
    defaultMessage: 'Cancel subscription',
    description: 'Button: cancels',
  },
  done: {
    id: 'payments.cancel.done',
    defaultMessage: 'Subscription cancelled. You can resume it until {date}.',
    description: 'Announced when it is done',
  },
});
