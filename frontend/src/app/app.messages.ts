import { defineMessages } from '../i18n/define-messages';

export const appMessages = defineMessages({
  skipToContent: {
    id: 'app.skipToContent',
    defaultMessage: 'Skip to content',
    description: 'First link of each page, for keyboard users',
  },
  home: { id: 'app.home', defaultMessage: 'Linklet, home page', description: 'Name of the logo link' },
  language: { id: 'app.language', defaultMessage: 'Language', description: 'Name of the language menu' },
  theme: { id: 'app.theme', defaultMessage: 'Appearance', description: 'Name of the light/dark menu' },
  themeLight: { id: 'app.theme.light', defaultMessage: 'Light', description: 'Light colours' },
  themeDark: { id: 'app.theme.dark', defaultMessage: 'Dark', description: 'Dark colours' },
  themeSystem: {
    id: 'app.theme.system',
    defaultMessage: 'System',
    description: 'Light or dark colours as the operating system has them',
  },
  dismissOffer: {
    id: 'app.dismissOffer',
    defaultMessage: 'Keep this language',
    description: 'Closes the offer to show the page in another language',
  },
  apiDocs: {
    id: 'app.apiDocs',
    defaultMessage: 'API documentation',
    description: 'Footer link to the page that describes the API',
  },
  tagline: {
    id: 'app.tagline',
    defaultMessage: 'Short links with honest counts. No account, no advertising.',
    description: 'Line in the footer',
  },
  footer: { id: 'app.footer', defaultMessage: 'About this site', description: 'Name of the footer links' },
  goHome: { id: 'app.goHome', defaultMessage: 'Go to the home page', description: 'Button of error pages' },
  reload: { id: 'app.reload', defaultMessage: 'Reload the page', description: 'Button of error pages' },
  errorTitle: {
    id: 'app.errorTitle',
    defaultMessage: 'That did not work',
    description: 'Heading of error pages',
  },
  notFoundTitle: {
    id: 'app.notFound.title',
    defaultMessage: 'This page could not be found',
    description: 'Heading of the 404 page',
  },
  notFoundText: {
    id: 'app.notFound.text',
    defaultMessage:
      'If you followed a short link, it may have been mistyped or never existed. Upper and lower case matter.',
    description: 'Text of the 404 page, which unknown short links lead to as well',
  },
});

/** Messages of the error page by the message of the error, and whether a reload may help. */
export const errorMessages = defineMessages({
  somethingWrong: {
    id: 'error.somethingWrong',
    defaultMessage: 'Something went wrong on this page. Please refresh it; your links are safe.',
    description: 'Error page: a fault of the program',
  },
  newVersion: {
    id: 'error.newVersion',
    defaultMessage: 'A part of this page could not be loaded. Check your connection and refresh the page.',
    description:
      'Error page: a part of the program is gone, mostly because a newer version has been installed',
  },
});
