import { defineMessages } from '../../i18n/define-messages';

/** Where a link leads, in a line each. */
export const leadsMessages = defineMessages({
  heading: {
    id: 'editor.leads.heading',
    defaultMessage: 'Where this link leads',
    description: 'Names the lines below the short address, of which the first is the destination',
  },
  fallback: {
    id: 'editor.leads.fallback',
    defaultMessage: 'After it expires',
    description: 'Before the address where visitors arrive once the link has expired',
  },
  backup: {
    id: 'editor.leads.backup',
    defaultMessage: 'The destination is down. Visitors arrive at {address}.',
    description: 'The backup URL is in use',
  },
  disabled: {
    id: 'editor.leads.disabled',
    defaultMessage: 'Disabled: visitors see a notice.',
    description: 'Administrators disabled the link',
  },
  warning: {
    id: 'editor.leads.warning',
    defaultMessage: 'Visitors see a warning first.',
    description: 'A warning page is shown before the destination',
  },
  glance: {
    id: 'editor.leads.glance',
    defaultMessage: 'QR code and clicks this week',
    description: 'Heading of a folded part below the preview cards, on narrow screens',
  },
});
