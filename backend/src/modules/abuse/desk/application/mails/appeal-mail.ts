import { layOutMail } from '../../../../../shared/mail/mail-layout';
import { fill, type Language } from '../../../../identity';
import { APPEAL_TEXTS } from './appeal-texts';

/** Tells a site admin that appeals wait; what people wrote stands on the page alone. */
export function appealsWaitingMail(
  lang: Language,
  { open, page }: { readonly open: number; readonly page: string },
) {
  const { title, body, button, footer } = APPEAL_TEXTS[lang].waiting;
  const content = layOutMail({
    lang,
    title,
    blocks: [
      { kind: 'paragraph', text: fill(body, { open: String(open) }) },
      { kind: 'button', label: button, url: page },
    ],
    footer,
  });
  return { subject: title, ...content };
}

/** Tells a person that their suspension stays, and why. */
export function appealRefusedMail(
  lang: Language,
  { answer, page }: { readonly answer: string; readonly page: string },
) {
  const texts = APPEAL_TEXTS[lang].refused;
  const content = layOutMail({
    lang,
    title: texts.title,
    blocks: [
      { kind: 'paragraph', text: texts.body },
      { kind: 'facts', facts: [[texts.answer, answer]] },
      { kind: 'paragraph', text: texts.next },
      { kind: 'button', label: texts.button, url: page },
    ],
    footer: texts.footer,
  });
  return { subject: texts.title, ...content };
}
