import { defineMessages } from '../../i18n/define-messages';
import type { ProblemTexts } from '../../shared/ui/problem.messages';

const messages = defineMessages({
  tagInvalid: {
    id: 'labels.problem.tagInvalid',
    defaultMessage: 'A tag must have 1 to 50 characters on one line.',
    description: 'Error below the field of a new tag',
  },
  tagReserved: {
    id: 'labels.problem.tagReserved',
    defaultMessage: '“api” is reserved for links created by programs. Choose another word.',
    description: 'Error below the field of a new tag',
  },
  tagNameTaken: {
    id: 'labels.problem.tagNameTaken',
    defaultMessage: 'The group already has a tag with this name. Choose another name, or merge the two tags.',
    description: 'Error below the name of a tag that is changed',
  },
  tagGone: {
    id: 'labels.problem.tagGone',
    defaultMessage: 'This tag has been deleted. Reload the page.',
    description: 'Error: somebody else deleted a tag',
  },
  tooManyTags: {
    id: 'labels.problem.tooManyTags',
    defaultMessage: 'A link can have at most 20 tags.',
    description: 'Error in the dialog of tags',
  },
  linkGone: {
    id: 'labels.problem.linkGone',
    defaultMessage: 'This link no longer exists. Reload the page.',
    description: 'Error: somebody deleted or moved the link',
  },
  nameInvalid: {
    id: 'labels.problem.nameInvalid',
    defaultMessage: 'A name must have 1 to 60 characters on one line.',
    description: 'Error below the name of a tool',
  },
  nameTaken: {
    id: 'labels.problem.nameTaken',
    defaultMessage: 'This name is taken. Choose another one.',
    description: 'Error below the name of a tool',
  },
  noteInvalid: {
    id: 'labels.problem.noteInvalid',
    defaultMessage: 'A note can have at most 200 characters on one line.',
    description: 'Error below the note of a tool',
  },
  pixelInvalid: {
    id: 'labels.problem.pixelInvalid',
    defaultMessage: 'This is not a valid id. Copy it again from the service.',
    description: 'Error below the field of a pixel',
  },
  utmInvalid: {
    id: 'labels.problem.utmInvalid',
    defaultMessage: 'At most 200 characters on one line.',
    description: 'Error below the field of a parameter',
  },
  valueEmpty: {
    id: 'labels.problem.valueEmpty',
    defaultMessage: 'Fill in at least one of these fields.',
    description: 'Error: a tool without any id or parameter',
  },
  toolGone: {
    id: 'labels.problem.toolGone',
    defaultMessage: 'This has been deleted. Reload the page.',
    description: 'Error: somebody else deleted a tool',
  },
  toolUnknown: {
    id: 'labels.problem.toolUnknown',
    defaultMessage: 'This tool was deleted. Turn it off here, too.',
    description: 'Error below a tool that is chosen for a link, and that somebody else deleted meanwhile',
  },
  notAllowed: {
    id: 'labels.problem.notAllowed',
    defaultMessage: 'Only its creator and admins of the group can change it.',
    description: 'Error: a link, tag or tool of somebody else',
  },
  limitReached: {
    id: 'labels.problem.limitReached',
    defaultMessage:
      'The plan limit of this group is reached. Delete what you do not need, or choose a larger plan.',
    description: 'Error: the limit of tags or tools is reached',
  },
  seatReadOnly: {
    id: 'labels.problem.seatReadOnly',
    defaultMessage:
      'You have read-only access, because the plan of the group has too few seats. Ask an admin to upgrade.',
    description: 'Error: the reader may not change anything',
  },
});

/** What the server says of tags and tracking tools, by its codes. */
export const labelProblems: ProblemTexts = {
  'links.tag-invalid': messages.tagInvalid,
  'links.tag-reserved': messages.tagReserved,
  'links.tag-name-taken': messages.tagNameTaken,
  'links.tag-unknown': messages.tagGone,
  'links.tag-does-not-exist': messages.tagGone,
  'links.too-many-tags': messages.tooManyTags,
  'links.link-does-not-exist': messages.linkGone,
  'links.link-deleted': messages.linkGone,
  'links.tool-name-invalid': messages.nameInvalid,
  'links.tool-name-taken': messages.nameTaken,
  'links.tool-note-invalid': messages.noteInvalid,
  'links.pixel-invalid': messages.pixelInvalid,
  'links.utm-invalid': messages.utmInvalid,
  'links.tool-value-empty': messages.valueEmpty,
  'links.tool-does-not-exist': messages.toolGone,
  'links.tool-unknown': messages.toolUnknown,
  'links.not-allowed': messages.notAllowed,
  'plan.limit-reached': messages.limitReached,
  'plan.seat-read-only': messages.seatReadOnly,
};
