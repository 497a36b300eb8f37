import type { Locale } from '../../i18n/locale';
import { isEmailShaped } from '../../shared/email-shape';
import { FormStore } from '../../shared/form.store';
import type { ApiInfo, ApiPlanApi } from './developer.api';

export interface NotificationValues {
  /** One address on each line. */
  readonly emails: string;
  readonly notification: boolean;
  readonly threshold: string;
}

export type NotificationForm = FormStore<NotificationValues, ApiInfo>;

const MAX_EMAILS = 10;

const addressesIn = (text: string): string[] =>
  text
    .split(/[\s,;]+/)
    .map((address) => address.trim())
    .filter((address) => address !== '');

const valuesOf = ({ notificationEmails, notification, threshold }: ApiInfo): NotificationValues => ({
  emails: notificationEmails.join('\n'),
  notification,
  threshold: String(threshold),
});

function emailProblem(text: string): string | null {
  const addresses = addressesIn(text);
  if (addresses.length > MAX_EMAILS) return 'developer.too-many-emails';
  return addresses.every(isEmailShaped) ? null : 'identity.email-invalid';
}

function thresholdProblem(text: string): string | null {
  const percent = Number(text);
  return Number.isInteger(percent) && percent >= 1 && percent <= 100 ? null : 'developer.threshold-invalid';
}

/** Who is told of the use of the API, and when. */
export const createNotificationForm = (
  api: Pick<ApiPlanApi, 'setNotifications'>,
  info: ApiInfo,
  lang: Locale,
): NotificationForm =>
  new FormStore<NotificationValues, ApiInfo>({
    values: valuesOf(info),
    check: ({ emails, threshold }) => ({
      emails: emailProblem(emails),
      threshold: thresholdProblem(threshold),
    }),
    fieldOf: (name) => {
      if (name.startsWith('email')) return 'emails';
      return ['notification', 'threshold'].includes(name) ? name : null;
    },
    send: ({ values: { emails, notification, threshold } }) =>
      api.setNotifications({
        emails: addressesIn(emails),
        notification,
        threshold: Number(threshold),
        lang,
      }),
    savedAs: valuesOf,
  });
