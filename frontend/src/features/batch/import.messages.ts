import { defineMessages } from '../../i18n/define-messages';

export const importMessages = defineMessages({
  title: {
    id: 'batch.import.title',
    defaultMessage: 'Import from another service',
    description: 'Heading: links of an account at Bitly and others are fetched with a token',
  },
  service: { id: 'batch.import.service', defaultMessage: 'Service', description: 'Label of a choice' },
  address: {
    id: 'batch.import.address',
    defaultMessage: 'Address of your installation',
    description: 'Label of a field: where their Shlink, YOURLS or Kutt is',
  },
  token: {
    id: 'batch.import.token',
    defaultMessage: '{service, select, bitly {Access token} yourls {Secret signature token} other {API key}}',
    description: 'Label of a field, as the service calls it in its own settings',
  },
  tokenHint: {
    id: 'batch.import.tokenHint',
    defaultMessage:
      'Only used to read your links, and deleted after that. Nothing is created before you have seen them.',
    description: 'Below that field',
  },
  start: { id: 'batch.import.start', defaultMessage: 'Fetch the links', description: 'Button' },
  connecting: {
    id: 'batch.import.connecting',
    defaultMessage: 'Connecting…',
    description: 'Button while the other service is asked',
  },
});
