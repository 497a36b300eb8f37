import { defineMessages } from '../../i18n/define-messages';

export const reminderMessages = defineMessages({
  limitTitle: {
    id: 'billing.reminder.limitTitle',
    defaultMessage: 'This plan’s limit is reached',
    description: 'Heading of a dialog',
  },
  limitText: {
    id: 'billing.reminder.limitText',
    defaultMessage: '{name}: {used, number} of {limit, number} are in use.',
    description: 'In the dialog; name like “Tags”',
  },
  lifts: {
    id: 'billing.reminder.lifts',
    defaultMessage: '{plan} allows {amount}, for {price} a month.',
    description: 'In the dialog; amount like “100” or “unlimited”',
  },
  noLift: {
    id: 'billing.reminder.noLift',
    defaultMessage: 'No larger plan allows more. Write to us if you need it.',
    description: 'In the dialog',
  },
  featureTitle: {
    id: 'billing.reminder.featureTitle',
    defaultMessage: 'This takes another plan',
    description: 'Heading of a dialog',
  },
  featureText: {
    id: 'billing.reminder.featureText',
    defaultMessage: '“{name}” is not part of this group’s plan.',
    description: 'In the dialog; name like “Advanced search”',
  },
  hasIt: {
    id: 'billing.reminder.hasIt',
    defaultMessage: '{plan} has it, for {price} a month.',
    description: 'In the dialog',
  },
  seatTitle: {
    id: 'billing.reminder.seatTitle',
    defaultMessage: 'You can look, but not change anything',
    description: 'Heading of a dialog',
  },
  seatText: {
    id: 'billing.reminder.seatText',
    defaultMessage:
      'This group has more members than its plan pays for. Ask an admin of the group for a larger plan.',
    description: 'In the dialog',
  },
  loginTitle: {
    id: 'billing.reminder.loginTitle',
    defaultMessage: 'Log in to go on',
    description: 'Heading of a dialog',
  },
  loginText: {
    id: 'billing.reminder.loginText',
    defaultMessage: 'This takes an account, which costs nothing. You come back to this page.',
    description: 'In the dialog',
  },
  seePlans: { id: 'billing.reminder.seePlans', defaultMessage: 'See plans', description: 'Button' },
  notNow: {
    id: 'billing.reminder.notNow',
    defaultMessage: 'Not now',
    description: 'Button that closes the dialog',
  },
  understood: {
    id: 'billing.reminder.understood',
    defaultMessage: 'Understood',
    description: 'Button that closes the dialog',
  },
  logIn: { id: 'billing.reminder.logIn', defaultMessage: 'Log in', description: 'Button' },
  signUp: { id: 'billing.reminder.signUp', defaultMessage: 'Sign up', description: 'Button' },
});
