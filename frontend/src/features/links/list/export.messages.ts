import { defineMessages } from '../../../i18n/define-messages';

export const linkExportMessages = defineMessages({
  all: {
    id: 'list.export.all',
    defaultMessage: 'Export CSV',
    description: 'Button: saves all links of the list, or those that match, as a file',
  },
  selected: {
    id: 'list.export.selected',
    defaultMessage: 'Export',
    description: 'Button: saves the selected links as a file',
  },
  exporting: {
    id: 'list.export.exporting',
    defaultMessage: 'Exporting…',
    description: 'In place of “Export CSV” meanwhile',
  },
  saved: { id: 'list.export.saved', defaultMessage: 'File saved', description: 'Announced' },
  locked: {
    id: 'list.export.locked',
    defaultMessage: 'Exporting requires the {plan} plan',
    description: 'Way to the plans, in place of the button',
  },
});
