import type { MessageDescriptor } from 'react-intl';
import { noticeKinds } from './notifications.messages';
import { outageNoticeKinds } from './outage-notices.messages';
import { paymentNoticeKinds } from './payment-notices.messages';
import { linkFindingKinds } from './link-findings.messages';
import { teamNoticeKinds } from './team-notices.messages';

/** Kinds of notifications that can be switched off, as the server names them. */
export const OPTIONAL_KINDS: Readonly<Partial<Record<string, MessageDescriptor>>> = {
  news: noticeKinds.news,
  welcome: noticeKinds.welcome,
  invited: teamNoticeKinds.invited,
  'invitation-accepted': teamNoticeKinds.invitationAccepted,
  'role-changed': teamNoticeKinds.roleChanged,
  'removed-from-group': teamNoticeKinds.removedFromGroup,
  'limit-neared': teamNoticeKinds.limitNeared,
  'limit-reached': teamNoticeKinds.limitReached,
  'plan-changed': teamNoticeKinds.planChanged,
  'payment-received': paymentNoticeKinds.received,
  'payment-failed': paymentNoticeKinds.failed,
  'subscription-ended': paymentNoticeKinds.ended,
  'destination-down': outageNoticeKinds.down,
  'destination-back': outageNoticeKinds.back,
};

/** Kinds that concern the safety of the account, or what was done to one's links, and always arrive. */
export const SAFETY_KINDS: readonly MessageDescriptor[] = [
  noticeKinds.newBrowser,
  noticeKinds.sessionEnded,
  noticeKinds.emailChanged,
  linkFindingKinds.judged,
];
