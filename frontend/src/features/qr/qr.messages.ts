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
    defaultMessage: 'SVG: save the QR code as a drawing of any size',
    description: 'Name of the SVG button for screen readers; must begin with the text of qr.svg',
  },
  copy: { id: 'qr.copy', defaultMessage: 'Copy picture', description: 'Button that copies the QR code' },
  copied: { id: 'qr.copied', defaultMessage: 'Picture copied', description: 'Announced after copying' },
  copyFailed: {
    id: 'qr.copyFailed',
    defaultMessage: 'This browser does not let pictures be copied. Save the PNG instead.',
    description: 'Announced when copying failed',
  },
  saveFailed: {
    id: 'qr.saveFailed',
    defaultMessage: 'This browser cannot draw the picture. Save the SVG instead.',
    description: 'The PNG could not be made',
  },
  failed: {
    id: 'qr.failed',
    defaultMessage: 'The QR code could not be drawn.',
    description: 'In place of the QR code',
  },
  design: { id: 'qr.design', defaultMessage: 'Customise', description: 'Button that opens the designer' },
  designTitle: {
    id: 'qr.designTitle',
    defaultMessage: 'QR code of {address}',
    description: 'Heading of the designer',
  },
  close: { id: 'qr.close', defaultMessage: 'Done', description: 'Button that closes the designer' },
});

export const styleMessages = defineMessages({
  legend: { id: 'qr.style.legend', defaultMessage: 'Look', description: 'Name of the group of fields' },
  foreground: { id: 'qr.style.foreground', defaultMessage: 'Code', description: 'Label: colour of the code' },
  background: {
    id: 'qr.style.background',
    defaultMessage: 'Ground',
    description: 'Label: colour behind the code',
  },
  rounded: { id: 'qr.style.rounded', defaultMessage: 'Rounded', description: 'Switch: rounded modules' },
  roundedHint: {
    id: 'qr.style.roundedHint',
    defaultMessage: 'The corners stay square, so that scanners find the code.',
    description: 'Explains the switch',
  },
  logo: { id: 'qr.style.logo', defaultMessage: 'Add a logo', description: 'Button that chooses a picture' },
  logoOther: {
    id: 'qr.style.logoOther',
    defaultMessage: 'Another logo',
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
    defaultMessage: 'This file could not be used: choose a PNG, JPEG, WebP or GIF up to 5 MB.',
    description: 'The chosen file is no picture',
  },
  size: { id: 'qr.style.size', defaultMessage: 'Size of the PNG', description: 'Label of the choice' },
  pixels: {
    id: 'qr.style.pixels',
    defaultMessage: '{side} × {side} pixels',
    description: 'A choice of the size',
  },
  reset: { id: 'qr.style.reset', defaultMessage: 'Black on white', description: 'Button: the plain look' },
  kept: {
    id: 'qr.style.kept',
    defaultMessage: 'This browser remembers the look for your next QR code.',
    description: 'Below the fields',
  },
  tooPale: {
    id: 'qr.style.tooPale',
    defaultMessage: 'These two colours are too alike, so phones cannot read the code.',
    description: 'Warning: not enough contrast',
  },
  mend: {
    id: 'qr.style.mend',
    defaultMessage: 'Make it readable',
    description: 'Button that changes the colours until scanners can read the code',
  },
  reversed: {
    id: 'qr.style.reversed',
    defaultMessage: 'Most phones read light on dark, but some scanners do not. Try it before you print it.',
    description: 'Note: the code is lighter than its ground',
  },
  locked: {
    id: 'qr.style.locked',
    defaultMessage: 'Colours, rounded modules and a logo come with the plan {plan}.',
    description: 'The plan of the group does not have it',
  },
  toPlans: { id: 'qr.style.toPlans', defaultMessage: 'Compare plans', description: 'Link to the prices' },
});
