import { createHash } from 'node:crypto';
import { VISIT_PAGE_TEXTS, type VisitPageKind } from './visit-page.texts';

const STYLE =
  ':root{color-scheme:light dark}body{margin:0;min-height:100vh;display:grid;place-items:center;font:1rem/1.6 system-ui,sans-serif;background:Canvas;color:CanvasText}main{max-width:32rem;padding:2rem}h1{font-size:1.5rem;line-height:1.3;margin:0 0 .5rem}p{margin:0}';

/** The pages run no script and load nothing; their one style is named by its hash. */
export const VISIT_PAGE_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; frame-ancestors 'none'; base-uri 'none'`;

const LANGUAGES = Object.keys(VISIT_PAGE_TEXTS);
const [DEFAULT_LANGUAGE = 'en'] = LANGUAGES;

/** The visitor's first language that we speak: by order of their list, which browsers send by preference. */
export function languageOf(acceptLanguage: string | undefined): string {
  const wanted = (acceptLanguage ?? '').slice(0, 200).toLowerCase().split(',');
  for (const entry of wanted) {
    const primary = entry.trim().split(/[-;]/, 1)[0] ?? '';
    const match = LANGUAGES.find((language) => language.toLowerCase().split('-', 1)[0] === primary);
    if (primary && match) return match;
  }
  return acceptLanguage ? 'en' : DEFAULT_LANGUAGE;
}

/** A whole page in the visitor's language. */
export function visitPage(kind: VisitPageKind, acceptLanguage: string | undefined): string {
  const language = languageOf(acceptLanguage);
  const text = VISIT_PAGE_TEXTS[language]?.[kind];
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${text?.title ?? ''}</title><style>${STYLE}</style></head><body><main><h1>${text?.title ?? ''}</h1><p>${text?.body ?? ''}</p></main></body></html>`;
}
