import { ROOT } from '../../../support/domains';
import { caseOf, report, showCase } from '../../../support/reports';
import type { Fields } from './stage';
import type { FieldsTable } from './trial';

const CODE = 'part of signing in by a code: sign-in-code.api-spec';
const CHANGE = 'part of changing the address: change-address.api-spec';
const PHONE = 'part of proving a number: phone.api-spec';

/** People, their accounts and what they report. */
export const PEOPLE_FIELDS: FieldsTable = {
  'PUT /my/settings': {
    tries: async (stage) => {
      const by = await stage.server.member();
      const body = { displayName: 'Ada Byron', subdomain: `of${by.groupId}`, lang: 'ja', shortcuts: false };
      return [
        { path: '/my/settings', body, by, seen: () => stage.see('/my/settings', by), shows: body },
        {
          path: '/my/settings',
          body: { isOnboarded: true },
          by,
          seen: () => stage.see('/my/info', by),
          shows: { isOnboarded: true },
        },
      ];
    },
  },
  'PUT /my/defaultdomain': {
    tries: (stage) => {
      const path = '/my/defaultdomain';
      // The last one leaves it as it was for those that shorten after this.
      return [stage.domain, ROOT].map((domain) => ({
        path,
        body: { domain },
        seen: () => stage.see(path),
        shows: { defaultDomain: domain },
      }));
    },
  },
  'POST /subdomain_availability/check': {
    tries: (stage) => {
      const path = '/subdomain_availability/check';
      const [taken = ''] = stage.domain.split('.');
      return [
        { path, body: { subdomain: taken }, by: stage.siteAdmin, shows: { available: false } },
        { path, body: { subdomain: `${taken}x` }, by: stage.siteAdmin, shows: { available: true } },
      ];
    },
  },
  'POST /my/notifications/block': {
    tries: (stage) => {
      const [path, type] = ['/my/notifications/block', 'invitation-accepted'];
      const seen = () => stage.see('/my/notifications');
      return [
        { path, body: { type, isBlocked: true }, seen, shows: { blocked: [type] } },
        { path, body: { type, isBlocked: false }, seen, shows: { blocked: [] } },
      ];
    },
  },
  'PUT /my/weekly-reports/{groupId}': {
    tries: async (stage) => {
      const by = await stage.server.member();
      return [true, false].map((isOn) => ({
        path: `/my/weekly-reports/${by.groupId}`,
        body: { isOn },
        by,
        seen: () => stage.see('/my/weekly-reports', by),
        shows: { groups: [{ groupId: by.groupId, isOn }] },
      }));
    },
  },
  'POST /weekly-reports/end': { elsewhere: { token: 'of a mail: weekly-reports.api-spec' } },
  'POST /my/notifications/read': { elsewhere: { ids: 'those that are there: notifications.api-spec' } },
  'POST /my/surveys/submit': {
    tries: async (stage) => {
      const by = await stage.server.member();
      const body = { survey: 'rate', answers: { rate: 5 } };
      const seen = async (): Promise<unknown> =>
        (await by.call<{ profile: { surveys: Fields[] } }>('/my/export')).body.profile.surveys;
      return [{ path: '/my/surveys/submit', body, by, seen, shows: [body] }];
    },
  },
  'POST /tcloud/log': { elsewhere: { '*': 'a line of the log: feedback.api-spec' } },
  'POST /my/verification/code': { elsewhere: { phone: PHONE, lang: PHONE } },
  'POST /my/verification/code/check': { elsewhere: { code: PHONE } },
  'DELETE /my/account': { elsewhere: { email: 'confirms what it is for: leaving.api-spec' } },
  'POST /auth/partner/redeem': { elsewhere: { '*': 'the word of a partner: partner.api-spec' } },
  'POST /register': { elsewhere: { '*': CODE } },
  'POST /auth/email': { elsewhere: { '*': CODE } },
  'POST /auth/verify': { elsewhere: { '*': CODE } },
  'POST /auth/status/check': { elsewhere: { '*': CODE } },
  'POST /auth/change_account/email': { elsewhere: { '*': CHANGE } },
  'POST /auth/change_account/verify': { elsewhere: { '*': CHANGE } },
  'POST /users/googlelogin/{product}': { elsewhere: { '*': 'the word of Google: one-tap.api-spec' } },
  'POST /token': { elsewhere: { '*': 'words of OAuth: token.api-spec, sessions.api-spec' } },
  'POST /my/links/summary/query': {
    elsewhere: { days: 'a range, not a setting: click-overview.api-spec' },
  },
  'POST /abuse-reports': {
    tries: async (stage) => {
      const { shortUrl } = await stage.ada.shorten('https://example.com/');
      const sent = { reason: 'spam', details: 'It came by mail.', email: 'ida@example.com' };
      const seen = async (): Promise<unknown> =>
        showCase(stage.siteAdmin, await caseOf(stage.siteAdmin, shortUrl));
      return [
        {
          path: '/abuse-reports',
          body: { ...sent, link: shortUrl },
          seen,
          shows: { shortUrl, reports: [sent] },
        },
      ];
    },
  },
  'PUT /admin/abuse-reports/{caseId}': {
    tries: async (stage) => {
      const { shortUrl } = await stage.ada.shorten('https://example.com/');
      await report(await stage.server.guest(), { link: shortUrl });
      const path = `/admin/abuse-reports/${await caseOf(stage.siteAdmin, shortUrl)}`;
      const body = { state: 'acted', action: 'warn', note: 'It asks for cards.' };
      return [{ path, body, by: stage.siteAdmin, shows: { state: 'acted', measure: 'warn', steps: [body] } }];
    },
  },
};
