import { defineMessages } from '../i18n/define-messages';

export const planMessages = defineMessages({
  name: {
    id: 'plan.name',
    defaultMessage:
      '{plan, select, Personal {Personal} Initial {Initial} InitialLegacy {Initial, earlier terms} Classic {Classic} ClassicAddon {Classic with extras} Customized {Made to measure} other {Free}}',
    description: 'Name of a plan',
  },
});
