import type { Schema } from '../../api/schemas';
import type { LogPage, LogQuestion } from '../log';
import type { Invitee, Team } from './people';

export interface InviteInput extends Required<Pick<Schema<'InviteDto'>, 'emails' | 'ids'>> {
  readonly isAdmin: boolean;
  /** Language of the mail to people without an account. */
  readonly lang: string;
}

type Settings = Schema<'GroupSettingsDto'>;
type ForAdmins = 'frontHosts' | 'ipAllowList' | 'callingFrom';

/** What is for admins is null for others. */
export type GroupSettings = Omit<Settings, 'groupId' | ForAdmins> & {
  readonly [Name in ForAdmins]: NonNullable<Settings[Name]> | null;
};
export type GroupSettingsChange = Schema<'ChangeGroupSettingsDto'>;
export type LinkDefaults = Schema<'LinkDefaultsDto'>;

export interface PeopleApi {
  team(groupId: number): Promise<Team>;
  /** All who are named, or none. */
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
