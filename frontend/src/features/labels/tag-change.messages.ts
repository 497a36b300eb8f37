import { defineMessages } from '../../i18n/define-messages';

export const colorMessages = defineMessages({
  title: { id: 'labels.color.title', defaultMessage: 'Color', description: 'Heading of the colors of a tag' },
  gray: { id: 'labels.color.gray', defaultMessage: 'Gray', description: 'Color of a tag' },
  red: { id: 'labels.color.red', defaultMessage: 'Red', description: 'Color of a tag' },
  orange: { id: 'labels.color.orange', defaultMessage: 'Orange', description: 'Color of a tag' },
  yellow: { id: 'labels.color.yellow', defaultMessage: 'Yellow', description: 'Color of a tag' },
  green: { id: 'labels.color.green', defaultMessage: 'Green', description: 'Color of a tag' },
  blue: { id: 'labels.color.blue', defaultMessage: 'Blue', description: 'Color of a tag' },
  purple: { id: 'labels.color.purple', defaultMessage: 'Purple', description: 'Color of a tag' },
  pink: { id: 'labels.color.pink', defaultMessage: 'Pink', description: 'Color of a tag' },
});

export const editMessages = defineMessages({
  open: {
    id: 'labels.edit.open',
    defaultMessage: 'Edit {name}',
    description: 'Name of the button that changes a tag',
  },
  title: {
    id: 'labels.edit.title',
    defaultMessage: 'Edit “{name}”',
    description: 'Title of the dialog that changes a tag',
  },
  name: {
    id: 'labels.edit.name',
    defaultMessage: 'Name',
    description: 'Label of the field with the name of a tag',
  },
  saved: {
    id: 'labels.edit.saved',
    defaultMessage: '“{name}” was saved.',
    description: 'Announced after a tag was changed',
  },
  mergeInstead: {
    id: 'labels.edit.mergeInstead',
    defaultMessage: 'Merge into “{name}” instead',
    description: 'Button: another tag has the name already; makes one tag of the two',
  },
});

export const mergeMessages = defineMessages({
  open: {
    id: 'labels.merge.open',
    defaultMessage: 'Merge {name}',
    description: 'Name of the button that merges a tag into another one',
  },
  title: {
    id: 'labels.merge.title',
    defaultMessage: 'Merge “{name}” into another tag',
    description: 'Title of the dialog that merges two tags',
  },
  into: {
    id: 'labels.merge.into',
    defaultMessage: 'Merge into',
    description: 'Label of the choice of the tag that stays',
  },
  text: {
    id: 'labels.merge.text',
    defaultMessage:
      '{count, plural, =0 {No link has “{name}”.} one {# link gets “{into}” instead of “{name}”.} other {# links get “{into}” instead of “{name}”.}} After that, “{name}” is deleted. This cannot be undone.',
    description: 'What merging does; "name" is the tag that is gone, "into" the one that stays',
  },
  confirm: {
    id: 'labels.merge.confirm',
    defaultMessage: 'Merge',
    description: 'Button that merges two tags',
  },
  pending: {
    id: 'labels.merge.pending',
    defaultMessage: 'Merging…',
    description: 'In place of "Merge" meanwhile',
  },
  done: {
    id: 'labels.merge.done',
    defaultMessage:
      '“{name}” was merged into “{into}”. {count, plural, =0 {No links were changed.} one {# link was changed.} other {# links were changed.}}',
    description: 'Announced and shown after two tags were merged',
  },
});
