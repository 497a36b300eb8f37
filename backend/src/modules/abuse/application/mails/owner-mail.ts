import { layOutMail, type MailBlock } from '../../../../shared/mail/mail-layout';
import type { Language } from '../../../identity';
import type { ReportReason } from '../../domain/report-reason';
import { type OwnerDecision, OWNER_TEXTS } from './owner-texts';

export interface OwnerMail {
  readonly shortUrl: string;
  /** Where it leads. */
  readonly url: string;
  /** What most reports say; null when there are none. */
  readonly reason: ReportReason | null;
  /** Where the owner sees it and can answer. */
  readonly page: string;
}

const MAX_URL_LENGTH = 200;

/** People made it: a long one would push our own words out of sight. */
const shortened = (url: string): string =>
  url.length > MAX_URL_LENGTH ? `${url.slice(0, MAX_URL_LENGTH - 1)}…` : url;

/** Tells the owner of a link what was decided about it, why, and what can be done about it. */
export function ownerMail(
  lang: Language,
  judgement: OwnerDecision,
  { shortUrl, url, reason, page }: OwnerMail,
) {
  const texts = OWNER_TEXTS[lang];
  const { title, body, next } = texts[judgement];
  const why = judgement === 'lift' || reason === null ? [] : [[texts.reason, texts.reasons[reason]] as const];
  const blocks: MailBlock[] = [
    { kind: 'paragraph', text: body },
    { kind: 'facts', facts: [[texts.link, shortUrl], [texts.leadsTo, shortened(url)], ...why] },
    { kind: 'paragraph', text: next },
    { kind: 'button', label: texts.button, url: page },
  ];
  return { subject: title, ...layOutMail({ lang, title, blocks, footer: texts.footer }) };
}
