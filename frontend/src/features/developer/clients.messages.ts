import { defineMessages } from '../../i18n/define-messages';

/** The card of programs that were written for other services. */
export const clientMessages = defineMessages({
  heading: {
    id: 'developer.clients.heading',
    defaultMessage: 'Programs you already have',
    description: 'Heading',
  },
  lead: {
    id: 'developer.clients.lead',
    defaultMessage:
      'Programs for PicSee and YOURLS, and AI assistants, only need another address and this token.',
    description: 'Below the heading',
  },
  picsee: {
    id: 'developer.clients.picsee',
    defaultMessage: 'PicSee API',
    description: 'Name of an address',
  },
  mcp: {
    id: 'developer.clients.mcp',
    defaultMessage: 'AI assistants (MCP)',
    description: 'Name of an address',
  },
  yourls: {
    id: 'developer.clients.yourls',
    defaultMessage: 'YOURLS API',
    description: 'Name of an address',
  },
  signature: {
    id: 'developer.clients.signature',
    defaultMessage: 'YOURLS signature',
    description: 'Name of a secret',
  },
  show: {
    id: 'developer.clients.show',
    defaultMessage: 'Show address and signature for YOURLS',
    description: 'Button',
  },
  warning: {
    id: 'developer.clients.warning',
    defaultMessage:
      'The signature appears in addresses, so others may see it in logs. It ends when the token is replaced or revoked.',
    description: 'Below a secret',
  },
});
