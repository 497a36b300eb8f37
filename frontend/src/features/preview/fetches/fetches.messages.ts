import { defineMessages } from '../../../i18n/define-messages';
import type { CardWarning } from './fetches.api';

export const fetchMessages = defineMessages({
  heading: {
    id: 'preview.fetches.heading',
    defaultMessage: 'Preview cache',
    description: 'Heading above the apps that have fetched the preview of this link',
  },
  lead: {
    id: 'preview.fetches.lead',
    defaultMessage: 'Apps cache a preview once they have loaded it. This list shows which apps have done so.',
    description: 'Below that heading',
  },
  none: {
    id: 'preview.fetches.none',
    defaultMessage:
      'No app has loaded this preview yet. Share the link to see here which apps have loaded it and whether it is up to date.',
    description: 'In place of the apps',
  },
  fetched: {
    id: 'preview.fetches.fetched',
    defaultMessage: 'Fetched {when}, {count, plural, one {once so far} other {# times so far}}',
    description: 'Below the name of an app; {when} is like "3 hours ago" or a date',
  },
  old: {
    id: 'preview.fetches.old',
    defaultMessage: 'Shows an old preview',
    description: 'Beside an app that has not looked since the preview was changed',
  },
  current: {
    id: 'preview.fetches.current',
    defaultMessage: 'Up to date',
    description: 'Beside an app that has fetched the preview as it is now',
  },
  asksAgain: {
    id: 'preview.fetches.asksAgain',
    defaultMessage: 'Refreshes automatically within {time}.',
    description: 'About an app that shows the old card; {time} is like "24 hours" or "7 days"',
  },
  copy: {
    id: 'preview.fetches.copy',
    defaultMessage: 'Copy a refresh link',
    description:
      'Button: copies the short address in a form that the app has not seen, so that it looks anew',
  },
  tool: {
    id: 'preview.fetches.tool',
    defaultMessage: 'Refresh',
    description: 'Link to a tool of the app where one can have it fetch the preview anew',
  },
  toolFor: {
    id: 'preview.fetches.toolFor',
    defaultMessage: 'Refresh in {app}',
    description: 'The same for screen readers; must begin with the text of preview.fetches.tool',
  },
  freshHint: {
    id: 'preview.fetches.freshHint',
    defaultMessage:
      'Share {address} instead to make every app load the preview again. It has the same destination.',
    description:
      'Below the apps when one of them shows the old card; {address} is the short address with ?v=4',
  },
  unmeasured: {
    id: 'preview.fetches.unmeasured',
    defaultMessage:
      'Only images uploaded here can be checked. 1200 × 630 pixels suit every app; Facebook shows images smaller than 600 × 315 as a small square and leaves out images smaller than 200 × 200.',
    description: 'Below the examples of cards',
  },
});

export const cardWarningMessages = defineMessages({
  'not-shown': {
    id: 'preview.warning.notShown',
    defaultMessage:
      '{app} does not show this image: it must have at least {width, number} × {height, number} pixels.',
    description: 'Below the example of a card',
  },
  'small-card': {
    id: 'preview.warning.smallCard',
    defaultMessage:
      '{app} shows this image as a small square: a large preview requires at least {width, number} × {height, number} pixels.',
    description: 'Below the example of a card',
  },
  'too-large': {
    id: 'preview.warning.tooLarge',
    defaultMessage: '{app} does not show images with a side longer than {width, number} pixels.',
    description: 'Below the example of a card',
  },
  'too-heavy': {
    id: 'preview.warning.tooHeavy',
    defaultMessage: '{app} does not show images larger than {size}.',
    description: 'Below the example of a card; {size} is like "600 kB"',
  },
  'too-wide': {
    id: 'preview.warning.tooWide',
    defaultMessage: '{app} does not show images more than four times as wide as high.',
    description: 'Below the example of a card',
  },
  'cut-off': {
    id: 'preview.warning.cutOff',
    defaultMessage: '{app} crops about {share} of this image.',
    description: 'Below the example of a card; {share} is like "7%"',
  },
} satisfies Record<CardWarning['problem'], object>);

export const narrowMessages = defineMessages({
  smallCard: {
    id: 'preview.warning.narrow',
    defaultMessage:
      '{app} shows this image as a small square: a large preview requires a width of at least {width, number} pixels.',
    description: 'Below the example of a card',
  },
});
