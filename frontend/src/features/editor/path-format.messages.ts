import { defineMessages } from '../../i18n/define-messages';

export const pathFormatMessages = defineMessages({
  title: {
    id: 'editor.pathFormat.title',
    defaultMessage: 'A word behind the name',
    description: 'Switch: short addresses may end in /word, which is counted and sent on',
  },
  hint: {
    id: 'editor.pathFormat.hint',
    defaultMessage:
      'One link for many partners: each adds a word of their own, and it arrives as a parameter.',
    description: 'Explains the switch',
  },
  key: {
    id: 'editor.pathFormat.key',
    defaultMessage: 'Parameter that takes the word',
    description: 'Label of a field, such as utm_source',
  },
  shared: {
    id: 'editor.pathFormat.shared',
    defaultMessage: 'Somebody shares',
    description: 'Above a short address with a word behind its name',
  },
  arrives: {
    id: 'editor.pathFormat.arrives',
    defaultMessage: 'Visitors arrive at',
    description: 'Above the address that visitors of it come to',
  },
});
