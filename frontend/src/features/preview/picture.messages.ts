import { defineMessages } from '../../i18n/define-messages';

export const pictureMessages = defineMessages({
  heading: { id: 'preview.picture.heading', defaultMessage: 'Picture', description: 'Heading of a part' },
  kept: {
    id: 'preview.picture.kept',
    defaultMessage: 'The one it has',
    description: 'Choice of a picture: nothing is changed',
  },
  ofPage: {
    id: 'preview.picture.ofPage',
    defaultMessage: 'The page’s own',
    description: 'Choice of a picture: whatever the page names',
  },
  onPage: {
    id: 'preview.picture.onPage',
    defaultMessage: 'Picture {number, number} of the page',
    description: 'Choice of a picture, for screen readers',
  },
  choices: {
    id: 'preview.picture.choices',
    defaultMessage: 'Pictures to choose from',
    description: 'Name of a group of choices for screen readers',
  },
  looking: {
    id: 'preview.picture.looking',
    defaultMessage: 'Looking for pictures on the page…',
    description: 'While the page is being read',
  },
  upload: {
    id: 'preview.picture.upload',
    defaultMessage: 'Upload a picture',
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
    defaultMessage: 'Address of a picture',
    description: 'Label of a field',
  },
  take: {
    id: 'preview.picture.take',
    defaultMessage: 'Use',
    description: 'Button beside the address of a picture',
  },
  part: {
    id: 'preview.picture.part',
    defaultMessage: 'Which part is shown',
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
    defaultMessage: 'Drawn into the picture, so that people see that a video waits.',
    description: 'Below the switch',
  },
  iconDrawn: {
    id: 'preview.picture.iconDrawn',
    defaultMessage: 'A play icon is part of this picture. Choose the picture anew to take it off.',
    description: 'In place of the switch',
  },
  keepsMoving: {
    id: 'preview.picture.keepsMoving',
    defaultMessage: 'Keep the GIF moving',
    description: 'Switch',
  },
  keepsMovingHint: {
    id: 'preview.picture.keepsMovingHint',
    defaultMessage: 'Otherwise its first picture is taken. Not every app lets it move.',
    description: 'Below the switch',
  },
  making: {
    id: 'preview.picture.making',
    defaultMessage: 'The picture is being sent and cut…',
    description: 'While it is being saved',
  },
});
