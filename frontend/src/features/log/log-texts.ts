import type { MessageDescriptor } from 'react-intl';
import { logActionMessages } from './log-actions.messages';

/** What the server records, by its codes. A code without a text here is shown as it is. */
export const ACTION_TEXTS: Readonly<Partial<Record<string, MessageDescriptor>>> = {
  'identity.registered': logActionMessages.registered,
  'identity.signed-in': logActionMessages.signedIn,
  'identity.signed-out': logActionMessages.signedOut,
  'identity.google-tied': logActionMessages.googleTied,
  'identity.sessions-ended': logActionMessages.sessionsEnded,
  'identity.refresh-reused': logActionMessages.reuseDetected,
  'identity.email-changed': logActionMessages.emailChanged,
  'account.display-name-changed': logActionMessages.nameChanged,
  'account.subdomain-changed': logActionMessages.subdomainChanged,
  'account.deleted': logActionMessages.accountDeleted,
  'identity.person-viewed': logActionMessages.personViewed,
  'identity.code-locked': logActionMessages.codeLocked,
  'rights.refused': logActionMessages.rightsRefused,
  'billing.plan-changed': logActionMessages.planChanged,
  'domains.apps-changed': logActionMessages.appsChanged,
  'domains.claimed': logActionMessages.domainClaimed,
  'domains.bound': logActionMessages.domainBound,
  'domains.unbound': logActionMessages.domainUnbound,
  'domains.released': logActionMessages.domainReleased,
  'domains.default-changed': logActionMessages.domainDefaultChanged,
  'domains.transferred': logActionMessages.domainTransferred,
  'domains.received': logActionMessages.domainReceived,
  'domains.certificate-changed': logActionMessages.domainCertificateChanged,
  'domains.landing-changed': logActionMessages.domainLandingChanged,
  'domains.suspended': logActionMessages.domainSuspended,
  'domains.resumed': logActionMessages.domainResumed,
  'groups.made': logActionMessages.groupMade,
  'groups.settings-changed': logActionMessages.groupChanged,
  'teams.invited': logActionMessages.invited,
  'teams.invited-again': logActionMessages.invitedAgain,
  'teams.invitation-cancelled': logActionMessages.invitationCancelled,
  'teams.invitation-declined': logActionMessages.invitationDeclined,
  'teams.joined': logActionMessages.joined,
  'teams.role-changed': logActionMessages.roleChanged,
  'teams.member-removed': logActionMessages.memberRemoved,
  'teams.left': logActionMessages.left,
  'links.trashed': logActionMessages.linkTrashed,
  'links.tag-renamed': logActionMessages.tagRenamed,
  'links.tag-merged': logActionMessages.tagMerged,
  'links.tag-deleted': logActionMessages.tagDeleted,
  'links.tool-deleted': logActionMessages.toolDeleted,
  'links.transferred': logActionMessages.linkTransferred,
  'links.received': logActionMessages.linkReceived,
  'links.returned': logActionMessages.linkReturned,
  'links.got-back': logActionMessages.linkGotBack,
  'links.batch-created': logActionMessages.batchCreated,
  'links.batch-trashed': logActionMessages.batchTrashed,
  'links.batch-put-back': logActionMessages.batchPutBack,
  'links.batch-tagged': logActionMessages.batchTagged,
  'links.batch-redirected': logActionMessages.batchRedirected,
  'links.batch-transferred': logActionMessages.batchTransferred,
  'links.batch-received': logActionMessages.batchReceived,
  'links.batch-returned': logActionMessages.batchReturned,
  'links.batch-got-back': logActionMessages.batchGotBack,
  'links.exported': logActionMessages.linksExported,
  'teams.activities-exported': logActionMessages.activitiesExported,
  'payments.payment-unused': logActionMessages.paymentUnused,
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
