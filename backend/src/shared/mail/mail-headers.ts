import { createHash } from 'node:crypto';
import type { SendMailOptions } from 'nodemailer';
import { checkMail, type Mail } from './mail';

/** By which mail programs offer to end mails of this kind: RFC 2369 and, for one click, RFC 8058. */
const endingHeaders = ({ unsubscribeUrl }: Mail): Record<string, string> =>
  unsubscribeUrl === undefined
    ? {}
    : { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };

/** The message as nodemailer takes it. Addresses go in as objects: text would be read as a list. */
export function mailMessageOf(mail: Mail, from: string): SendMailOptions {
  checkMail(mail);
  const { id, to, subject, text, html } = mail;
  const host = /@([^@>\s]+)>?$/.exec(from)?.[1] ?? 'localhost';
  return {
    from,
    to: { name: '', address: to },
    subject,
    text,
    html,
    messageId: `<${createHash('sha256').update(id).digest('hex').slice(0, 32)}@${host}>`,
    // No holiday notice and no list software shall answer.
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      ...endingHeaders(mail),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
