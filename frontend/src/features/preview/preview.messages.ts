import { defineMessages } from '../../i18n/define-messages';

export const previewMessages = defineMessages({
  title: {
    id: 'preview.title',
    defaultMessage: 'Preview',
    description: 'Heading: how a link looks where it is shared',
  },
  lead: {
    id: 'preview.lead',
    defaultMessage:
      'What people see when you share this link. Leave a field empty to use the page’s own text.',
    description: 'Below the heading of the preview',
  },
  titleField: { id: 'preview.titleField', defaultMessage: 'Title', description: 'Label of a field' },
  descriptionField: {
    id: 'preview.descriptionField',
    defaultMessage: 'Description',
    description: 'Label of a field',
  },
  count: {
    id: 'preview.count',
    defaultMessage: '{length, number} of {limit, number} characters',
    description: 'Below a text field: how long its text is and may be',
  },
  reset: {
    id: 'preview.reset',
    defaultMessage: 'Reset to the page’s own preview',
    description: 'Button: empties the fields and takes the picture of the page',
  },
  allowance: {
    id: 'preview.allowance',
    defaultMessage: 'Links with an edited preview:',
    description: 'Before the number of those that are left; each link counts once',
  },
});

export const cardMessages = defineMessages({
  heading: {
    id: 'preview.card.heading',
    defaultMessage: 'Preview in apps',
    description: 'Heading above examples of apps',
  },
  card: {
    id: 'preview.card.card',
    defaultMessage: 'Preview in {app}',
    description: 'Name of an example for screen readers; {app} is LINE, Facebook, X or Slack',
  },
  noImage: {
    id: 'preview.card.noImage',
    defaultMessage: 'No image',
    description: 'In an example, where a picture would be',
  },
  imageUnseen: {
    id: 'preview.card.imageUnseen',
    defaultMessage: 'This image cannot be displayed here',
    description: 'In an example: its picture could not be loaded',
  },
  from: {
    id: 'preview.card.from',
    defaultMessage: 'From {host}',
    description: 'Below the example of X, in its words',
  },
  cache: {
    id: 'preview.card.cache',
    defaultMessage:
      'Apps cache previews. To refresh them: <line>LINE Page Poker</line>, <facebook>Facebook Sharing Debugger</facebook>.',
    description: 'Below the examples; the two names are links to tools of those companies',
  },
});
