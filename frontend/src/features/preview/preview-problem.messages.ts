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
    defaultMessage: 'Choose a PNG, JPEG, GIF or WebP image.',
    description: 'Error: a file of another kind',
  },
  imageTooLarge: {
    id: 'preview.problem.imageTooLarge',
    defaultMessage: 'This file is larger than 5 MB. Choose a smaller one.',
    description: 'Error: the file is too large',
  },
  imageTooManyPixels: {
    id: 'preview.problem.imageTooManyPixels',
    defaultMessage: 'This image has more than 25 million pixels. Reduce its size first.',
    description: 'Error: the picture is too large',
  },
  imageTooSmall: {
    id: 'preview.problem.imageTooSmall',
    defaultMessage: 'This image is too small. Both sides must be longer than 100 pixels.',
    description: 'Error: the picture is too small',
  },
  imageTooManyFrames: {
    id: 'preview.problem.imageTooManyFrames',
    defaultMessage: 'This GIF is too long or too large. Turn off the animation, or shorten it.',
    description: 'Error: a moving picture',
  },
  imageBroken: {
    id: 'preview.problem.imageBroken',
    defaultMessage: 'This image cannot be read. Save it again and choose that file.',
    description: 'Error: the file is broken',
  },
  imageUnreachable: {
    id: 'preview.problem.imageUnreachable',
    defaultMessage: 'There is no image at this URL, or it cannot be reached. Upload it instead.',
    description: 'Error: a picture by its address',
  },
  imageAddress: {
    id: 'preview.problem.imageAddress',
    defaultMessage: 'Enter a URL that starts with https://',
    description: 'Error below the address of a picture',
  },
  imagesBusy: {
    id: 'preview.problem.imagesBusy',
    defaultMessage: 'The server is processing many images. Try again in a moment.',
    description: 'Error: the server asks to wait',
  },
  imageGone: {
    id: 'preview.problem.imageGone',
    defaultMessage: 'This image no longer exists. Choose it again.',
    description: 'Error: an upload that was not saved in time',
  },
  limitReached: {
    id: 'preview.problem.limitReached',
    defaultMessage:
      'The plan’s limit of edited previews is reached. Previews you have already edited can still be changed.',
    description: 'Error: the limit of the plan',
  },
  linkGone: {
    id: 'preview.problem.linkGone',
    defaultMessage: 'This link no longer exists. Reload the page.',
    description: 'Error: somebody deleted or moved the link',
  },
  notAllowed: {
    id: 'preview.problem.notAllowed',
    defaultMessage: 'Only the link’s creator and admins of the group can edit it.',
    description: 'Error: a link of somebody else',
  },
  seatReadOnly: {
    id: 'preview.problem.seatReadOnly',
    defaultMessage:
      'You have read-only access, because the plan of the group has too few seats. Ask an admin to upgrade.',
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
