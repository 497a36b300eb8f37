import { defineMessages } from '../../i18n/define-messages';
import type { ProblemTexts } from '../../shared/ui/problem.messages';
import { labelProblems } from '../labels';
import { linkProblems } from '../links';

const messages = defineMessages({
  noteInvalid: {
    id: 'editor.problem.noteInvalid',
    defaultMessage: 'A note can have at most 500 characters, without control signs.',
    description: 'Error below the note',
  },
  expiryPast: {
    id: 'editor.problem.expiryPast',
    defaultMessage: 'This moment has passed. Choose a later one.',
    description: 'Error below the end of a link',
  },
  expiryInvalid: {
    id: 'editor.problem.expiryInvalid',
    defaultMessage: 'This is no moment that a link can end at. Choose a day, a time and a time zone.',
    description: 'Error below the end of a link',
  },
  targetAddress: {
    id: 'editor.problem.targetAddress',
    defaultMessage:
      'This address cannot be used here. Take one that begins with https://, or of an app that does not run code.',
    description: 'Error below the destination of some visitors',
  },
  targetMissing: {
    id: 'editor.problem.targetMissing',
    defaultMessage: 'Fill in where these visitors arrive, or remove them.',
    description: 'Error below the destination of some visitors',
  },
  appStore: {
    id: 'editor.problem.appStore',
    defaultMessage: 'This is no address of an app in the App Store.',
    description: 'Error below the destination of people on iPhones',
  },
  playStore: {
    id: 'editor.problem.playStore',
    defaultMessage: 'This is no address of an app on Google Play.',
    description: 'Error below the destination of people on Android',
  },
  pathKey: {
    id: 'editor.problem.pathKey',
    defaultMessage:
      'A parameter begins with a letter and has at most 40 letters a to z, digits, underscores, full stops and hyphens.',
    description: 'Error below the name of a parameter',
  },
  limitReached: {
    id: 'editor.problem.limitReached',
    defaultMessage: 'The plan of this group has no room for that any more, so nothing was saved.',
    description: 'Error above the button that saves: too many replacements this month, or too many stars',
  },
  notAllowed: {
    id: 'editor.problem.notAllowed',
    defaultMessage: 'Only whoever made this link and the admins of the group can change it.',
    description: 'Error above the button that saves',
  },
  gone: {
    id: 'editor.problem.gone',
    defaultMessage: 'This link is not here any more: it was deleted, or moved to another group.',
    description: 'Error above the button that saves',
  },
});

/** What the server says of a link that is being changed, by its codes. */
export const editorProblems: ProblemTexts = {
  ...linkProblems,
  'links.utm-invalid': labelProblems['links.utm-invalid'],
  'links.note-invalid': messages.noteInvalid,
  'links.path-key-invalid': messages.pathKey,
  'links.expiry-past': messages.expiryPast,
  'links.expiry-malformed': messages.expiryInvalid,
  'links.expiry-missing': messages.expiryInvalid,
  'links.expiry-time-zone-unknown': messages.expiryInvalid,
  'links.target-address-invalid': messages.targetAddress,
  'links.not-allowed': messages.notAllowed,
  'links.link-does-not-exist': messages.gone,
  'links.link-deleted': messages.gone,
  'plan.limit-reached': messages.limitReached,
};

/** The same at the destination of some visitors. */
export const targetProblems: ProblemTexts = {
  ...editorProblems,
  'links.address-missing': messages.targetMissing,
};

export const storeProblems = {
  ios_store: { ...targetProblems, 'links.target-address-invalid': messages.appStore },
  android_store: { ...targetProblems, 'links.target-address-invalid': messages.playStore },
} as const satisfies Record<string, ProblemTexts>;
