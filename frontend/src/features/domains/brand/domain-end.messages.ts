import { defineMessages } from '../../../i18n/define-messages';

/** Stopping to use a domain, and giving it up. */
export const endMessages = defineMessages({
  title: {
    id: 'brand.end.title',
    defaultMessage: 'Stop or give up',
    description: 'Heading',
  },
  stop: {
    id: 'brand.end.stop',
    defaultMessage: 'Stop using it',
    description: 'Button',
  },
  stopLead: {
    id: 'brand.end.stopLead',
    defaultMessage:
      'Links on {host} stop working until you resume. The domain and its statistics stay with the group.',
    description: 'Beside the button',
  },
  stopTitle: {
    id: 'brand.end.stopTitle',
    defaultMessage: 'Stop using {host}?',
    description: 'Title of a dialog',
  },
  resume: {
    id: 'brand.end.resume',
    defaultMessage: 'Resume',
    description: 'Button: the domain is used again',
  },
  resumeLead: {
    id: 'brand.end.resumeLead',
    defaultMessage: 'Its records are looked for again; links on {host} work once they are found.',
    description: 'Beside the button',
  },
  release: {
    id: 'brand.end.release',
    defaultMessage: 'Give up the domain',
    description: 'Button, and title of a dialog',
  },
  releaseLead: {
    id: 'brand.end.releaseLead',
    defaultMessage: 'Links on {host} stop working for good, and others may use the domain.',
    description: 'Beside the button',
  },
  links: {
    id: 'brand.end.links',
    defaultMessage:
      '{isMore, select, true {More than {count, number} links stand on it.} other {{count, plural, =0 {No link stands on it.} one {# link stands on it.} other {# links stand on it.}}}}',
    description: 'How many links stop working when the domain is given up',
  },
  releaseText: {
    id: 'brand.end.releaseText',
    defaultMessage:
      'All short links on {host} stop working for good: adding the domain again later does not bring them back. Links on other domains stay. Remove the DNS records afterwards.',
    description: 'In the dialog',
  },
  type: {
    id: 'brand.end.type',
    defaultMessage: 'Type {host} to confirm',
    description: 'Label of a field',
  },
  confirm: {
    id: 'brand.end.confirm',
    defaultMessage: 'Give up {host}',
    description: 'Button in the dialog',
  },
  done: {
    id: 'brand.end.done',
    defaultMessage:
      '{what, select, stop {{host} is stopped.} resume {{host} is looked for again.} other {{host} was given up.}}',
    description: 'Said afterwards',
  },
});
