import { defineMessages } from '../../../i18n/define-messages';

export const tipMessages = defineMessages({
  region: { id: 'list.hint.region', defaultMessage: 'Tip', description: 'Name of the tip above a page' },
  close: { id: 'list.hint.close', defaultMessage: 'Close', description: 'Closes the tip' },
  palette: {
    id: 'list.hint.palette',
    defaultMessage: 'Press {keys} to find any link, page or setting.',
    description: 'Tip; keys such as “Ctrl K”',
  },
  ownName: {
    id: 'list.hint.ownName',
    defaultMessage: 'Short links can have slugs of your choice, also in Chinese or Japanese.',
    description: 'Tip',
  },
  share: {
    id: 'list.hint.share',
    defaultMessage:
      'Each link comes with a QR code for posters and packaging: 1024 pixels, or SVG for print.',
    description: 'Tip',
  },
});
