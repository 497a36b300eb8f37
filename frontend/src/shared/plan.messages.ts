import { defineMessages } from '../i18n/define-messages';

export const planMessages = defineMessages({
  name: {
    id: 'plan.name',
    defaultMessage:
      '{plan, select, Personal {Personal} Initial {Initial} InitialLegacy {Initial (legacy)} Classic {Classic} ClassicAddon {Classic with add-ons} Customized {Custom} other {Free}}',
    description: 'Name of a plan',
  },
});
