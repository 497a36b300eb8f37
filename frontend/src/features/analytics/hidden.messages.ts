import { defineMessages } from '../../i18n/define-messages';

export const hiddenMessages = defineMessages({
  narrowed: {
    id: 'analytics.hidden.narrowed',
    defaultMessage: 'This list supports only the source filter. Remove the other filters to see it.',
    description: 'In place of a list that filters exclude',
  },
  'click-limit': {
    id: 'analytics.hidden.click-limit',
    defaultMessage:
      'The plan’s click limit is used up. Admins of the group can still see this; upgrade to show it to everyone again.',
    description: 'In place of a list that the reader may not see: why, and what to do',
  },
  protected: {
    id: 'analytics.hidden.protected',
    defaultMessage: 'Only members of the group can see this. Log in as a member to see it.',
    description: 'In place of a list that the reader may not see: why, and what to do',
  },
  'author-unknown': {
    id: 'analytics.hidden.author-unknown',
    defaultMessage:
      'This link was created without an account. Sign up or log in in this browser to add it to your account and see this.',
    description: 'In place of a list that the reader may not see: why, and what to do',
  },
  claim: {
    id: 'analytics.hidden.claim',
    defaultMessage: 'Add to my account',
    description: 'Link to signing up, below the explanation that the link was created without an account',
  },
});
