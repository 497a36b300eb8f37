import type { MessageDescriptor } from 'react-intl';
import { noticeKinds } from './notifications.messages';

/** Kinds of notifications that can be switched off, as the server names them. */
export const OPTIONAL_KINDS: Readonly<Partial<Record<string, MessageDescriptor>>> = {
  news: noticeKinds.news,
  welcome: noticeKinds.welcome,
};

/** Kinds that concern the safety of the account and always arrive. */
export const SAFETY_KINDS: readonly MessageDescriptor[] = [
  noticeKinds.newBrowser,
  noticeKinds.sessionEnded,
  noticeKinds.emailChanged,
];
