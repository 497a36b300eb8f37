import { defineMessages } from '../../i18n/define-messages';

export const utmtoMessages = defineMessages({
  title: { id: 'campaign.utmto.title', defaultMessage: 'UTM builder', description: 'Heading of a page' },
  lead: {
    id: 'campaign.utmto.lead',
    defaultMessage: 'Add campaign parameters to a URL, preview the result and shorten it.',
    description: 'Below the heading of the UTM builder',
  },
  address: {
    id: 'campaign.utmto.address',
    defaultMessage: 'URL',
    description: 'Label of the field for the address that gets parameters',
  },
  addressHint: {
    id: 'campaign.utmto.addressHint',
    defaultMessage: 'Existing parameters of the same name are replaced; everything else is kept.',
    description: 'Below the field for the address',
  },
  parameters: {
    id: 'campaign.utmto.parameters',
    defaultMessage: 'Campaign parameters',
    description: 'Name of the fields for source, medium and so on',
  },
  waiting: {
    id: 'campaign.utmto.waiting',
    defaultMessage: 'Enter a URL to see the result.',
    description: 'In place of the result while there is no address',
  },
  shorten: {
    id: 'campaign.utmto.shorten',
    defaultMessage: 'Shorten',
    description: 'Button that makes a short link of the address with its parameters',
  },
  shortening: {
    id: 'campaign.utmto.shortening',
    defaultMessage: 'Shortening…',
    description: 'On the same button meanwhile',
  },
  made: {
    id: 'campaign.utmto.made',
    defaultMessage: 'Your short link',
    description: 'Heading of the short link that was made',
  },
  ready: {
    id: 'campaign.utmto.ready',
    defaultMessage: 'The short link {address} is ready.',
    description: 'Told to screen readers',
  },
  edit: {
    id: 'campaign.utmto.edit',
    defaultMessage: 'Edit this link',
    description: 'Leads from the short link that was made to its editor',
  },
  analytics: {
    id: 'campaign.utmto.analytics',
    defaultMessage: 'Analytics',
    description: 'Leads from a short link to its numbers',
  },
});
