import { defineMessages } from '../i18n/define-messages';

export const deviceMessages = defineMessages({
  name: {
    id: 'device.name',
    defaultMessage: '{browser} on {os}',
    description: 'Browser and operating system of a device',
  },
  unknown: {
    id: 'device.unknown',
    defaultMessage: 'Unknown device',
    description: 'A device that does not tell what it is',
  },
});
