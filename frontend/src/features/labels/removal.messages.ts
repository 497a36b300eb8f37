import { defineMessages } from '../../i18n/define-messages';

export const removalMessages = defineMessages({
  open: {
    id: 'labels.removal.open',
    defaultMessage: 'Delete {name}',
    description: 'Name of the button that deletes a tag or a tracking tool',
  },
  title: {
    id: 'labels.removal.title',
    defaultMessage: 'Delete “{name}”?',
    description: 'Title of the question',
  },
  confirm: { id: 'labels.removal.confirm', defaultMessage: 'Delete', description: 'Button that deletes' },
  removed: {
    id: 'labels.removal.removed',
    defaultMessage: '“{name}” was deleted.',
    description: 'In place of a tag or tool that was deleted just now',
  },
  removing: {
    id: 'labels.removal.removing',
    defaultMessage: 'Deleting “{name}”…',
    description: 'In the same place while the server is told',
  },
  restored: {
    id: 'labels.removal.restored',
    defaultMessage: '“{name}” was restored.',
    description: 'Announced after a deletion was undone',
  },
  undo: {
    id: 'labels.removal.undo',
    defaultMessage: 'Undo',
    description: 'Button that brings back what was deleted',
  },
  failed: {
    id: 'labels.removal.failed',
    defaultMessage: '“{name}” could not be deleted. {reason}',
    description: 'Error below a tag or tool; "reason" is a sentence',
  },
});
