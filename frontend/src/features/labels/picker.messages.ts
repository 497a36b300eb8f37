import { defineMessages } from '../../i18n/define-messages';

export const pickerMessages = defineMessages({
  title: {
    id: 'labels.picker.title',
    defaultMessage: 'Tags of {address}',
    description: 'Title of the dialog; "address" is a short link',
  },
  field: {
    id: 'labels.picker.field',
    defaultMessage: 'Find or add a tag',
    description: 'Label of the field in the dialog',
  },
  hint: {
    id: 'labels.picker.hint',
    defaultMessage: 'Press Enter to add it to the link.',
    description: 'Below the field in the dialog',
  },
  chosen: {
    id: 'labels.picker.chosen',
    defaultMessage: 'Tags on this link',
    description: 'Name of the list of tags that the link has',
  },
  chosenOfMany: {
    id: 'labels.picker.chosenOfMany',
    defaultMessage: 'Chosen tags',
    description: 'Name of the list of tags that are chosen for several links',
  },
  none: {
    id: 'labels.picker.none',
    defaultMessage: 'No tags on this link yet.',
    description: 'In place of that list',
  },
  drop: {
    id: 'labels.picker.drop',
    defaultMessage: 'Remove {tag}',
    description: 'Name of the button that takes a tag off the link',
  },
  recent: {
    id: 'labels.picker.recent',
    defaultMessage: 'Recently used',
    description: 'Heading of the tags that were used last',
  },
  matches: {
    id: 'labels.picker.matches',
    defaultMessage: 'Tags of this group',
    description: 'Heading of the tags that contain what was typed',
  },
  create: {
    id: 'labels.picker.create',
    defaultMessage: 'Create “{tag}”',
    description: 'Button that makes a new tag of what was typed and puts it on the link',
  },
  saved: {
    id: 'labels.picker.saved',
    defaultMessage:
      '{count, plural, =0 {{address} has no tags now.} one {{address} has # tag now.} other {{address} has # tags now.}}',
    description: 'Announced after the tags of a link were saved',
  },
});
