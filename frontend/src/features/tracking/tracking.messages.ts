import { defineMessages } from '../../i18n/define-messages';

export const trackingMessages = defineMessages({
  title: {
    id: 'campaign.tracking.title',
    defaultMessage: 'Tracking of {name}',
    description: 'Heading of a page; "name" is the name of a short link',
  },
  lead: {
    id: 'campaign.tracking.lead',
    defaultMessage: 'What your analytics learn about each visit, and where it leads.',
    description: 'Below the heading',
  },
  edit: {
    id: 'campaign.tracking.edit',
    defaultMessage: 'Edit link',
    description: 'Button that leads to the editor of a link',
  },
  parameters: {
    id: 'campaign.tracking.parameters',
    defaultMessage: 'Campaign parameters',
    description: 'Heading of a section',
  },
  noParameters: {
    id: 'campaign.tracking.noParameters',
    defaultMessage: 'This link adds none. Parameters of its destination are kept.',
    description: 'In place of campaign parameters',
  },
  smartUtm: {
    id: 'campaign.tracking.smartUtm',
    defaultMessage: 'Smart UTM',
    description: 'Heading of a section',
  },
  smartUtmOn: {
    id: 'campaign.tracking.smartUtmOn',
    defaultMessage:
      'On: if neither the destination nor the link names a source, the visitor’s own source is filled in, such as line or facebook.',
    description: 'State of smart UTM',
  },
  smartUtmOff: {
    id: 'campaign.tracking.smartUtmOff',
    defaultMessage: 'Off: nothing is filled in automatically.',
    description: 'State of smart UTM',
  },
  tools: {
    id: 'campaign.tracking.tools',
    defaultMessage: 'Pixels and tags',
    description: 'Heading of a section: codes of advertisers that run on the way',
  },
  noTools: {
    id: 'campaign.tracking.noTools',
    defaultMessage: 'No tools are used on this link.',
    description: 'In place of pixels and tags',
  },
  shared: {
    id: 'campaign.tracking.shared',
    defaultMessage:
      'They do not run while the link is on the shared domain. Edit the link to move it to your own subdomain.',
    description: 'Below pixels and tags of a link on the domain that everybody shares',
  },
  running: {
    id: 'campaign.tracking.running',
    defaultMessage: 'They run just before visitors are redirected, where no consent is required.',
    description: 'Below pixels and tags of a link on a domain of one’s own',
  },
  targets: {
    id: 'campaign.tracking.targets',
    defaultMessage: 'Destinations',
    description: 'Heading of a section: where visitors arrive',
  },
  everybody: {
    id: 'campaign.tracking.everybody',
    defaultMessage: 'All visitors have the same destination:',
    description: 'Above the destination of a link',
  },
  numbers: {
    id: 'campaign.tracking.numbers',
    defaultMessage: 'What Linklet counts',
    description: 'Heading of a section',
  },
  numbersText: {
    id: 'campaign.tracking.numbersText',
    defaultMessage:
      'Every visit with its device, source and location, without third-party cookies. Bots, previews and prefetches are counted separately.',
    description: 'Below that heading',
  },
  missingTitle: {
    id: 'campaign.tracking.missingTitle',
    defaultMessage: 'Link not found in this group',
    description: 'The link of the address does not exist, or belongs to another group',
  },
  missingText: {
    id: 'campaign.tracking.missingText',
    defaultMessage: 'If it belongs to another of your groups, open its analytics to switch there.',
    description: 'Below it',
  },
});
