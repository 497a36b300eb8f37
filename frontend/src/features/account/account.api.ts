import type { MyGroup } from '../groups';

import type { LogPage } from '../log';

/** The account as the person sees it. */
export interface AccountInfo {
  readonly userId: number;
  readonly groupId: number;
  readonly email: string;
  readonly displayName: string;
  readonly displayPlan: string;
  readonly planLevel: number;
  readonly hasGoogle: boolean;
  readonly createdTime: string;
}

export interface AccountSettings {
  readonly displayName: string;
  readonly subdomain: string | null;
  readonly lang: string;
  /** Whether single letters do something outside of fields. */
  readonly shortcuts: boolean;
}

export interface PhoneState {
  readonly status: 'none' | 'pending' | 'verified';
  /** With all but its ends hidden. */
  readonly phone: string | null;
}

/** Seconds until the code expires, and until another may be asked for. */
export interface CodeSent {
  readonly expiresIn: number;
  readonly resendIn: number;
}

export interface DeviceSession {
  readonly id: string;
  readonly isCurrent: boolean;
  readonly browser: string | null;
  readonly os: string | null;
  readonly device: 'desktop' | 'mobile' | 'tablet';
  /** Two letters of ISO 3166. */
  readonly country: string | null;
  readonly createdTime: string;
  readonly lastUsedTime: string;
}

/** An invitation that the person can answer. */
export interface OpenInvitation {
  readonly invitationId: number;
  readonly groupName: string;
  readonly inviterName: string;
  readonly role: 'admin' | 'general';
  readonly expiresAt: string;
}

export interface AppNotification {
  readonly id: number;
  readonly type: string;
  readonly params: Readonly<Record<string, string | number>>;
  readonly createdTime: string;
  readonly isRead: boolean;
}

export interface NotificationPage {
  readonly countOfUnread: number;
  readonly notifications: readonly AppNotification[];
  readonly blocked: readonly string[];
  /** Where the next page begins; null when there is none. */
  readonly next: number | null;
}

export interface NotificationsApi {
  /** From the newest when `start` is null. */
  notifications(start: number | null, limit: number): Promise<NotificationPage>;
  /** All of them when `ids` is null. */
  markRead(ids: readonly number[] | null): Promise<void>;
  block(type: string, isBlocked: boolean): Promise<void>;
}

export interface ProfileApi {
  info(): Promise<AccountInfo>;
  settings(): Promise<AccountSettings>;
  saveSettings(change: Partial<AccountSettings>): Promise<AccountSettings>;
  /** Why a name cannot be had, as a code; null when it can. */
  checkSubdomain(subdomain: string): Promise<string | null>;
}

export interface AccessApi {
  askEmailCode(email: string, lang: string): Promise<CodeSent>;
  confirmEmail(code: string, email: string): Promise<void>;
  phone(): Promise<PhoneState>;
  askPhoneCode(phone: string): Promise<CodeSent>;
  confirmPhone(code: string): Promise<void>;
  sessions(): Promise<readonly DeviceSession[]>;
  endSession(id: string): Promise<void>;
  endOtherSessions(): Promise<void>;
}

export interface HoldingsApi {
  groups(): Promise<readonly MyGroup[]>;
  /** Everything that is kept of the person, as a file. */
  exportData(): Promise<Blob>;
  memberLog(question: { readonly q: string; readonly start: number | null }): Promise<LogPage>;
  submitSurvey(survey: string, answers: Readonly<Record<string, string>>): Promise<void>;
  /** `email` is the person's own, typed as confirmation. */
  deleteAccount(email: string): Promise<void>;
}

export interface OwnInvitationsApi {
  invitations(): Promise<readonly OpenInvitation[]>;
  answerInvitation(invitationId: number, answer: 'accept' | 'decline'): Promise<void>;
}

export type AccountApi = ProfileApi & AccessApi & HoldingsApi & NotificationsApi & OwnInvitationsApi;
