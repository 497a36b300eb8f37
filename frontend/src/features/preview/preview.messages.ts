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
      'What people see when you share this link. Leave a field empty to show what the page says.',
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
    defaultMessage: 'Show all as the page says',
    description: 'Button: empties the fields and takes the picture of the page',
  },
  saved: {
    id: 'preview.saved',
    defaultMessage: 'The preview has been saved',
    description: 'Told to screen readers',
  },
  readOnly: {
    id: 'preview.readOnly',
    defaultMessage: 'You can look at this preview, but not change it.',
    description: 'In place of the fields',
  },
  allowance: {
    id: 'preview.allowance',
    defaultMessage: 'Previews that your plan lets you change:',
    description: 'Before the number of those that are left; each link counts once',
  },
});

export const cardMessages = defineMessages({
  heading: {
    id: 'preview.card.heading',
    defaultMessage: 'As others show it',
    description: 'Heading above examples of apps',
  },
  card: {
    id: 'preview.card.card',
    defaultMessage: 'Preview in {app}',
    description: 'Name of an example for screen readers; {app} is LINE, Facebook, X or Slack',
  },
  noImage: {
    id: 'preview.card.noImage',
    defaultMessage: 'No picture',
    description: 'In an example, where a picture would be',
  },
  imageUnseen: {
    id: 'preview.card.imageUnseen',
    defaultMessage: 'This picture cannot be shown here',
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
      'Apps remember what they have shown. Have them look again: <line>LINE Page Poker</line>, <facebook>Facebook Sharing Debugger</facebook>.',
    description: 'Below the examples; the two names are links to tools of those companies',
  },
});
