import { layOutMail, type MailBlock } from '../../../../../shared/mail/mail-layout';
import { fill, type Language } from '../../../../identity';
import { USED_UP } from '../../domain/api-plan';
import { CONFIRMATION_DAYS } from '../../domain/notification-emails';
import { API_MAIL_TEXTS } from './api-mail-texts';

export interface ReachedMail {
  readonly group: string;
  readonly percent: number;
  readonly usage: number;
  readonly quota: number;
  /** The day on which calls are counted anew, such as `2027-11-26`. */
  readonly resetsOn: string;
  readonly url: string;
}

export function reachedMail(lang: Language, { url, resetsOn, ...mail }: ReachedMail) {
  const { button, footer, reached, usedUp } = API_MAIL_TEXTS[lang];
  const texts = mail.percent === USED_UP ? usedUp : reached;
  const number = (value: number): string => value.toLocaleString(lang);
  const words = {
    group: mail.group,
    percent: String(mail.percent),
    usage: number(mail.usage),
    quota: number(mail.quota),
    date: resetsOn,
  };
  const blocks: MailBlock[] = [
    { kind: 'paragraph', text: fill(texts.body, words) },
    { kind: 'paragraph', text: fill(texts.next, words) },
    { kind: 'button', label: button, url },
  ];
  const title = fill(texts.title, words);
  return { subject: title, ...layOutMail({ lang, title, blocks, footer }) };
}

export interface ConfirmationMail {
  readonly group: string;
  readonly inviter: string;
  readonly url: string;
}

export function confirmationMail(lang: Language, { group, inviter, url }: ConfirmationMail) {
  const { confirm: texts, footer } = API_MAIL_TEXTS[lang];
  const words = { group, inviter, days: String(CONFIRMATION_DAYS) };
  const blocks: MailBlock[] = [
    { kind: 'paragraph', text: fill(texts.body, words) },
    { kind: 'button', label: texts.button, url },
    { kind: 'note', text: fill(texts.validity, words) },
    { kind: 'note', text: texts.notExpected },
  ];
  const title = fill(texts.title, words);
  return { subject: title, ...layOutMail({ lang, title, blocks, footer }) };
}
