import { answerOf, type ApiClient, dataOf } from '../../api/client';
import { bodyOf, type Schema } from '../../api/schemas';
import { localeOf } from '../../i18n/locale';
import { plainOf } from '../../shared/plain-values';
import type { LogQuestion } from '../log';
import type { Invitee, Member } from './people';
import type { ActivitiesApi, GroupSettings, PeopleApi, SettingsApi, TeamApi } from './team.api';

/** Entries on one page of the activities. */
const LOG_PAGE = 1_000;
const ADMIN = 2;
const UNLIMITED = -1;

const memberOf = ({ fbName, groupLevel, ...person }: Schema<'PersonDto'>): Member => ({
  ...person,
  name: fbName,
  isAdmin: groupLevel === ADMIN,
});

const inviteeOf = ({ id, groupLevel, invitedAt: _, ...invitee }: Schema<'InviteeDto'>): Invitee => ({
  ...invitee,
  userId: id,
  isAdmin: groupLevel === ADMIN,
});

const pathOf = (groupId: number) => ({ path: { groupId: String(groupId) } });
const roleOf = (isAdmin: boolean): 'admin' | 'general' => (isAdmin ? 'admin' : 'general');

const peopleOf = (client: ApiClient['inForm']): PeopleApi => ({
  async team(groupId) {
    const call = client.GET('/api/v1/my/groups/{groupId}/members', { params: pathOf(groupId) });
    const { members, invitees, seats } = await dataOf(call);
    return {
      members: [...members.admin, ...members.general].map(memberOf),
      invitees: invitees.map(inviteeOf),
      seats: { used: seats.used, limit: seats.limit === UNLIMITED ? null : seats.limit },
    };
  },
  async invite(groupId, { emails, ids, isAdmin, lang }) {
    const role = roleOf(isAdmin);
    const body = bodyOf({ emails, ids, role, lang: localeOf(lang) });
    const call = client.POST('/api/v1/my/groups/{groupId}/invite', { params: pathOf(groupId), body });
    return (await dataOf(call)).invitations.map(inviteeOf);
  },
  async resend(groupId, invitationId, lang) {
    const path = { groupId: String(groupId), invitationId: String(invitationId) };
    const options = { params: { path }, body: { lang: localeOf(lang) } };
    await answerOf(client.POST('/api/v1/my/groups/{groupId}/invitations/{invitationId}/resend', options));
  },
  async cancel(groupId, invitationId) {
    const params = { ...pathOf(groupId), query: { invitationId } };
    await answerOf(client.DELETE('/api/v1/my/groups/{groupId}/invitations', { params }));
  },
  async changeRole(groupId, userId, isAdmin) {
    const body = { userId, role: roleOf(isAdmin) };
    await answerOf(client.PUT('/api/v1/my/groups/{groupId}/members', { params: pathOf(groupId), body }));
  },
  async remove(groupId, userId) {
    const params = { ...pathOf(groupId), query: { userId } };
    await answerOf(client.DELETE('/api/v1/my/groups/{groupId}/members', { params }));
  },
});

const ACTIVITIES = '/api/v1/my/groups/{groupId}/members/activities';
const queryOf = ({ q, userId }: LogQuestion) => ({ q, ...(userId === null ? {} : { userId }) });

const activitiesOf = (client: ApiClient['inForm']): ActivitiesApi => ({
  async activities(groupId, { start, ...question }) {
    const query = { ...queryOf(question), start: start ?? 0, limit: LOG_PAGE };
    const { data } = await answerOf(client.GET(ACTIVITIES, { params: { ...pathOf(groupId), query } }));
    return {
      logs: data.activities.map((entry) => ({ ...entry, details: plainOf(entry.details) })),
      next: data.start > 0 ? data.start : null,
      retentionDays: data.retentionDays,
    };
  },
  async exportActivities(groupId, question) {
    const query = { ...queryOf(question), format: 'csv' } as const;
    const params = { ...pathOf(groupId), query };
    return answerOf(client.GET(ACTIVITIES, { params, parseAs: 'blob' }));
  },
});

const settingsIn = (answer: Schema<'GroupSettingsDto'>): GroupSettings => ({
  name: answer.name,
  timeZone: answer.timeZone,
  linkSchema: answer.linkSchema,
  protectTrack: answer.protectTrack,
  everyoneEdits: answer.everyoneEdits,
  defaults: answer.defaults,
  frontHosts: answer.frontHosts ?? null,
  ipAllowList: answer.ipAllowList ?? null,
  callingFrom: answer.callingFrom ?? null,
});

const settingsOf = (client: ApiClient['inForm']): SettingsApi => ({
  async settings(groupId) {
    const call = client.GET('/api/v1/groups/{groupId}/settings', { params: pathOf(groupId) });
    return settingsIn(await dataOf(call));
  },
  async saveSettings(groupId, change) {
    const body = bodyOf(change);
    const call = client.PUT('/api/v1/groups/{groupId}/settings', { params: pathOf(groupId), body });
    return settingsIn(await dataOf(call));
  },
});

/** The server's side of a team, whose pages say themselves what its plan refuses. */
export const createTeamApi = (client: ApiClient): TeamApi => ({
  ...peopleOf(client.inForm),
  ...activitiesOf(client.inForm),
  ...settingsOf(client.inForm),
});
