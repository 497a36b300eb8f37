import { isEmailShaped } from '../../shared/email-shape';

export type EmailProblem = 'session.email-missing' | 'session.email-malformed';

/** What can be said of an address before it is sent. Whether it exists only a mail can tell. */
export function emailProblem(text: string): EmailProblem | null {
  const email = text.trim();
  if (email === '') return 'session.email-missing';
  return isEmailShaped(email) ? null : 'session.email-malformed';
}
