import type { MessageDescriptor } from 'react-intl';
import { actionMessages } from './member-log.messages';

/** What the server records, by its codes. A code without a text here is shown as it is. */
export const ACTION_TEXTS: Readonly<Partial<Record<string, MessageDescriptor>>> = {
  'identity.registered': actionMessages.registered,
  'identity.signed-in': actionMessages.signedIn,
  'identity.signed-out': actionMessages.signedOut,
  'identity.google-tied': actionMessages.googleTied,
  'identity.sessions-ended': actionMessages.sessionsEnded,
  'identity.refresh-reused': actionMessages.reuseDetected,
  'identity.code-locked': actionMessages.codeLocked,
  'identity.email-changed': actionMessages.emailChanged,
  'account.display-name-changed': actionMessages.nameChanged,
  'account.subdomain-changed': actionMessages.subdomainChanged,
  'account.deleted': actionMessages.accountDeleted,
};
