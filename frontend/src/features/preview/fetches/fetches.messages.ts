import { defineMessages } from '../../../i18n/define-messages';
import type { CardWarning } from './fetches.api';

export const fetchMessages = defineMessages({
  heading: {
    id: 'preview.fetches.heading',
    defaultMessage: 'Who has drawn this card',
    description: 'Heading above the apps that have fetched the preview of this link',
  },
  lead: {
    id: 'preview.fetches.lead',
    defaultMessage: 'Apps remember a card once they have drawn it. Here you see who remembers which.',
    description: 'Below that heading',
  },
  none: {
    id: 'preview.fetches.none',
    defaultMessage:
      'No app has fetched this card yet. Share the link, and here you see who has drawn it and whether it is up to date.',
    description: 'In place of the apps',
  },
  fetched: {
    id: 'preview.fetches.fetched',
    defaultMessage: 'Fetched {when}, {count, plural, one {once so far} other {# times so far}}',
    description: 'Below the name of an app; {when} is like "3 hours ago" or a date',
  },
  old: {
    id: 'preview.fetches.old',
    defaultMessage: 'Shows the old card',
    description: 'Beside an app that has not looked since the preview was changed',
  },
  current: {
    id: 'preview.fetches.current',
    defaultMessage: 'Up to date',
    description: 'Beside an app that has fetched the preview as it is now',
  },
  asksAgain: {
    id: 'preview.fetches.asksAgain',
    defaultMessage: 'It looks again by itself within {time}.',
    description: 'About an app that shows the old card; {time} is like "24 hours" or "7 days"',
  },
  copy: {
    id: 'preview.fetches.copy',
    defaultMessage: 'Copy a fresh address',
    description:
      'Button: copies the short address in a form that the app has not seen, so that it looks anew',
  },
  tool: {
    id: 'preview.fetches.tool',
    defaultMessage: 'Have it look again',
    description: 'Link to a tool of the app where one can have it fetch the preview anew',
  },
  toolFor: {
    id: 'preview.fetches.toolFor',
    defaultMessage: 'Have it look again: {app}',
    description: 'The same for screen readers; must begin with the text of preview.fetches.tool',
  },
  freshHint: {
    id: 'preview.fetches.freshHint',
    defaultMessage: 'Share {address} instead, and every app draws the card anew. It leads to the same page.',
    description:
      'Below the apps when one of them shows the old card; {address} is the short address with ?v=4',
  },
  unmeasured: {
    id: 'preview.fetches.unmeasured',
    defaultMessage:
      'Only pictures that you upload here are measured. 1200 × 630 pixels suit every app; Facebook shows what is below 600 × 315 as a small square, and leaves out what is below 200 × 200.',
    description: 'Below the examples of cards',
  },
});

export const cardWarningMessages = defineMessages({
  'not-shown': {
    id: 'preview.warning.notShown',
    defaultMessage:
      '{app} leaves this picture out: it needs at least {width, number} × {height, number} pixels.',
    description: 'Below the example of a card',
  },
  'small-card': {
    id: 'preview.warning.smallCard',
    defaultMessage:
      '{app} shows this picture as a small square: a large card needs at least {width, number} × {height, number} pixels.',
    description: 'Below the example of a card',
  },
  'too-large': {
    id: 'preview.warning.tooLarge',
    defaultMessage: '{app} takes no picture with a side of more than {width, number} pixels.',
    description: 'Below the example of a card',
  },
  'too-heavy': {
    id: 'preview.warning.tooHeavy',
    defaultMessage: '{app} shows no picture that is larger than {size}.',
    description: 'Below the example of a card; {size} is like "600 kB"',
  },
  'too-wide': {
    id: 'preview.warning.tooWide',
    defaultMessage: '{app} leaves out pictures that are more than four times as wide as high.',
    description: 'Below the example of a card',
  },
  'cut-off': {
    id: 'preview.warning.cutOff',
    defaultMessage: '{app} cuts off about {share} of this picture.',
    description: 'Below the example of a card; {share} is like "7%"',
  },
} satisfies Record<CardWarning['problem'], object>);

export const narrowMessages = defineMessages({
  smallCard: {
    id: 'preview.warning.narrow',
    defaultMessage:
      '{app} shows this picture as a small square: a large card needs at least {width, number} pixels of width.',
    description: 'Below the example of a card',
  },
});
