import { defineMessages } from '../../i18n/define-messages';

export const reminderMessages = defineMessages({
  limitTitle: {
    id: 'billing.reminder.limitTitle',
    defaultMessage: 'Plan limit reached',
    description: 'Heading of a dialog',
  },
  limitText: {
    id: 'billing.reminder.limitText',
    defaultMessage: '{name}: {used, number} of {limit, number} are in use.',
    description: 'In the dialog; name like “Tags”',
  },
  lifts: {
    id: 'billing.reminder.lifts',
    defaultMessage: '{plan} allows {amount} for {price} per month.',
    description: 'In the dialog; amount like “100” or “unlimited”',
  },
  noLift: {
    id: 'billing.reminder.noLift',
    defaultMessage: 'No larger plan allows more. Contact us if you need it.',
    description: 'In the dialog',
  },
  featureTitle: {
    id: 'billing.reminder.featureTitle',
    defaultMessage: 'Upgrade required',
    description: 'Heading of a dialog',
  },
  featureText: {
    id: 'billing.reminder.featureText',
    defaultMessage: '“{name}” is not included in this group’s plan.',
    description: 'In the dialog; name like “Advanced search”',
  },
  hasIt: {
    id: 'billing.reminder.hasIt',
    defaultMessage: '{plan} includes it for {price} per month.',
    description: 'In the dialog',
  },
  seatTitle: {
    id: 'billing.reminder.seatTitle',
    defaultMessage: 'You have read-only access',
    description: 'Heading of a dialog',
  },
  seatText: {
    id: 'billing.reminder.seatText',
    defaultMessage: 'This group has more members than seats. Ask an admin of the group to upgrade.',
    description: 'In the dialog',
  },
  loginTitle: {
    id: 'billing.reminder.loginTitle',
    defaultMessage: 'Log in to continue',
    description: 'Heading of a dialog',
  },
  loginText: {
    id: 'billing.reminder.loginText',
    defaultMessage: 'This requires a free account. Afterwards you return to this page.',
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
    defaultMessage: 'OK',
    description: 'Button that closes the dialog',
  },
  logIn: { id: 'billing.reminder.logIn', defaultMessage: 'Log in', description: 'Button' },
  signUp: { id: 'billing.reminder.signUp', defaultMessage: 'Sign up', description: 'Button' },
});
