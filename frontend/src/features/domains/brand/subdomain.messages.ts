import { defineMessages } from '../../../i18n/define-messages';

/** The personal subdomain. */
export const subdomainMessages = defineMessages({
  title: {
    id: 'brand.sub.title',
    defaultMessage: 'Your subdomain',
    description: 'Heading',
  },
  lead: {
    id: 'brand.sub.lead',
    defaultMessage: 'Free for everybody: a short domain that begins with your name. It is ready at once.',
    description: 'Below the heading',
  },
  name: {
    id: 'brand.sub.name',
    defaultMessage: 'Name',
    description: 'Label of the field for what stands before the suffix',
  },
  hint: {
    id: 'brand.sub.hint',
    defaultMessage: '3 to 20 letters a to z and digits',
    description: 'Below the field',
  },
  checking: {
    id: 'brand.sub.checking',
    defaultMessage: 'Checking the name…',
    description: 'Below the field',
  },
  free: {
    id: 'brand.sub.free',
    defaultMessage: '{name} is available.',
    description: 'Below the field',
  },
  make: {
    id: 'brand.sub.make',
    defaultMessage: 'Get this subdomain',
    description: 'Button',
  },
  rename: {
    id: 'brand.sub.rename',
    defaultMessage: 'Rename',
    description: 'Button that opens the field, and the one that saves it',
  },
  oldName: {
    id: 'brand.sub.oldName',
    defaultMessage: 'Links on {host} keep working under both names.',
    description: 'Below the field: what becomes of the old name',
  },
  done: {
    id: 'brand.sub.done',
    defaultMessage: 'Your subdomain is {host}.',
    description: 'Said after it was made or renamed',
  },
});
