import type { MessageDescriptor } from 'react-intl';
import { actionMessages } from './log-actions.messages';

/** What the server records, by its codes. A code without a text here is shown as it is. */
export const ACTION_TEXTS: Readonly<Partial<Record<string, MessageDescriptor>>> = {
  'identity.registered': actionMessages.registered,
  'identity.signed-in': actionMessages.signedIn,
  'identity.signed-out': actionMessages.signedOut,
  'identity.google-tied': actionMessages.googleTied,
  'identity.sessions-ended': actionMessages.sessionsEnded,
  'identity.refresh-reused': actionMessages.reuseDetected,
  'identity.email-changed': actionMessages.emailChanged,
  'account.display-name-changed': actionMessages.nameChanged,
  'account.subdomain-changed': actionMessages.subdomainChanged,
  'account.deleted': actionMessages.accountDeleted,
  'identity.person-viewed': actionMessages.personViewed,
  'identity.code-locked': actionMessages.codeLocked,
  'rights.refused': actionMessages.rightsRefused,
  'billing.plan-changed': actionMessages.planChanged,
  'domains.apps-changed': actionMessages.appsChanged,
  'domains.claimed': actionMessages.domainClaimed,
  'domains.bound': actionMessages.domainBound,
  'domains.unbound': actionMessages.domainUnbound,
  'domains.released': actionMessages.domainReleased,
  'domains.default-changed': actionMessages.domainDefaultChanged,
  'domains.transferred': actionMessages.domainTransferred,
  'domains.received': actionMessages.domainReceived,
  'domains.certificate-changed': actionMessages.domainCertificateChanged,
  'domains.landing-changed': actionMessages.domainLandingChanged,
  'domains.suspended': actionMessages.domainSuspended,
  'domains.resumed': actionMessages.domainResumed,
  'groups.made': actionMessages.groupMade,
  'groups.settings-changed': actionMessages.groupChanged,
  'teams.invited': actionMessages.invited,
  'teams.invited-again': actionMessages.invitedAgain,
  'teams.invitation-cancelled': actionMessages.invitationCancelled,
  'teams.invitation-declined': actionMessages.invitationDeclined,
  'teams.joined': actionMessages.joined,
  'teams.role-changed': actionMessages.roleChanged,
  'teams.member-removed': actionMessages.memberRemoved,
  'teams.left': actionMessages.left,
  'links.trashed': actionMessages.linkTrashed,
  'links.tag-renamed': actionMessages.tagRenamed,
  'links.tag-merged': actionMessages.tagMerged,
  'links.tag-deleted': actionMessages.tagDeleted,
  'links.tool-deleted': actionMessages.toolDeleted,
  'links.transferred': actionMessages.linkTransferred,
  'links.received': actionMessages.linkReceived,
  'links.returned': actionMessages.linkReturned,
  'links.got-back': actionMessages.linkGotBack,
  'links.batch-created': actionMessages.batchCreated,
  'links.batch-trashed': actionMessages.batchTrashed,
  'links.batch-put-back': actionMessages.batchPutBack,
  'links.batch-tagged': actionMessages.batchTagged,
  'links.batch-redirected': actionMessages.batchRedirected,
  'links.batch-transferred': actionMessages.batchTransferred,
  'links.batch-received': actionMessages.batchReceived,
  'links.batch-returned': actionMessages.batchReturned,
  'links.batch-got-back': actionMessages.batchGotBack,
  'links.exported': actionMessages.linksExported,
  'teams.activities-exported': actionMessages.activitiesExported,
  'payments.payment-unused': actionMessages.paymentUnused,
};

const folded = (text: string): string => text.normalize('NFKC').toLowerCase().trim();

/**
 * What to ask the server for. It knows actions by their codes, people by what they read: the name of an action, or
 * enough of it that it can be no other, stands for its code.
 */
export function questionOf(typed: string, read: (text: MessageDescriptor) => string): string {
  const wanted = folded(typed);
  if (wanted === '') return '';
  const names = Object.entries(ACTION_TEXTS).flatMap(([code, text]) =>
    text === undefined ? [] : [{ code, name: folded(read(text)) }],
  );
  const suggestions = names.find(({ name }) => name === wanted);
  const [first, ...others] = names.filter(({ name }) => name.includes(wanted));
  const only = others.length === 0 ? first : undefined;
  return (suggestions ?? only)?.code ?? typed;
}
