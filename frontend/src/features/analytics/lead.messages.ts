import { defineMessages } from '../../i18n/define-messages';

/** Where a link leads, for those who do not see its numbers. */
export const leadMessages = defineMessages({
  heading: {
    id: 'analytics.lead.heading',
    defaultMessage: 'Where this short link leads',
    description: 'Heading above the destination of a link of somebody else',
  },
  warned: {
    id: 'analytics.lead.warned',
    defaultMessage: 'Be careful: visitors see a warning before this page.',
    description: 'Below the destination of a link',
  },
  expired: {
    id: 'analytics.lead.expired',
    defaultMessage: 'Nowhere: this link has expired.',
    description: 'In place of the destination of a link',
  },
  disabled: {
    id: 'analytics.lead.disabled',
    defaultMessage: 'Nowhere: this link was disabled by the site administrators.',
    description: 'In place of the destination of a link',
  },
});
