import { layOutMail, type MailBlock } from '../../../../shared/mail/mail-layout';
import { fill, type Language } from '../../../identity';
import { DAYS_TO_ANSWER } from '../../domain/invitation.entity';
import { INVITATION_TEXTS } from './invitation-texts';

export interface InvitationMail {
  readonly inviter: string;
  readonly group: string;
  readonly isAdmin: boolean;
  readonly url: string;
}

const MAX_NAME_LENGTH = 60;

/** Names are other people's words: a long one would push our own out of sight. */
function shortened(name: string): string {
  const letters = Array.from(name);
  return letters.length > MAX_NAME_LENGTH ? `${letters.slice(0, MAX_NAME_LENGTH - 1).join('')}…` : name;
}

export function invitationMail(lang: Language, mail: InvitationMail) {
  const texts = INVITATION_TEXTS[lang];
  const days = String(DAYS_TO_ANSWER);
  const words = { inviter: shortened(mail.inviter), group: shortened(mail.group), days };
  const blocks: MailBlock[] = [
    { kind: 'paragraph', text: fill(texts.body, words) },
    { kind: 'paragraph', text: mail.isAdmin ? texts.asAdmin : texts.asMember },
    { kind: 'button', label: texts.button, url: mail.url },
    { kind: 'note', text: fill(texts.validity, words) },
    { kind: 'note', text: texts.notExpected },
  ];
  const title = fill(texts.title, words);
  return { subject: title, ...layOutMail({ lang, title, blocks, footer: texts.footer }) };
}
