import { defineMessages } from '../../i18n/define-messages';

/** What is done with one link, by the menu of its row, and with many, by the toolbar. */
export const linkMenuMessages = defineMessages({
  tags: {
    id: 'list.tags.open',
    defaultMessage: 'Tags…',
    description: 'Entry of the menu of a link, and button of the toolbar; opens a dialog',
  },
  move: {
    id: 'list.move.open',
    defaultMessage: 'Move to another group…',
    description: 'Entry of the menu of a link, and button of the toolbar; opens a dialog',
  },
  trash: {
    id: 'list.bulk.trash',
    defaultMessage: 'Move to trash',
    description: 'Entry of the menu of a link, and button of the toolbar',
  },
  putBack: {
    id: 'list.bulk.putBack',
    defaultMessage: 'Restore',
    description:
      'Entry of the menu of a deleted link, and button of the toolbar: take it out of the trash bin',
  },
});
