import { defineMessages } from '../../i18n/define-messages';

export const moveMessages = defineMessages({
  actions: {
    id: 'list.actions',
    defaultMessage: 'More for {address}',
    description: 'Name of the button with three dots that opens the menu of a link',
  },
  giveBack: {
    id: 'list.move.giveBack',
    defaultMessage: 'Return to {name}…',
    description: 'Entry of the menu of a link: gives it back to the group it came from; "name" is that group',
  },
  giveBackHome: {
    id: 'list.move.giveBackHome',
    defaultMessage: 'Return to its original group…',
    description: 'The same when the reader may not know the name of that group',
  },
  from: {
    id: 'list.move.from',
    defaultMessage: 'From {name}',
    description: 'Mark on a link that came from another group; "name" is that group',
  },
  fromElsewhere: {
    id: 'list.move.fromElsewhere',
    defaultMessage: 'From another group',
    description: 'The same when the reader may not know the name of that group',
  },
  title: {
    id: 'list.move.title',
    defaultMessage: 'Move {address} to another group',
    description: 'Title of the dialog; "address" is a short link',
  },
  text: {
    id: 'list.move.text',
    defaultMessage:
      'The short link keeps working and keeps its clicks. From then on, only members of that group can see it.',
    description: 'Below the title of the dialog',
  },
  choice: {
    id: 'list.move.choice',
    defaultMessage: 'Target group',
    description: 'Name of the choice of groups, for screen readers',
  },
  noOther: {
    id: 'list.move.noOther',
    defaultMessage: 'You have no other group yet. Once you have one, you can move links to it.',
    description: 'In the dialog, instead of a choice of groups',
  },
  toGroups: {
    id: 'list.move.toGroups',
    defaultMessage: 'See your groups',
    description: 'Button that leads to the list of groups in the settings',
  },
  move: { id: 'list.move.move', defaultMessage: 'Move', description: 'Button that moves the link' },
  moving: {
    id: 'list.move.moving',
    defaultMessage: 'Moving…',
    description: 'In place of "Move" meanwhile',
  },
  cancel: { id: 'list.move.cancel', defaultMessage: 'Cancel', description: 'Closes a dialog' },
});

export const returnMessages = defineMessages({
  title: {
    id: 'list.return.title',
    defaultMessage: 'Return {address} to {name}?',
    description: 'Title of the question; "address" is a short link, "name" the group it came from',
  },
  titleHome: {
    id: 'list.return.titleHome',
    defaultMessage: 'Return {address} to its original group?',
    description: 'The same when the reader may not know the name of that group',
  },
  text: {
    id: 'list.return.text',
    defaultMessage:
      'The short link keeps working and keeps its clicks. The members of this group can no longer see it.',
    description: 'Below the question whether to return a link',
  },
  confirm: {
    id: 'list.return.confirm',
    defaultMessage: 'Return',
    description: 'Button that returns the link',
  },
  returning: {
    id: 'list.return.returning',
    defaultMessage: 'Returning…',
    description: 'In place of "Return" meanwhile',
  },
});

export const movedMessages = defineMessages({
  moved: {
    id: 'list.moved.moved',
    defaultMessage: '{address} was moved to {name}.',
    description: 'In place of a link that has gone to another group; "name" is that group',
  },
  returned: {
    id: 'list.moved.returned',
    defaultMessage: '{address} was returned to {name}.',
    description: 'In place of a link that has gone back to the group it came from',
  },
  returnedHome: {
    id: 'list.moved.returnedHome',
    defaultMessage: '{address} was returned to its original group.',
    description: 'The same when the reader may not know the name of that group',
  },
  undoing: {
    id: 'list.moved.undoing',
    defaultMessage: 'Restoring {address}…',
    description: 'In place of a link while it is on its way back',
  },
});
