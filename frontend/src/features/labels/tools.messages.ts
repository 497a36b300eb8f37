import { defineMessages } from '../../i18n/define-messages';

export const toolMessages = defineMessages({
  title: {
    id: 'labels.tools.title',
    defaultMessage: 'Tracking tools',
    description: 'Heading of the page of tracking tools',
  },
  lead: {
    id: 'labels.tools.lead',
    defaultMessage: 'Pixels and UTM parameters that you use again and again, each set under a name.',
    description: 'Below the heading of the page',
  },
  pixel: {
    id: 'labels.tools.pixel',
    defaultMessage: 'Pixels and tags',
    description: 'Heading: ids of advertising and analytics services',
  },
  pixelLead: {
    id: 'labels.tools.pixelLead',
    defaultMessage:
      'Ids of advertising and analytics services. They run on links of your own domains, just before a visitor goes on.',
    description: 'Below that heading',
  },
  utm: {
    id: 'labels.tools.utm',
    defaultMessage: 'UTM templates',
    description: 'Heading: sets of UTM parameters',
  },
  utmLead: {
    id: 'labels.tools.utmLead',
    defaultMessage: 'Sets of parameters that tell your analytics where visits come from.',
    description: 'Below that heading',
  },
  addPixel: {
    id: 'labels.tools.addPixel',
    defaultMessage: 'Add pixels',
    description: 'Button that opens a dialog',
  },
  addUtm: {
    id: 'labels.tools.addUtm',
    defaultMessage: 'Add UTM template',
    description: 'Button that opens a dialog',
  },
  noPixel: {
    id: 'labels.tools.noPixel',
    defaultMessage: 'Nothing here yet. Add the ids once, and put them on as many links as you like.',
    description: 'In place of a list without pixels',
  },
  noUtm: {
    id: 'labels.tools.noUtm',
    defaultMessage:
      'Nothing here yet. Add the parameters of a campaign once, and all its links are counted alike.',
    description: 'In place of a list without parameters',
  },
  edit: {
    id: 'labels.tools.edit',
    defaultMessage: 'Change {name}',
    description: 'Name of the button that opens the dialog of a tool',
  },
  removeText: {
    id: 'labels.tools.removeText',
    defaultMessage: 'Links that use it go on working, without it.',
    description: 'Below the question whether to delete a tool',
  },
  mediumUnknown: {
    id: 'labels.tools.mediumUnknown',
    defaultMessage:
      'Google Analytics has no channel for “{medium}”, so such visits count as “Unassigned”. It knows cpc, social, email or referral, for example.',
    description: 'Warning: the medium is allowed, but reports will not sort it',
  },
  saved: {
    id: 'labels.tools.saved',
    defaultMessage: '“{name}” was saved.',
    description: 'Announced after a tool was saved',
  },
});
