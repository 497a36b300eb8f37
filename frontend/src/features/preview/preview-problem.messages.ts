import { defineMessages } from '../../i18n/define-messages';
import type { ProblemTexts } from '../../shared/ui/problem.messages';

const messages = defineMessages({
  textTooLong: {
    id: 'preview.problem.textTooLong',
    defaultMessage: 'At most 300 characters.',
    description: 'Error below the title or description',
  },
  imageKind: {
    id: 'preview.problem.imageKind',
    defaultMessage: 'Choose a PNG, JPEG, GIF or WebP picture.',
    description: 'Error: a file of another kind',
  },
  imageTooLarge: {
    id: 'preview.problem.imageTooLarge',
    defaultMessage: 'This file is larger than 5 MB. Choose a smaller one.',
    description: 'Error: the file is too large',
  },
  imageTooManyPixels: {
    id: 'preview.problem.imageTooManyPixels',
    defaultMessage: 'This picture has more than 25 million pixels. Make it smaller first.',
    description: 'Error: the picture is too large',
  },
  imageTooSmall: {
    id: 'preview.problem.imageTooSmall',
    defaultMessage: 'This picture is too small. Both sides need more than 100 pixels.',
    description: 'Error: the picture is too small',
  },
  imageTooManyFrames: {
    id: 'preview.problem.imageTooManyFrames',
    defaultMessage: 'This GIF is too long or too large. Switch off that it keeps moving, or make it shorter.',
    description: 'Error: a moving picture',
  },
  imageBroken: {
    id: 'preview.problem.imageBroken',
    defaultMessage: 'This picture cannot be read. Save it anew and choose that file.',
    description: 'Error: the file is broken',
  },
  imageUnreachable: {
    id: 'preview.problem.imageUnreachable',
    defaultMessage: 'There is no picture at this address, or it cannot be reached. Upload it instead.',
    description: 'Error: a picture by its address',
  },
  imageAddress: {
    id: 'preview.problem.imageAddress',
    defaultMessage: 'Enter an address that begins with https://',
    description: 'Error below the address of a picture',
  },
  imagesBusy: {
    id: 'preview.problem.imagesBusy',
    defaultMessage: 'Many pictures are being worked on just now. Try again in a moment.',
    description: 'Error: the server asks to wait',
  },
  imageGone: {
    id: 'preview.problem.imageGone',
    defaultMessage: 'This picture is not here any more. Choose it again.',
    description: 'Error: an upload that was not saved in time',
  },
  limitReached: {
    id: 'preview.problem.limitReached',
    defaultMessage:
      'Your plan lets you change no more previews. Those that you changed before can still be changed.',
    description: 'Error: the limit of the plan',
  },
  linkGone: {
    id: 'preview.problem.linkGone',
    defaultMessage: 'This link is not here any more. Reload the page to see what is.',
    description: 'Error: somebody deleted or moved the link',
  },
  notAllowed: {
    id: 'preview.problem.notAllowed',
    defaultMessage: 'Only whoever made this link or an admin of the group can change it.',
    description: 'Error: a link of somebody else',
  },
  seatReadOnly: {
    id: 'preview.problem.seatReadOnly',
    defaultMessage:
      'You can only look here, because the plan of the group pays for fewer members. Ask an admin to upgrade.',
    description: 'Error: the reader may not change anything',
  },
});

/** What the server says of previews and pictures, by its codes. */
export const previewProblems: ProblemTexts = {
  'links.preview-text-too-long': messages.textTooLong,
  'links.image-kind': messages.imageKind,
  'links.image-missing': messages.imageKind,
  'http.file-too-large': messages.imageTooLarge,
  'http.body-too-large': messages.imageTooLarge,
  'links.image-too-many-pixels': messages.imageTooManyPixels,
  'links.image-too-small': messages.imageTooSmall,
  'links.image-too-many-frames': messages.imageTooManyFrames,
  'links.image-broken': messages.imageBroken,
  'links.image-unreachable': messages.imageUnreachable,
  'links.image-address-invalid': messages.imageAddress,
  'links.image-unknown': messages.imageGone,
  'links.images-busy': messages.imagesBusy,
  'plan.limit-reached': messages.limitReached,
  'links.link-does-not-exist': messages.linkGone,
  'links.link-deleted': messages.linkGone,
  'links.not-allowed': messages.notAllowed,
  'plan.seat-read-only': messages.seatReadOnly,
};
