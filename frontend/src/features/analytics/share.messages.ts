import { defineMessages } from '../../i18n/define-messages';

export const reportShareMessages = defineMessages({
  share: {
    id: 'analytics.share',
    defaultMessage: 'Share',
    description: 'Button that opens a dialog to share the numbers',
  },
  title: {
    id: 'analytics.share.title',
    defaultMessage: 'Share these statistics',
    description: 'Title of a dialog',
  },
  public: {
    id: 'analytics.share.public',
    defaultMessage: 'Make analytics public',
    description: 'Switch',
  },
  publicHint: {
    id: 'analytics.share.publicHint',
    defaultMessage: 'Anyone with this URL can see them:',
    description: 'Below the switch when it is on',
  },
  privateHint: {
    id: 'analytics.share.privateHint',
    defaultMessage: 'Only your group can see them at this URL:',
    description: 'Below the switch when it is off',
  },
  close: {
    id: 'analytics.share.close',
    defaultMessage: 'Done',
    description: 'Button that closes a dialog',
  },
  export: {
    id: 'analytics.export',
    defaultMessage: 'Export',
    description: 'Button that opens a menu of file formats',
  },
  exporting: {
    id: 'analytics.exporting',
    defaultMessage: 'Exporting…',
    description: 'The same button while the file is made',
  },
  saved: {
    id: 'analytics.export.saved',
    defaultMessage: 'File saved',
    description: 'Announced after a file was saved',
  },
  format: {
    id: 'analytics.export.format',
    defaultMessage: '{format, select, zip {CSV files (ZIP)} other {Excel file (XLSX)}}',
    description: 'Entry of the menu',
  },
  locked: {
    id: 'analytics.export.locked',
    defaultMessage: 'Requires the {plan} plan or larger',
    description: 'Below an entry of the menu',
  },
  lockedUnknown: {
    id: 'analytics.export.lockedUnknown',
    defaultMessage: 'Requires a larger plan',
    description: 'Below an entry of the menu',
  },
  print: {
    id: 'analytics.print',
    defaultMessage: 'Print',
    description: 'Button',
  },
});
