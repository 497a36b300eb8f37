import { defineMessages } from '../../i18n/define-messages';

export const memberHomeMessages = defineMessages({
  heading: {
    id: 'home.heading',
    defaultMessage: 'Shorten a link',
    description: 'Heading of the home page of members, above the field for a long URL',
  },
});

export const attentionMessages = defineMessages({
  heading: {
    id: 'home.attention',
    defaultMessage: 'Needs attention',
    description: 'Heading of what a member should see to',
  },
  none: {
    id: 'home.attention.none',
    defaultMessage: 'Nothing needs your attention.',
    description: 'In place of that list when it is empty',
  },
  invitation: {
    id: 'home.attention.invitation',
    defaultMessage: '{inviter} invites you to the group “{group}”.',
    description: 'An invitation that has not been answered',
  },
  answer: {
    id: 'home.attention.answer',
    defaultMessage: 'Answer the invitation',
    description: 'Link below an invitation',
  },
  warning: {
    id: 'home.attention.warning',
    defaultMessage:
      '{count, plural, one {{address} shows a warning page before its destination.} other {#{more} links show a warning page before their destinations.}}',
    description:
      'Links whose destinations were found dangerous or suspicious; address of the only one; more is a plus sign when not all were counted',
  },
  down: {
    id: 'home.attention.down',
    defaultMessage:
      '{count, plural, one {The destination of {address} does not respond.} other {The destinations of #{more} links do not respond.}}',
    description:
      'Links whose destinations were found broken; address of the only one; more is a plus sign when not all were counted',
  },
  show: {
    id: 'home.attention.show',
    defaultMessage: '{count, plural, one {Show the link} other {Show the links}}',
    description: 'Link to the list of those links',
  },
  limit: {
    id: 'home.attention.limit',
    defaultMessage:
      '{name}: {state, select, near {{used, number} of {limit, number} used} full {limit of {limit, number} reached} other {{used, number} used, limit {limit, number}}}.',
    description: 'A limit of the plan that is near, reached or exceeded; name is like “Tags”',
  },
  usage: {
    id: 'home.attention.usage',
    defaultMessage: 'View plan and usage',
    description: 'Link below the limits',
  },
});
