import { isEmailShaped } from '../../shared/email-shape';
import { FormStore } from '../../shared/form.store';
import { isTextTooLong, type ReportApi, type ReportInput } from './report.api';

interface ReportValues extends Omit<ReportInput, 'reason'> {
  readonly reason: ReportInput['reason'] | null;
}

export type ReportFormStore = FormStore<ReportValues, string>;

const mistakesIn = ({ link, reason, details, email }: ReportValues) => ({
  link: link === '' ? 'reports.link-missing' : null,
  reason: reason === null ? 'reports.reason-missing' : null,
  details: isTextTooLong(details) ? 'reports.text-too-long' : null,
  email: email.trim() === '' || isEmailShaped(email) ? null : 'identity.email-invalid',
});

/** What a person is about to report; answered with its receipt. */
export const createReportForm = (api: Pick<ReportApi, 'report'>, link: string): ReportFormStore =>
  new FormStore<ReportValues, string>({
    values: { link, reason: null, details: '', email: '' },
    tidy: (values) => ({ ...values, link: values.link.trim() }),
    check: mistakesIn,
    send: async ({ values: { reason, ...texts }, key }) => {
      if (reason === null) throw new Error('a report without a reason is not sent');
      return api.report({ ...texts, reason }, key);
    },
    savedAs: (_, sent) => sent,
  });
