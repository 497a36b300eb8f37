import { defineMessages } from '../../i18n/define-messages';
import type { ProblemTexts } from '../../shared/ui/problem.messages';
import { labelProblems } from '../labels';
import { previewProblems } from '../preview';
import { linkProblems } from '../links';

const messages = defineMessages({
  externalId: {
    id: 'editor.problem.externalId',
    defaultMessage: 'An external id can have at most 100 characters and no control characters.',
    description: 'Error below the external id',
  },
  noteInvalid: {
    id: 'editor.problem.noteInvalid',
    defaultMessage: 'A note can have at most 500 characters and no control characters.',
    description: 'Error below the note',
  },
  expiryPast: {
    id: 'editor.problem.expiryPast',
    defaultMessage: 'This time has passed. Choose a later one.',
    description: 'Error below the end of a link',
  },
  expiryInvalid: {
    id: 'editor.problem.expiryInvalid',
    defaultMessage: 'This is not a valid expiration time. Choose a date, a time and a time zone.',
    description: 'Error below the end of a link',
  },
  targetAddress: {
    id: 'editor.problem.targetAddress',
    defaultMessage:
      'This URL cannot be used here. Enter one that starts with https://, or an app URL that does not run code.',
    description: 'Error below the destination of some visitors',
  },
  targetMissing: {
    id: 'editor.problem.targetMissing',
    defaultMessage: 'Enter a destination for these visitors, or remove them.',
    description: 'Error below the destination of some visitors',
  },
  appStore: {
    id: 'editor.problem.appStore',
    defaultMessage: 'This is not a valid App Store URL.',
    description: 'Error below the destination of people on iPhones',
  },
  playStore: {
    id: 'editor.problem.playStore',
    defaultMessage: 'This is not a valid Google Play URL.',
    description: 'Error below the destination of people on Android',
  },
  pathKey: {
    id: 'editor.problem.pathKey',
    defaultMessage:
      'A parameter must start with a letter and have at most 40 letters a to z, digits, underscores, full stops and hyphens.',
    description: 'Error below the name of a parameter',
  },
  limitReached: {
    id: 'editor.problem.limitReached',
    defaultMessage: 'Not saved: the limit of this group’s plan is reached.',
    description: 'Error above the button that saves: too many replacements this month, stars or tags',
  },
  notAllowed: {
    id: 'editor.problem.notAllowed',
    defaultMessage: 'Only the link’s creator and admins of the group can edit it.',
    description: 'Error above the button that saves',
  },
  changedMeanwhile: {
    id: 'editor.problem.changedMeanwhile',
    defaultMessage: 'Not saved: this link was changed elsewhere after you opened it.',
    description: 'Above the button that saves',
  },
  gone: {
    id: 'editor.problem.gone',
    defaultMessage: 'This link no longer exists here: it was deleted or moved to another group.',
    description: 'Error above the button that saves',
  },
});

/** What the server says of a link that is being changed, by its codes. */
export const editorProblems: ProblemTexts = {
  ...linkProblems,
  'links.utm-invalid': labelProblems['links.utm-invalid'],
  'links.external-id-invalid': messages.externalId,
  'links.note-invalid': messages.noteInvalid,
  'links.path-key-invalid': messages.pathKey,
  'links.expiry-past': messages.expiryPast,
  'links.expiry-malformed': messages.expiryInvalid,
  'links.expiry-missing': messages.expiryInvalid,
  'links.expiry-time-zone-unknown': messages.expiryInvalid,
  'links.target-address-invalid': messages.targetAddress,
  'links.changed-meanwhile': messages.changedMeanwhile,
  'links.not-allowed': messages.notAllowed,
  'links.link-does-not-exist': messages.gone,
  'links.link-deleted': messages.gone,
  'plan.limit-reached': messages.limitReached,
};

/** The same of everything that is saved together. */
export const saveProblems: ProblemTexts = { ...previewProblems, ...editorProblems };

/** The same at the destination of some visitors. */
export const targetProblems: ProblemTexts = {
  ...editorProblems,
  'links.address-missing': messages.targetMissing,
};

export const storeProblems = {
  ios_store: { ...targetProblems, 'links.target-address-invalid': messages.appStore },
  android_store: { ...targetProblems, 'links.target-address-invalid': messages.playStore },
} as const satisfies Record<string, ProblemTexts>;
