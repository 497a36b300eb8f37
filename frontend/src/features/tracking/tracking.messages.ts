import { defineMessages } from '../../i18n/define-messages';

export const trackingMessages = defineMessages({
  title: {
    id: 'campaign.tracking.title',
    defaultMessage: 'Tracking of {name}',
    description: 'Heading of a page; "name" is the name of a short link',
  },
  lead: {
    id: 'campaign.tracking.lead',
    defaultMessage: 'What your analytics learn of each visit, and where it leads.',
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
    defaultMessage: 'This link adds none. What its destination has by itself stays.',
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
      'On: where neither the destination nor the link names a source, each visitor’s own is filled in, such as line or facebook.',
    description: 'State of smart UTM',
  },
  smartUtmOff: {
    id: 'campaign.tracking.smartUtmOff',
    defaultMessage: 'Off: nothing is filled in by itself.',
    description: 'State of smart UTM',
  },
  tools: {
    id: 'campaign.tracking.tools',
    defaultMessage: 'Pixels and tags',
    description: 'Heading of a section: codes of advertisers that run on the way',
  },
  noTools: {
    id: 'campaign.tracking.noTools',
    defaultMessage: 'None are chosen for this link.',
    description: 'In place of pixels and tags',
  },
  shared: {
    id: 'campaign.tracking.shared',
    defaultMessage:
      'They do not run while the link stands on the domain that everybody shares. Edit the link to move it to a subdomain of your own.',
    description: 'Below pixels and tags of a link on the domain that everybody shares',
  },
  running: {
    id: 'campaign.tracking.running',
    defaultMessage: 'They run just before a visitor goes on, where people need not be asked first.',
    description: 'Below pixels and tags of a link on a domain of one’s own',
  },
  targets: {
    id: 'campaign.tracking.targets',
    defaultMessage: 'Destinations',
    description: 'Heading of a section: where visitors arrive',
  },
  everybody: {
    id: 'campaign.tracking.everybody',
    defaultMessage: 'Everybody arrives at the same place:',
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
      'Every visit, with device, source and place, without cookies of others. Robots, previews and prefetches are told apart.',
    description: 'Below that heading',
  },
  missingTitle: {
    id: 'campaign.tracking.missingTitle',
    defaultMessage: 'This group has no such link',
    description: 'The link of the address does not exist, or belongs to another group',
  },
  missingText: {
    id: 'campaign.tracking.missingText',
    defaultMessage: 'If it belongs to another of your groups, its analytics lead you there.',
    description: 'Below it',
  },
});
