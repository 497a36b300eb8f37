import type { LogPage, LogQuestion } from '../log';

export interface Member {
  readonly userId: number;
  /** Empty while they have none. */
  readonly name: string;
  /** Partly hidden from general members. */
  readonly email: string;
  readonly isAdmin: boolean;
  readonly joinedAt: string;
  /** The plan does not pay for this seat. */
  readonly isReadOnly: boolean;
}

/** Somebody who was asked to join and has not. */
export interface Invitee {
  readonly invitationId: number;
  /** Whom it is for: a number, an address, or neither for general members. */
  readonly userId: number | null;
  readonly email: string | null;
  readonly isAdmin: boolean;
  readonly expiresAt: string;
  readonly state: 'pending' | 'accepted' | 'declined' | 'expired';
}

/** Members beside the first and invitations that can be answered. */
export interface Seats {
  readonly used: number;
  /** Null: as many as one likes. */
  readonly limit: number | null;
}

export interface Team {
  /** Admins first. */
  readonly members: readonly Member[];
  /** Newest first. */
  readonly invitees: readonly Invitee[];
  readonly seats: Seats;
}

export interface InviteInput {
  readonly emails: readonly string[];
  readonly ids: readonly number[];
  readonly isAdmin: boolean;
  /** Language of the mail to people without an account. */
  readonly lang: string;
}

export interface LinkDefaults {
  readonly smartUtm: boolean;
  readonly nativeOpen: boolean;
  readonly publicAnalytics: boolean;
  readonly showAuthor: boolean;
}

export interface GroupSettings {
  readonly name: string;
  readonly timeZone: string;
  readonly linkSchema: 'https' | 'http';
  readonly protectTrack: boolean;
  /** Every member may change all of its links. */
  readonly everyoneEdits: boolean;
  readonly defaults: LinkDefaults;
  /** Empty for any; null: only admins are told. */
  readonly frontHosts: readonly string[] | null;
  readonly ipAllowList: readonly string[] | null;
  /** Where one is oneself, which the lists must contain; null: only admins need to know. */
  readonly callingFrom: { readonly host: string; readonly address: string } | null;
}

type ForAdmins = 'frontHosts' | 'ipAllowList' | 'callingFrom';

export interface GroupSettingsChange extends Partial<Omit<GroupSettings, ForAdmins>> {
  readonly frontHosts?: readonly string[];
  readonly ipAllowList?: readonly string[];
}

export interface PeopleApi {
  team(groupId: number): Promise<Team>;
  /** Everybody who is named, or nobody. */
  invite(groupId: number, input: InviteInput): Promise<readonly Invitee[]>;
  resend(groupId: number, invitationId: number, lang: string): Promise<void>;
  cancel(groupId: number, invitationId: number): Promise<void>;
  changeRole(groupId: number, userId: number, isAdmin: boolean): Promise<void>;
  remove(groupId: number, userId: number): Promise<void>;
}

export interface ActivitiesApi {
  activities(groupId: number, question: LogQuestion & { readonly start: number | null }): Promise<LogPage>;
  /** All that the question finds, as a table. */
  exportActivities(groupId: number, question: LogQuestion): Promise<Blob>;
}

export interface SettingsApi {
  settings(groupId: number): Promise<GroupSettings>;
  saveSettings(groupId: number, change: GroupSettingsChange): Promise<GroupSettings>;
}

export type TeamApi = PeopleApi & ActivitiesApi & SettingsApi;
