import { InvalidInput } from '../domain/domain-error';

/** One message to one person. */
export interface Mail {
  /**
   * Deterministic, at most 150 characters, without personal data: it names the job and, hashed, the
   * message, so that a message that is sent twice after a crash is shown once.
   */
  readonly id: string;
  /** One bare address. */
  readonly to: string;
  /** Whose account it is about; nothing of it is kept when they leave. */
  readonly userId?: number;
  readonly subject: string;
  readonly text: string;
  /** A whole document; nothing of it is loaded from elsewhere. */
  readonly html: string;
  /**
   * For mails that people have chosen to get and may end: takes the POST of RFC 8058, by which a mail program ends them
   * with one click. An address in ASCII.
   */
  readonly unsubscribeUrl?: string;
  /** After this moment it is of no use any more, and it is not sent; ISO 8601. */
  readonly usefulUntil?: string;
}

/** What would begin another header, or another line of the talk with a mail server. */
const CONTROL = /\p{Cc}|[\u2028\u2029]/u;
/** What makes one address into several, or into a name with an address. */
const MORE_THAN_AN_ADDRESS = /[\s,;<>()"\\]|^[^@]*$|@.*@/;
const MAX_SUBJECT_LENGTH = 300;
const HEADER_URL = /^https?:\/\/[!#-;=?-~]+$/;

/** Whether the text can stand in a header as it is. */
export const fitsHeader = (text: string): boolean => !CONTROL.test(text) && text.length <= MAX_SUBJECT_LENGTH;

/** Refuses a mail whose recipient, subject or address to unsubscribe would write headers of their own. */
export function checkMail({ to, subject, unsubscribeUrl }: Mail): void {
  if (CONTROL.test(to) || MORE_THAN_AN_ADDRESS.test(to)) {
    const message = 'A mail goes to one address, such as name@example.com.';
    throw new InvalidInput([{ field: 'email', code: 'mail.address-invalid', message }]);
  }
  if (!fitsHeader(subject)) {
    const message = 'The subject of a mail is one line of at most 300 characters.';
    throw new InvalidInput([{ field: 'subject', code: 'mail.subject-invalid', message }]);
  }
  if (unsubscribeUrl !== undefined && !HEADER_URL.test(unsubscribeUrl)) {
    throw new Error('the address to unsubscribe at does not fit into a header');
  }
}
