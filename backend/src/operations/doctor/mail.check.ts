import { createTransport } from 'nodemailer';
import type { MailSettings } from '../../config/settings';
import { type DoctorFinding, DoctorFindings, errorMessageOf } from './finding';

const TIMEOUT_MS = 5_000;

/** Whether the mail server lets us in; nothing is sent. */
export async function checkMailServer({ smtpUrl, outboxDir }: MailSettings): Promise<DoctorFinding[]> {
  const findings = new DoctorFindings('mail');
  if (smtpUrl === null) {
    return findings.doubtful(
      `mails stay in ${outboxDir}`,
      'nobody but you can sign in by mail: set SMTP_URL to a mail server',
    ).all;
  }
  const timeouts = {
    dnsTimeout: TIMEOUT_MS,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  };
  const transport = createTransport({ ...timeouts, url: smtpUrl });
  const { host } = new URL(smtpUrl);
  try {
    await transport.verify();
    return findings.good(`${host} takes our mail`).all;
  } catch (error) {
    return findings.wrong(
      `${host} does not take our mail: ${errorMessageOf(error)}`,
      'mend SMTP_URL, or let this machine out to it',
    ).all;
  } finally {
    transport.close();
  }
}
