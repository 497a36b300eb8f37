import { defineMessages } from '../../i18n/define-messages';

export const qrMessages = defineMessages({
  of: { id: 'qr.of', defaultMessage: 'QR code of {address}', description: 'Alternative text of the QR code' },
  png: {
    id: 'qr.png',
    defaultMessage: 'PNG',
    description: 'Visible text of the button that saves the QR code as a PNG picture',
  },
  pngLong: {
    id: 'qr.pngLong',
    defaultMessage: 'PNG: save the QR code, {side} pixels wide',
    description: 'Name of the PNG button for screen readers; must begin with the text of qr.png',
  },
  svg: {
    id: 'qr.svg',
    defaultMessage: 'SVG',
    description: 'Visible text of the button that saves the QR code as an SVG drawing',
  },
  svgLong: {
    id: 'qr.svgLong',
    defaultMessage: 'SVG: save the QR code as a scalable image',
    description: 'Name of the SVG button for screen readers; must begin with the text of qr.svg',
  },
  copy: { id: 'qr.copy', defaultMessage: 'Copy image', description: 'Button that copies the QR code' },
  copied: { id: 'qr.copied', defaultMessage: 'Image copied', description: 'Announced after copying' },
  copyFailed: {
    id: 'qr.copyFailed',
    defaultMessage: 'This browser cannot copy images. Save the PNG instead.',
    description: 'Announced when copying failed',
  },
  saveFailed: {
    id: 'qr.saveFailed',
    defaultMessage: 'This browser cannot create the image. Save the SVG instead.',
    description: 'The PNG could not be made',
  },
  failed: {
    id: 'qr.failed',
    defaultMessage: 'The QR code could not be created.',
    description: 'In place of the QR code',
  },
  design: { id: 'qr.design', defaultMessage: 'Customise', description: 'Button that opens the designer' },
  sizes: {
    id: 'qr.sizes',
    defaultMessage: 'Size and format',
    description: 'The same button, where the plan has no custom look',
  },
  designTitle: {
    id: 'qr.designTitle',
    defaultMessage: 'QR code of {address}',
    description: 'Heading of the designer',
  },
  close: { id: 'qr.close', defaultMessage: 'Done', description: 'Button that closes the designer' },
});

export const qrStyleMessages = defineMessages({
  legend: { id: 'qr.style.legend', defaultMessage: 'Style', description: 'Name of the group of fields' },
  foreground: {
    id: 'qr.style.foreground',
    defaultMessage: 'Foreground',
    description: 'Label: colour of the code',
  },
  background: {
    id: 'qr.style.background',
    defaultMessage: 'Background',
    description: 'Label: colour behind the code',
  },
  rounded: { id: 'qr.style.rounded', defaultMessage: 'Rounded', description: 'Switch: rounded modules' },
  roundedHint: {
    id: 'qr.style.roundedHint',
    defaultMessage: 'The corner markers stay square, so that scanners recognise the code.',
    description: 'Explains the switch',
  },
  logo: { id: 'qr.style.logo', defaultMessage: 'Add a logo', description: 'Button that chooses a picture' },
  logoOther: {
    id: 'qr.style.logoOther',
    defaultMessage: 'Change logo',
    description: 'Button that chooses another picture',
  },
  logoRemove: {
    id: 'qr.style.logoRemove',
    defaultMessage: 'Remove logo',
    description: 'Button that takes the picture off',
  },
  logoHint: {
    id: 'qr.style.logoHint',
    defaultMessage: 'PNG, JPEG, WebP or GIF up to 5 MB. It stays on this device.',
    description: 'Below the button that chooses a picture',
  },
  logoFailed: {
    id: 'qr.style.logoFailed',
    defaultMessage: 'This file cannot be used. Choose a PNG, JPEG, WebP or GIF file up to 5 MB.',
    description: 'The chosen file is no picture',
  },
  size: { id: 'qr.style.size', defaultMessage: 'PNG size', description: 'Label of the choice' },
  pixels: {
    id: 'qr.style.pixels',
    defaultMessage: '{side} × {side} pixels',
    description: 'A choice of the size',
  },
  reset: { id: 'qr.style.reset', defaultMessage: 'Black on white', description: 'Button: the plain look' },
  kept: {
    id: 'qr.style.kept',
    defaultMessage: 'This browser saves the style for your next QR code.',
    description: 'Below the fields',
  },
  tooPale: {
    id: 'qr.style.tooPale',
    defaultMessage: 'The contrast between these colours is too low for scanning.',
    description: 'Warning: not enough contrast',
  },
  mend: {
    id: 'qr.style.mend',
    defaultMessage: 'Fix contrast',
    description: 'Button that changes the colours until scanners can read the code',
  },
  reversed: {
    id: 'qr.style.reversed',
    defaultMessage:
      'Most phones can scan light on dark, but some scanners cannot. Test it before you print it.',
    description: 'Note: the code is lighter than its ground',
  },
  locked: {
    id: 'qr.style.locked',
    defaultMessage: 'Colours, rounded modules and a logo require the {plan} plan.',
    description: 'The plan of the group does not have it',
  },
  toPlans: { id: 'qr.style.toPlans', defaultMessage: 'Compare plans', description: 'Link to the prices' },
});
