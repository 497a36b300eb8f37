import { layOutMail } from '../../../../shared/mail/mail-layout';
import { fill, type Language } from '../../../identity';
import { ALARM_TEXTS } from './alarm-texts';

export interface AlarmMail {
  /** Cases that are new since the last such mail. */
  readonly count: number;
  /** All that were not looked at. */
  readonly open: number;
  readonly url: string;
}

/** Says how many wait and where; what strangers wrote stands on the page alone. */
export function alarmMail(lang: Language, { count, open, url }: AlarmMail) {
  const texts = ALARM_TEXTS[lang];
  const words = { count: String(count), open: String(open) };
  const title = fill(texts.title, words);
  const content = layOutMail({
    lang,
    title,
    blocks: [
      { kind: 'paragraph', text: fill(texts.body, words) },
      { kind: 'button', label: texts.button, url },
    ],
    footer: texts.footer,
  });
  return { subject: title, ...content };
}
