import { defineMessages } from '../../../i18n/define-messages';

export const bulkMessages = defineMessages({
  select: {
    id: 'list.bulk.select',
    defaultMessage: 'Select {address}',
    description: 'Name of the box that selects a link of the list',
  },
  selectPage: {
    id: 'list.bulk.selectPage',
    defaultMessage: 'Select all links shown',
    description: 'Name of the box that selects every link on the screen',
  },
  bar: {
    id: 'list.bulk.bar',
    defaultMessage: 'Selected links',
    description: 'Name of the toolbar for the selected links, for screen readers',
  },
  count: {
    id: 'list.bulk.count',
    defaultMessage: '{count, plural, one {# link selected} other {# links selected}}',
    description: 'How many links are selected; also announced',
  },
  all: {
    id: 'list.bulk.all',
    defaultMessage: 'Select all matching links',
    description: 'Button: select every link that the search finds, shown or not',
  },
  choosing: {
    id: 'list.bulk.choosing',
    defaultMessage: 'Selecting…',
    description: 'In place of "Select all that match" meanwhile',
  },
  most: {
    id: 'list.bulk.most',
    defaultMessage: 'You can select at most {count, number} links.',
    description: 'Below the toolbar when the selection is full',
  },
  clear: {
    id: 'list.bulk.clear',
    defaultMessage: 'Clear selection',
    description: 'Button that selects nothing any more',
  },
  more: {
    id: 'list.bulk.more',
    defaultMessage: 'More actions for the selected links',
    description: 'Name of the button that opens a menu',
  },
  address: {
    id: 'list.bulk.address',
    defaultMessage: 'Change destination…',
    description: 'Button of the toolbar; opens a dialog',
  },
  giveBack: {
    id: 'list.bulk.giveBack',
    defaultMessage: 'Return',
    description: 'Button of the toolbar: return links to the groups that they came from',
  },
  putBackLocked: {
    id: 'list.bulk.putBackLocked',
    defaultMessage: 'Restoring requires the {plan} plan',
    description: 'In place of "Put back" where the plan lacks it; leads to the plans',
  },
  undo: {
    id: 'list.bulk.undo',
    defaultMessage: 'Undo',
    description: 'Button: what was done with the selected links is not done after all',
  },
  retry: {
    id: 'list.bulk.retry',
    defaultMessage: 'Try again',
    description: 'Button: do it again with the links that failed',
  },
  dismiss: {
    id: 'list.bulk.dismiss',
    defaultMessage: 'Close',
    description: 'Button that closes the result',
  },
  waitTrash: {
    id: 'list.bulk.wait.trash',
    defaultMessage: '{count, plural, one {Moving # link to the trash.} other {Moving # links to the trash.}}',
    description: 'Shown with a button to undo it',
  },
  waitPutBack: {
    id: 'list.bulk.wait.putBack',
    defaultMessage: '{count, plural, one {Restoring # link.} other {Restoring # links.}}',
    description: 'Shown with a button to undo it',
  },
  waitGiveBack: {
    id: 'list.bulk.wait.giveBack',
    defaultMessage: '{count, plural, one {Returning # link.} other {Returning # links.}}',
    description: 'Shown with a button to undo it',
  },
  waitMove: {
    id: 'list.bulk.wait.move',
    defaultMessage:
      '{count, plural, one {Moving # link to another group.} other {Moving # links to another group.}}',
    description: 'Shown with a button to undo it',
  },
  waitTags: {
    id: 'list.bulk.wait.tags',
    defaultMessage:
      '{count, plural, one {Changing the tags of # link.} other {Changing the tags of # links.}}',
    description: 'Shown with a button to undo it',
  },
  waitAddress: {
    id: 'list.bulk.wait.address',
    defaultMessage:
      '{count, plural, one {Changing the destination of # link.} other {Changing the destination of # links.}}',
    description: 'Shown with a button to undo it',
  },
  undone: {
    id: 'list.bulk.undone',
    defaultMessage: 'Undone. Nothing was changed.',
    description: 'Announced after something with many links was undone',
  },
  sending: {
    id: 'list.bulk.sending',
    defaultMessage: '{answered, number} of {count, number} links done…',
    description: 'Progress while something is done with many links',
  },
  doneTrash: {
    id: 'list.bulk.done.trash',
    defaultMessage: '{count, plural, one {# link moved to the trash.} other {# links moved to the trash.}}',
    description: 'What was done with so many links',
  },
  donePutBack: {
    id: 'list.bulk.done.putBack',
    defaultMessage: '{count, plural, one {# link restored.} other {# links restored.}}',
    description: 'What was done with so many links',
  },
  doneGiveBack: {
    id: 'list.bulk.done.giveBack',
    defaultMessage: '{count, plural, one {# link returned.} other {# links returned.}}',
    description: 'What was done with so many links',
  },
  doneMove: {
    id: 'list.bulk.done.move',
    defaultMessage:
      '{count, plural, one {# link moved to another group.} other {# links moved to another group.}}',
    description: 'What was done with so many links',
  },
  doneTags: {
    id: 'list.bulk.done.tags',
    defaultMessage: '{count, plural, one {Tags of # link changed.} other {Tags of # links changed.}}',
    description: 'What was done with so many links',
  },
  doneAddress: {
    id: 'list.bulk.done.address',
    defaultMessage:
      '{count, plural, one {Destination of # link changed.} other {Destinations of # links changed.}}',
    description: 'What was done with so many links',
  },
  failed: {
    id: 'list.bulk.failed',
    defaultMessage: '{count, plural, one {# link was not changed:} other {# links were not changed:}}',
    description: 'Heading of the result when some of many links failed; the reasons follow',
  },
  moreFailed: {
    id: 'list.bulk.moreFailed',
    defaultMessage: '{count, plural, one {and # more} other {and # more}}',
    description: 'Below a list of failed links that shows only the first ones',
  },
  cancel: {
    id: 'list.bulk.cancel',
    defaultMessage: 'Cancel',
    description: 'Button that closes a dialog without doing anything',
  },
  tagsTitle: {
    id: 'list.bulk.tagsDialog.title',
    defaultMessage: '{count, plural, one {Tags of # link} other {Tags of # links}}',
    description: 'Title of a dialog',
  },
  tagsAdd: {
    id: 'list.bulk.tagsDialog.add',
    defaultMessage: 'Tags to add',
    description: 'Field; words with commas between them',
  },
  tagsRemove: {
    id: 'list.bulk.tagsDialog.remove',
    defaultMessage: 'Tags to remove',
    description: 'Field; words with commas between them',
  },
  tagsAddHint: {
    id: 'list.bulk.tagsDialog.addHint',
    defaultMessage:
      '{count, plural, one {Enter chooses it for the link.} other {Enter chooses it for all # links.}}',
    description: 'Below the field for tags to add: what the key Enter does',
  },
  tagsRemoveHint: {
    id: 'list.bulk.tagsDialog.removeHint',
    defaultMessage:
      '{count, plural, one {Enter chooses it to be taken off the link.} other {Enter chooses it to be taken off all # links.}}',
    description: 'Below the field for tags to remove: what the key Enter does',
  },
  tagsThere: {
    id: 'list.bulk.tagsDialog.there',
    defaultMessage: '{count, plural, one {Tags of this link} other {Tags of these links}}',
    description: 'Heading of the tags that can be removed by a click',
  },
  tagsHint: {
    id: 'list.bulk.tagsDialog.hint',
    defaultMessage: 'Other tags of these links are kept.',
    description: 'Above the fields for tags',
  },
  apply: {
    id: 'list.bulk.apply',
    defaultMessage: 'Apply',
    description: 'Button of a dialog that changes many links',
  },
  addressTitle: {
    id: 'list.bulk.addressDialog.title',
    defaultMessage:
      '{count, plural, one {Change the destination of # link} other {Change the destination of # links}}',
    description: 'Title of a dialog',
  },
  addressField: {
    id: 'list.bulk.addressDialog.field',
    defaultMessage: 'New destination for all of them',
    description: 'Field for an address',
  },
  addressMissing: {
    id: 'list.bulk.addressDialog.missing',
    defaultMessage: 'Enter the new destination of these links.',
    description: 'Error: the field is empty',
  },
  moveTitle: {
    id: 'list.bulk.moveDialog.title',
    defaultMessage:
      '{count, plural, one {Move # link to another group} other {Move # links to another group}}',
    description: 'Title of a dialog',
  },
});
