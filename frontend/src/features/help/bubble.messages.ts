import { defineMessages } from '../../i18n/define-messages';

export const bubbleMessages = defineMessages({
  close: {
    id: 'content.bubble.close',
    defaultMessage: 'Close the help window',
    description: 'Name of the button that closes the help window',
  },
  greetGuest: {
    id: 'content.bubble.greetGuest',
    defaultMessage: 'Hello! What would you like to know?',
    description: 'First words of the help window for a visitor who is not signed in',
  },
  greetMember: {
    id: 'content.bubble.greetMember',
    defaultMessage: 'Hello {name}! What would you like to know?',
    description: 'First words of the help window for somebody signed in',
  },
  greetPaid: {
    id: 'content.bubble.greetPaid',
    defaultMessage: 'Hello {name}, thank you for your support! How can we help?',
    description: 'First words of the help window for somebody who has bought a plan',
  },
  hot: {
    id: 'content.bubble.hot',
    defaultMessage: 'Popular questions',
    description: 'Name of the list of questions in the help window',
  },
  others: {
    id: 'content.bubble.others',
    defaultMessage: 'Other questions',
    description: 'Button that leads from an answer back to the questions',
  },
  page: {
    id: 'content.bubble.page',
    defaultMessage: 'Open as a page',
    description: 'Link from the short window to the page of a question',
  },
  contact: {
    id: 'content.bubble.contact',
    defaultMessage: 'Contact',
    description: 'Button that opens the contact dialog',
  },
  failed: {
    id: 'content.bubble.failed',
    defaultMessage: 'The questions could not be loaded. The help centre has them all.',
    description: 'When the questions could not be loaded',
  },
});

export const newFeatureMessages = defineMessages({
  title: {
    id: 'content.feature.title',
    defaultMessage: 'New in analytics',
    description: 'Heading of the window that shows what is new',
  },
  step: {
    id: 'content.feature.step',
    defaultMessage: 'Step {step} of {count}',
    description: 'Where one is in a row of pages',
  },
  redesign: {
    id: 'content.feature.redesign',
    defaultMessage: 'Statistics at a glance',
    description: 'Heading of the first step',
  },
  redesignText: {
    id: 'content.feature.redesignText',
    defaultMessage:
      'Total and unique clicks are at the top, days and hours below. Choose a day to see its hours.',
    description: 'Text of the first step',
  },
  line: {
    id: 'content.feature.line',
    defaultMessage: 'LINE as a source',
    description: 'Heading of the second step',
  },
  lineText: {
    id: 'content.feature.lineText',
    defaultMessage:
      'LINE hides the referrer of its visitors. Linklet recognises its browser and shows LINE as a source of its own.',
    description: 'Text of the second step',
  },
  plus: {
    id: 'content.feature.plus',
    defaultMessage: 'Add “+” to open analytics',
    description: 'Heading of the third step',
  },
  plusText: {
    id: 'content.feature.plusText',
    defaultMessage:
      'Type “+” after a short link to open its analytics page. Others see it only if the analytics are public. This visit is not counted.',
    description: 'Text of the third step',
  },
  opinion: {
    id: 'content.feature.opinion',
    defaultMessage: 'What do you think of it?',
    description: 'Question in each step',
  },
  awesome: {
    id: 'content.feature.awesome',
    defaultMessage: 'Awesome',
    description: 'Answer to that question',
  },
  notBad: {
    id: 'content.feature.notBad',
    defaultMessage: 'Not bad',
    description: 'Answer to that question',
  },
  notInterested: {
    id: 'content.feature.notInterested',
    defaultMessage: 'Not interested',
    description: 'Answer to that question',
  },
  back: {
    id: 'content.feature.back',
    defaultMessage: 'Back',
    description: 'Button to the step before',
  },
  next: {
    id: 'content.feature.next',
    defaultMessage: 'Next',
    description: 'Button to the step after',
  },
  done: {
    id: 'content.feature.done',
    defaultMessage: 'Done',
    description: 'Button that ends the last step',
  },
  later: {
    id: 'content.feature.later',
    defaultMessage: 'Not now',
    description: 'Button that closes the window before its end',
  },
});

export const rateMessages = defineMessages({
  title: {
    id: 'content.rate.title',
    defaultMessage: 'How do you like Linklet?',
    description: 'Heading of the window that asks for an opinion',
  },
  open: {
    id: 'content.rate.open',
    defaultMessage: 'Rate Linklet',
    description: 'Button below that heading that opens the window',
  },
  stars: {
    id: 'content.rate.stars',
    defaultMessage: '{count, plural, one {# star} other {# stars}}',
    description: 'Name of a mark from 1 to 5',
  },
  comment: {
    id: 'content.rate.comment',
    defaultMessage: 'What should we improve? (optional)',
    description: 'Label of a field',
  },
  send: {
    id: 'content.rate.send',
    defaultMessage: 'Send',
    description: 'Button',
  },
  later: {
    id: 'content.rate.later',
    defaultMessage: 'Not now',
    description: 'Button that closes the window without an answer',
  },
  choose: {
    id: 'content.rate.choose',
    defaultMessage: 'Choose one to five stars first.',
    description: 'When somebody sends without a mark',
  },
  thanks: {
    id: 'content.rate.thanks',
    defaultMessage: 'Thank you for your feedback!',
    description: 'After an opinion was sent',
  },
  close: {
    id: 'content.rate.close',
    defaultMessage: 'Close',
    description: 'Button that closes the window',
  },
  onDevice: {
    id: 'content.rate.onDevice',
    defaultMessage: 'Thank you! You are not logged in, so your answer is stored only on this device.',
    description: 'After an opinion of a visitor who is not signed in',
  },
});
