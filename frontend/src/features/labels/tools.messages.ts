import { defineMessages } from '../../i18n/define-messages';

export const toolMessages = defineMessages({
  title: {
    id: 'labels.tools.title',
    defaultMessage: 'Tracking tools',
    description: 'Heading of the page of tracking tools',
  },
  lead: {
    id: 'labels.tools.lead',
    defaultMessage: 'Reusable sets of pixels and UTM parameters.',
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
      'Ids of advertising and analytics services. They run on links on your own domains, just before visitors are redirected.',
    description: 'Below that heading',
  },
  utm: {
    id: 'labels.tools.utm',
    defaultMessage: 'UTM templates',
    description: 'Heading: sets of UTM parameters',
  },
  utmLead: {
    id: 'labels.tools.utmLead',
    defaultMessage: 'Sets of parameters that tell your analytics where visitors come from.',
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
    defaultMessage: 'No pixels yet. Add ids once and use them on as many links as you like.',
    description: 'In place of a list without pixels',
  },
  noUtm: {
    id: 'labels.tools.noUtm',
    defaultMessage: 'No templates yet. Add the parameters of a campaign once and use them on all its links.',
    description: 'In place of a list without parameters',
  },
  edit: {
    id: 'labels.tools.edit',
    defaultMessage: 'Edit {name}',
    description: 'Name of the button that opens the dialog of a tool',
  },
  removeText: {
    id: 'labels.tools.removeText',
    defaultMessage: 'Links that use it keep working without it.',
    description: 'Below the question whether to delete a tool',
  },
  mediumUnknown: {
    id: 'labels.tools.mediumUnknown',
    defaultMessage:
      'Google Analytics has no channel for “{medium}” and reports such visits as “Unassigned”. Known values include cpc, social, email and referral.',
    description: 'Warning: the medium is allowed, but reports will not sort it',
  },
  saved: {
    id: 'labels.tools.saved',
    defaultMessage: '“{name}” was saved.',
    description: 'Announced after a tool was saved',
  },
});
