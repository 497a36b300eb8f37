import { escapeHtml } from '../../../../shared/domain/escape-html';
import { ICONS, LOGO } from './icons';
import { type PageLanguage, pageIn } from './language';
import { STYLE } from './style';

interface PageLayout {
  readonly language: PageLanguage;
  readonly title: string;
  /** Goes into the head, as markup. */
  readonly head?: string;
  readonly icon: keyof typeof ICONS;
  readonly isWarning?: boolean;
  /** What the card says below its picture, as markup; begins with the heading. */
  readonly card: string;
  /** Below the card, as markup. */
  readonly footer?: string;
  /** Where the product's name leads; nowhere without. */
  readonly appOrigin?: string;
}

const HEAD =
  '<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover"><meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"><meta name="format-detection" content="telephone=no">';

const brand = (language: PageLanguage, appOrigin: string | undefined): string =>
  appOrigin === undefined
    ? `<span>${LOGO}Linklet</span>`
    : `<a href="${escapeHtml(pageIn(language, appOrigin, '/'))}">${LOGO}Linklet</a>`;

/** A whole page; no part of it is loaded from anywhere. */
export function layOutPage(page: PageLayout): string {
  const { language, title, head = '', icon, isWarning = false, card, footer = '', appOrigin } = page;
  return `<!doctype html><html lang="${language}"><head>${HEAD}<title>${escapeHtml(title)}</title><style>${STYLE}</style>${head}</head><body><header class="brand">${brand(language, appOrigin)}</header><main><div class="sign${isWarning ? ' warn' : ''}">${ICONS[icon]}</div>${card}</main>${footer === '' ? '' : `<footer>${footer}</footer>`}</body></html>`;
}

export const heading = (text: string): string => `<h1>${escapeHtml(text)}</h1>`;
