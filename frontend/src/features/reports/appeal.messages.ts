import { defineMessages } from '../../i18n/define-messages';

/** What the owner of a link can say that was stopped, or is warned of. */
export const appealMessages = defineMessages({
  invite: {
    id: 'report.appeal.invite',
    defaultMessage: 'Is this a mistake?',
    description: 'Before a button, below the notice that a link was stopped or is warned of',
  },
  ask: { id: 'report.appeal.ask', defaultMessage: 'Request a review', description: 'Button' },
  asked: {
    id: 'report.appeal.asked',
    defaultMessage: 'You requested a review {when}. We will notify you.',
    description: 'The owner has appealed; when is such as “yesterday” or a date',
  },
  title: {
    id: 'report.appeal.title',
    defaultMessage: 'Why should this link be restored?',
    description: 'Title of a dialog',
  },
  words: {
    id: 'report.appeal.words',
    defaultMessage: 'Your reasons',
    description: 'Label of a field of many lines',
  },
  wordsHint: {
    id: 'report.appeal.wordsHint',
    defaultMessage: 'You can request a review once per link, so include everything we should know.',
    description: 'Below the field',
  },
  send: { id: 'report.appeal.send', defaultMessage: 'Send', description: 'Button' },
  sending: {
    id: 'report.appeal.sending',
    defaultMessage: 'Sending…',
    description: 'Button while it is sent',
  },
});
