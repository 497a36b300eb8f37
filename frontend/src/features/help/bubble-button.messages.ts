import { defineMessages } from '../../i18n/define-messages';

/** The one text of the closed bubble; it stands in the core, so that nothing else has to come for it. */
export const bubbleButtonMessages = defineMessages({
  name: {
    id: 'help.bubble',
    defaultMessage: 'Quick help',
    description: 'Name of the round button at the bottom right, and of the window that it opens',
  },
});
