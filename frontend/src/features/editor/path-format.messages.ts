import { defineMessages } from '../../i18n/define-messages';

export const pathFormatMessages = defineMessages({
  title: {
    id: 'editor.pathFormat.title',
    defaultMessage: 'Extra path segment',
    description: 'Switch: short addresses may end in /word, which is counted and sent on',
  },
  hint: {
    id: 'editor.pathFormat.hint',
    defaultMessage:
      'One link for many partners: each adds an extra path segment, which is passed to the destination as a query parameter.',
    description: 'Explains the switch',
  },
  key: {
    id: 'editor.pathFormat.key',
    defaultMessage: 'Query parameter for the segment',
    description: 'Label of a field, such as utm_source',
  },
  shared: {
    id: 'editor.pathFormat.shared',
    defaultMessage: 'Shared link',
    description: 'Above a short address with a word behind its name',
  },
  arrives: {
    id: 'editor.pathFormat.arrives',
    defaultMessage: 'Visitors arrive at',
    description: 'Above the address that visitors of it come to',
  },
});
