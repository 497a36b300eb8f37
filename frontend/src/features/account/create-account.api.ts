import { answerOf, type ApiClient } from '../../api/client';
import { bodyOf } from '../../api/schemas';
import { localeOf } from '../../i18n/locale';
import { plainOf } from '../../shared/plain-values';
import type {
  AccessApi,
  AccountApi,
  AccountSettings,
  HoldingsApi,
  NotificationsApi,
  OwnInvitationsApi,
  ProfileApi,
} from './account.api';

/** Entries on one page of the log. */
const LOG_PAGE = 1_000;

const profileOf = (client: ApiClient): ProfileApi => ({
  async info() {
    const { data } = await answerOf(client.GET('/api/v1/my/info'));
    return data;
  },
  async settings() {
    const { data } = await answerOf(client.GET('/api/v1/my/settings'));
    return data;
  },
  async saveSettings({ lang, ...change }: Partial<AccountSettings>) {
    const body = { ...change, ...(lang === undefined ? {} : { lang: localeOf(lang) }) };
    const { data } = await answerOf(client.PUT('/api/v1/my/settings', { body }));
    return data;
  },
  async checkSubdomain(subdomain) {
    const { data } = await answerOf(
      client.POST('/api/v1/subdomain_availability/check', { body: { subdomain } }),
    );
    return data.available ? null : data.code;
  },
});

const accessOf = (client: ApiClient): AccessApi => ({
  async askEmailCode(email, lang) {
    const { data } = await answerOf(
      client.POST('/api/v1/auth/change_account/email', { body: { email, lang } }),
    );
    return data;
  },
  async confirmEmail(verificationCode, email) {
    await answerOf(client.POST('/api/v1/auth/change_account/verify', { body: { email, verificationCode } }));
  },
  async phone() {
    const { data } = await answerOf(client.GET('/api/v1/my/verification/status'));
    return data;
  },
  async askPhoneCode(phone, lang) {
    const { data } = await answerOf(client.POST('/api/v1/my/verification/code', { body: { phone, lang } }));
    return data;
  },
  async confirmPhone(code) {
    await answerOf(client.POST('/api/v1/my/verification/code/check', { body: { code } }));
  },
  async sessions() {
    const { data } = await answerOf(client.GET('/api/v1/my/sessions'));
    return data.sessions;
  },
  async endSession(id) {
    await answerOf(client.DELETE('/api/v1/my/sessions/{id}', { params: { path: { id } } }));
  },
  async endOtherSessions() {
    await answerOf(client.DELETE('/api/v1/my/sessions'));
  },
});

const holdingsOf = (client: ApiClient): HoldingsApi => ({
  async groups() {
    const { data } = await answerOf(client.GET('/api/v1/my/groups'));
    return data.groups.map(({ level, ...group }) => ({ ...group, isAdmin: level === 2 }));
  },
  async exportData() {
    return answerOf(client.GET('/api/v1/my/export', { parseAs: 'blob' }));
  },
  async memberLog({ q, start }) {
    const query = { q, start: start ?? 0, limit: LOG_PAGE };
    const { data } = await answerOf(client.GET('/api/v1/my/logs/members/ga', { params: { query } }));
    return {
      logs: data.logs.map((entry) => ({ ...entry, details: plainOf(entry.details) })),
      next: data.start > 0 ? data.start : null,
      retentionDays: data.retentionDays,
    };
  },
  async submitSurvey(survey, answers) {
    await answerOf(client.POST('/api/v1/my/surveys/submit', { body: { survey, answers } }));
  },
  async deleteAccount(email) {
    await answerOf(client.DELETE('/api/v1/my/account', { body: { email } }));
  },
});

const notificationsOf = (client: ApiClient): NotificationsApi => ({
  async notifications(start, limit) {
    const query = { start: start ?? -1, limit };
    const { data } = await answerOf(client.GET('/api/v1/my/notifications', { params: { query } }));
    const notifications = data.notifications.map((item) => ({ ...item, params: plainOf(item.params) }));
    const { countOfUnread, blocked } = data;
    return { countOfUnread, blocked, notifications, next: notifications.length < limit ? null : data.start };
  },
  async markRead(ids) {
    const body = ids === null ? {} : bodyOf({ ids });
    await answerOf(client.POST('/api/v1/my/notifications/read', { body }));
  },
  async block(type, isBlocked) {
    await answerOf(client.POST('/api/v1/my/notifications/block', { body: { type, isBlocked } }));
  },
});

const invitationsOf = (client: ApiClient): OwnInvitationsApi => ({
  async invitations() {
    const { data } = await answerOf(client.GET('/api/v1/my/invitations'));
    return data.invitations;
  },
  async answerInvitation(invitationId, answer) {
    const params = { path: { invitationId: String(invitationId) } };
    const call =
      answer === 'accept'
        ? client.POST('/api/v1/my/invitations/{invitationId}/accept', { params })
        : client.POST('/api/v1/my/invitations/{invitationId}/decline', { params });
    await answerOf<unknown>(call);
  },
});

/** The server's side of an account. */
export const createAccountApi = (client: ApiClient): AccountApi => ({
  ...profileOf(client),
  ...accessOf(client),
  ...holdingsOf(client),
  ...notificationsOf(client),
  ...invitationsOf(client),
});
