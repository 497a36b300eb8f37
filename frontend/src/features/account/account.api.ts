import type { Locale } from '../../i18n/locale';
import type { Schema } from '../../api/schemas';
import type { PlainValues } from '../../shared/plain-values';
import type { MyGroup } from '../groups';
import type { LogPage } from '../log';

/** The account as the person sees it. */
export type AccountInfo = Schema<'MyInfoDto'>;
export type AccountSettings = Schema<'SettingsDto'>;
export type PhoneState = Schema<'PhoneStatusDto'>;
/** Seconds until the code expires, and until another may be asked for. */
export type CodeSent = Schema<'PhoneCodeSentDto'>;
export type DeviceSession = Schema<'SessionDto'>;
/** An invitation that the person can answer. */
export type OpenInvitation = Schema<'OwnInvitationDto'>;

export interface AppNotification extends Omit<Schema<'NotificationDto'>, 'params'> {
  readonly params: PlainValues;
}

export interface NotificationPage extends Pick<Schema<'NotificationsDto'>, 'countOfUnread' | 'blocked'> {
  readonly notifications: readonly AppNotification[];
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
  askPhoneCode(phone: string, lang: Locale): Promise<CodeSent>;
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
