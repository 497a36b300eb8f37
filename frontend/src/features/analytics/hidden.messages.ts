import { defineMessages } from '../../i18n/define-messages';

export const hiddenMessages = defineMessages({
  narrowed: {
    id: 'analytics.hidden.narrowed',
    defaultMessage: 'This list knows only sources: remove the other filters to see it.',
    description: 'In place of a list that filters exclude',
  },
  'click-limit': {
    id: 'analytics.hidden.click-limit',
    defaultMessage:
      'The clicks of the plan are used up. Admins of the group still see this; a larger plan shows it to everybody again.',
    description: 'In place of a list that the reader may not see: why, and what to do',
  },
  protected: {
    id: 'analytics.hidden.protected',
    defaultMessage: 'The group shows this to its own members only. Log in as one of them to see it.',
    description: 'In place of a list that the reader may not see: why, and what to do',
  },
  'author-unknown': {
    id: 'analytics.hidden.author-unknown',
    defaultMessage:
      'This link was made without an account, so that this is not shown. Log in before you shorten the next one.',
    description: 'In place of a list that the reader may not see: why, and what to do',
  },
});
