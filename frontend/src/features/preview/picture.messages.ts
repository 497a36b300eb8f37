import { defineMessages } from '../../i18n/define-messages';

export const pictureMessages = defineMessages({
  heading: { id: 'preview.picture.heading', defaultMessage: 'Image', description: 'Heading of a part' },
  kept: {
    id: 'preview.picture.kept',
    defaultMessage: 'Current image',
    description: 'Choice of a picture: nothing is changed',
  },
  ofPage: {
    id: 'preview.picture.ofPage',
    defaultMessage: 'Image of the page',
    description: 'Choice of a picture: whatever the page names',
  },
  onPage: {
    id: 'preview.picture.onPage',
    defaultMessage: 'Image {number, number} on the page',
    description: 'Choice of a picture, for screen readers',
  },
  choices: {
    id: 'preview.picture.choices',
    defaultMessage: 'Available images',
    description: 'Name of a group of choices for screen readers',
  },
  looking: {
    id: 'preview.picture.looking',
    defaultMessage: 'Loading images from the page…',
    description: 'While the page is being read',
  },
  upload: {
    id: 'preview.picture.upload',
    defaultMessage: 'Upload an image',
    description: 'Button that opens the choice of a file',
  },
  uploadHint: {
    id: 'preview.picture.uploadHint',
    defaultMessage: 'Or drop it here, or paste it. PNG, JPEG, GIF or WebP, at most 5 MB.',
    description: 'Beside the button',
  },
  file: {
    id: 'preview.picture.file',
    defaultMessage: 'Your file: {name}',
    description: 'After a file was chosen',
  },
  address: {
    id: 'preview.picture.address',
    defaultMessage: 'Image URL',
    description: 'Label of a field',
  },
  take: {
    id: 'preview.picture.take',
    defaultMessage: 'Use',
    description: 'Button beside the address of a picture',
  },
  part: {
    id: 'preview.picture.part',
    defaultMessage: 'Crop position',
    description: 'Heading above two sliders',
  },
  leftPart: {
    id: 'preview.picture.leftPart',
    defaultMessage: 'Left to right',
    description: 'Label of a slider: where the shown part of a picture lies',
  },
  topPart: {
    id: 'preview.picture.topPart',
    defaultMessage: 'Top to bottom',
    description: 'Label of a slider: where the shown part of a picture lies',
  },
  playIcon: {
    id: 'preview.picture.playIcon',
    defaultMessage: 'Play icon',
    description: 'Switch: draws a play icon into the picture',
  },
  playIconHint: {
    id: 'preview.picture.playIconHint',
    defaultMessage: 'Drawn on the image to show that the destination is a video.',
    description: 'Below the switch',
  },
  iconDrawn: {
    id: 'preview.picture.iconDrawn',
    defaultMessage: 'This image includes a play icon. To remove it, choose the image again.',
    description: 'In place of the switch',
  },
  keepsMoving: {
    id: 'preview.picture.keepsMoving',
    defaultMessage: 'Keep the animation',
    description: 'Switch',
  },
  keepsMovingHint: {
    id: 'preview.picture.keepsMovingHint',
    defaultMessage: 'Otherwise only the first frame is used. Not every app plays animations.',
    description: 'Below the switch',
  },
  making: {
    id: 'preview.picture.making',
    defaultMessage: 'Uploading and cropping the image…',
    description: 'While it is being saved',
  },
});
