import { defineMessages } from '../../i18n/define-messages';

/** The dialog that makes a group. */
export const newGroupMessages = defineMessages({
  title: {
    id: 'groups.new.title',
    defaultMessage: 'New group',
    description: 'Heading of the dialog that makes a group',
  },
  lead: {
    id: 'groups.new.lead',
    defaultMessage:
      'A group has its own links, members and plan. It starts on the Free plan with you as its admin.',
    description: 'Explains the dialog that makes a group',
  },
  name: { id: 'groups.new.name', defaultMessage: 'Name of the group', description: 'Label of the field' },
  nameHint: {
    id: 'groups.new.nameHint',
    defaultMessage: 'For example your company or project. You can change it later.',
    description: 'Below the field for the name of a group',
  },
  create: { id: 'groups.new.create', defaultMessage: 'Create group', description: 'Button of the dialog' },
  creating: { id: 'groups.new.creating', defaultMessage: 'Creating…', description: 'The button meanwhile' },
  made: {
    id: 'groups.new.made',
    defaultMessage: 'The group was created, but switching to it failed. Please try again.',
    description: 'Above an error: the group exists, but the page could not switch to it',
  },
  goThere: { id: 'groups.new.goThere', defaultMessage: 'Switch to group', description: 'The button then' },
});
