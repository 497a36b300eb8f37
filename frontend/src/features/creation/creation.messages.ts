import { defineMessages } from '../../i18n/define-messages';

export const creationMessages = defineMessages({
  title: { id: 'shorten.create.title', defaultMessage: 'New short link', description: 'Title of a dialog' },
  copyTitle: {
    id: 'shorten.create.copyTitle',
    defaultMessage: 'New link like {address}',
    description: 'Title of a dialog that begins with the settings of another link',
  },
  done: { id: 'shorten.create.done', defaultMessage: 'Done', description: 'Button: closes the dialog' },
  cancel: { id: 'shorten.create.cancel', defaultMessage: 'Cancel', description: 'Button' },
  toLinks: {
    id: 'shorten.create.toLinks',
    defaultMessage: 'All links',
    description: 'Leads to the list of links after one was made',
  },
  domain: {
    id: 'shorten.create.domain',
    defaultMessage: 'Domain',
    description: 'Label: the host that the short link is on',
  },
  domainHint: {
    id: 'shorten.create.domainHint',
    defaultMessage: 'Pixels run on your own domains only.',
    description: 'Below the choice of a domain',
  },
  byDefault: {
    id: 'shorten.create.byDefault',
    defaultMessage: '{domain} (default)',
    description: 'Entry in a list of domains: new links are on this one',
  },
  makeDefault: {
    id: 'shorten.create.makeDefault',
    defaultMessage: 'Use this domain for new links',
    description: 'Button below the choice of a domain',
  },
  isDefault: {
    id: 'shorten.create.isDefault',
    defaultMessage: 'New links will be on {domain}.',
    description: 'Announced',
  },
});
