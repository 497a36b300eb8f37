import { layOutMail, type MailBlock } from '../../../../shared/mail/mail-layout';
import type { Language } from '../../../../shared/domain/language';
import { pageAt } from '../../domain/page-address';
import { CODE_LIFETIME_MS } from '../../domain/sign-in-code.entity';
import type { NoticeTexts } from './mail-text-types';
import { fill, MAIL_TEXTS } from './mail-texts';

/** What a mail says, without to whom. */
export interface MailBody {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface CodeMail {
  /** `signIn` to a known person, `register` to a new one, `move` to the new address of a person signed in. */
  readonly kind: 'signIn' | 'register' | 'move';
  readonly code: string;
  readonly email: string;
  /** Where the front end stands. */
  readonly appOrigin: string;
}

const MINUTES = String(CODE_LIFETIME_MS / 60_000);

/** `m•••@example.com`: enough to know one's own address again. */
export function partlyHidden(email: string): string {
  const at = email.lastIndexOf('@');
  return `${String.fromCodePoint(email.codePointAt(0) ?? 0)}•••${email.slice(at)}`;
}

/** A mail with a code; its link fills the code in and is of no use in another browser. */
export function codeMail(lang: Language, { kind, code, email, appOrigin }: CodeMail): MailBody {
  const texts = MAIL_TEXTS[lang];
  const { title, body, button } = texts[kind];
  const query = new URLSearchParams({ verification_code: code, email });
  const path = kind === 'move' ? '/users/settings#sign-in' : `/login?${query.toString()}`;
  const blocks: MailBlock[] = [
    { kind: 'paragraph', text: body },
    { kind: 'code', code },
    { kind: 'button', label: button, url: pageAt(appOrigin, lang, path) },
    { kind: 'note', text: fill(texts.validity, { minutes: MINUTES }) },
    { kind: 'note', text: texts.notYou },
  ];
  return {
    subject: fill(texts.codeSubject, { code }),
    ...layOutMail({ lang, title, blocks, footer: texts.footer }),
  };
}

function notice(
  lang: Language,
  { subject, title, body, advice }: NoticeTexts,
  more: readonly MailBlock[] = [],
): MailBody {
  const blocks: MailBlock[] = [
    { kind: 'paragraph', text: body },
    { kind: 'paragraph', text: advice },
    ...more,
  ];
  return { subject, ...layOutMail({ lang, title, blocks, footer: MAIL_TEXTS[lang].footer }) };
}

/** To an address with an account that another person wanted to move to; carries no code. */
export const addressInUseMail = (lang: Language): MailBody => notice(lang, MAIL_TEXTS[lang].addressInUse);

/** To the address that a person has just left. */
export function addressChangedMail(lang: Language, newEmail: string): MailBody {
  const texts = MAIL_TEXTS[lang].addressChanged;
  return notice(lang, { ...texts, body: fill(texts.body, { address: partlyHidden(newEmail) }) });
}

export interface TokenReuse {
  /** Such as `Chrome, Windows`; empty when unknown. */
  readonly device: string;
  readonly at: Date;
  readonly appOrigin: string;
}

/** One of the person's sessions was ended because its refresh token was used twice. */
export function tokenReusedMail(lang: Language, { device, at, appOrigin }: TokenReuse): MailBody {
  const texts = MAIL_TEXTS[lang];
  const time = `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  const facts: (readonly [string, string])[] = [[texts.time, time]];
  if (device) facts.unshift([texts.device, device]);
  return notice(lang, texts.tokenReused, [
    { kind: 'facts', facts },
    { kind: 'button', label: texts.signInAgain, url: pageAt(appOrigin, lang, '/login') },
  ]);
}
