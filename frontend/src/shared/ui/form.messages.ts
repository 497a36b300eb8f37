import { defineMessages } from '../../i18n/define-messages';

export const formMessages = defineMessages({
  save: { id: 'form.save', defaultMessage: 'Save', description: 'Button that saves a form' },
  saving: { id: 'form.saving', defaultMessage: 'Saving…', description: 'While a form is being saved' },
  saved: { id: 'form.saved', defaultMessage: 'Saved', description: 'After a form was saved' },
  discard: {
    id: 'form.discard',
    defaultMessage: 'Discard changes',
    description: 'Button that brings back what was saved',
  },
  cancel: { id: 'form.cancel', defaultMessage: 'Cancel', description: 'Button that closes a dialog' },
  leaveTitle: {
    id: 'form.leaveTitle',
    defaultMessage: 'Leave without saving?',
    description: 'Asked when somebody leaves a page with changes',
  },
  leaveText: {
    id: 'form.leaveText',
    defaultMessage: 'Your changes on this page have not been saved and will be lost.',
    description: 'Explains the question',
  },
  stay: { id: 'form.stay', defaultMessage: 'Stay on this page', description: 'Answer: go on editing' },
  leave: { id: 'form.leave', defaultMessage: 'Leave', description: 'Answer: give the changes up' },
});
