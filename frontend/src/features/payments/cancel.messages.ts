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
      '{status, select, freeTrial {The trial ends on {date} and nothing is charged. Until then everything stays as it is.} bindingBsd {{plan} stays until {date}. For seven days after that you can pay for the domain that it includes; then the domain is released. Nothing more is charged, and what you have paid is not refunded.} other {{plan} stays until {date}. Nothing more is charged, and what you have paid is not refunded.}}',
    description: 'What cancelling means',
  },
  ends: {
    id: 'payments.cancel.ends',
    defaultMessage:
      '{plan} ends now, because its last payment failed. Nothing more is charged, and you can subscribe again at once.',
    description: 'What cancelling means for a subscription whose payment has failed',
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
  ended: {
    id: 'payments.cancel.ended',
    defaultMessage: 'Subscription ended.',
    description: 'Announced when a subscription whose payment had failed was cancelled',
  },
});
