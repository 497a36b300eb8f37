import { escapeHtml } from '../../../../shared/domain/escape-html';
import { type InEachLanguage, type PageLanguage, pageIn } from './language';
import type { ShortAddressAsked } from './visit-page';

const LABEL: InEachLanguage<string> = {
  'zh-Hant-TW': '檢舉這個短網址',
  en: 'Report this short link',
  vi: 'Báo cáo liên kết ngắn này',
  id: 'Laporkan tautan pendek ini',
  ja: 'この短縮リンクを報告する',
};

/** A way to the form for reporting abuse, with the short address filled in. */
export function reportLink(language: PageLanguage, { appOrigin, shortUrl }: ShortAddressAsked): string {
  const form = pageIn(language, appOrigin, `/report?link=${encodeURIComponent(shortUrl)}`);
  return `<a href="${escapeHtml(form)}" rel="nofollow">${escapeHtml(LABEL[language])}</a>`;
}
