import { defineMessages } from '../../i18n/define-messages';

export const linkChangesMessages = defineMessages({
  title: { id: 'editor.history.title', defaultMessage: 'History', description: 'Heading of a section' },
  empty: {
    id: 'editor.history.empty',
    defaultMessage: 'No changes yet.',
    description: 'In place of the history of a link',
  },
  url: {
    id: 'editor.history.url',
    defaultMessage: 'Destination changed from {before} to {after}',
    description: 'What was changed of a link: two addresses',
  },
  name: {
    id: 'editor.history.name',
    defaultMessage: 'Renamed from “{before}” to “{after}”',
    description: 'What was changed of a link: two names',
  },
  other: {
    id: 'editor.history.other',
    defaultMessage:
      '{field, select, note {Note changed} star {Star changed} expireTime {Expiration changed} timezone {Time zone of the expiration changed} fallbackUrl {Fallback URL changed} backupUrl {Backup URL changed} nativeOpen {Opening in the app changed} smartUtmOff {Smart UTM changed} passQuery {Passing on of query parameters changed} publicAnalytics {Public analytics changed} targets {Conditional destinations changed} utm {Campaign parameters changed} pathFormat {Extra path segment changed} title {Preview title changed} description {Preview description changed} imageUrl {Preview image changed} domain {Domain changed} externalId {External id changed} trackingTools {Tracking tools changed} other {Setting changed}}',
    description: 'What was changed of a link',
  },
  by: {
    id: 'editor.history.by',
    defaultMessage: '{name}, {when}',
    description: 'Who changed something, and when',
  },
  formerMember: {
    id: 'editor.history.formerMember',
    defaultMessage: 'A former member',
    description: 'Somebody who is not in the group any more',
  },
  restore: {
    id: 'editor.history.restore',
    defaultMessage: 'Restore {address}',
    description: 'Button: the link leads to this address again',
  },
  restoring: {
    id: 'editor.history.restoring',
    defaultMessage: 'The link will redirect to {address} again.',
    description: 'Can be undone for some seconds',
  },
  undo: { id: 'editor.history.undo', defaultMessage: 'Undo', description: 'Button' },
  undone: {
    id: 'editor.history.undone',
    defaultMessage: 'The destination was not changed.',
    description: 'Told after undoing',
  },
  more: { id: 'editor.history.more', defaultMessage: 'Show more', description: 'Button below the history' },
});

export const linkActionMessages = defineMessages({
  title: {
    id: 'editor.action.title',
    defaultMessage: 'More',
    description: 'Heading of a section of buttons',
  },
  duplicate: {
    id: 'editor.action.duplicate',
    defaultMessage: 'Duplicate',
    description: 'Button: makes another link like this one',
  },
  duplicated: {
    id: 'editor.action.duplicated',
    defaultMessage: '{address} was created as a copy of the link.',
    description: 'Told to screen readers; "address" is the new short link',
  },
  move: {
    id: 'editor.action.move',
    defaultMessage: 'Move to another group…',
    description: 'Button that opens a dialog',
  },
  giveBack: {
    id: 'editor.action.giveBack',
    defaultMessage: 'Return to its original group…',
    description: 'Button that opens a dialog: the link goes back to the group it came from',
  },
  returned: {
    id: 'editor.action.returned',
    defaultMessage: '{address} was returned to its original group.',
    description: 'In place of the page of the link',
  },
  failed: {
    id: 'editor.action.failed',
    defaultMessage: '{address} could not be deleted. {reason}',
    description: 'After a deletion was refused; "reason" is a sentence',
  },
  undo: { id: 'editor.action.undo', defaultMessage: 'Undo', description: 'Button' },
  toList: {
    id: 'editor.action.toList',
    defaultMessage: 'View all links',
    description: 'Button: leads to the list of links',
  },
  trash: { id: 'editor.action.trash', defaultMessage: 'Delete', description: 'Button: into the trash bin' },
  trashing: {
    id: 'editor.action.trashing',
    defaultMessage: '{address} was deleted.',
    description: 'In place of the page of the link; can be undone for some seconds',
  },
  kept: {
    id: 'editor.action.kept',
    defaultMessage: '{address} was restored.',
    description: 'Told after undoing a deletion',
  },
  moved: {
    id: 'editor.action.moved',
    defaultMessage: '{address} was moved to {name}.',
    description: 'Told to screen readers; "name" is a group',
  },
  analytics: {
    id: 'editor.action.analytics',
    defaultMessage: 'Analytics',
    description: 'Leads to the numbers',
  },
  tracking: {
    id: 'editor.action.tracking',
    defaultMessage: 'View tracking',
    description: 'Leads to the page that shows what is tracked of a link',
  },
  firstSave: {
    id: 'editor.action.firstSave',
    defaultMessage: 'Save or discard your changes first.',
    description: 'Why a button cannot be used at the moment',
  },
});
