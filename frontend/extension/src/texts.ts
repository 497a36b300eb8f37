import { Refusal } from './linklet-api';

/** A text in the reader's language. */
export const text = (name: string, ...values: string[]): string => chrome.i18n.getMessage(name, values);

/** Texts for what happens often; all else is said in the words of the API. */
const BY_STATUS: Readonly<Record<number, string>> = { 0: 'unreachable', 401: 'tokenRefused', 429: 'tooMany' };
const BY_CODE: Readonly<Record<string, string>> = {
  'links.slug-taken': 'slugTaken',
  'identity.insufficient-scope': 'scopeMissing',
  'developer.quota-exceeded': 'quotaExceeded',
};

/** What went wrong, and what helps. */
export function problemOf(error: unknown): string {
  if (!(error instanceof Refusal)) return text('unreachable');
  const known = BY_CODE[error.code] ?? BY_STATUS[error.status];
  return known === undefined ? error.message : text(known);
}

/** Fills what has a `data-text` with the text of that name, and says which language the page is in. */
export function fillTexts(): void {
  document.documentElement.lang = chrome.i18n.getUILanguage();
  for (const element of document.querySelectorAll<HTMLElement>('[data-text]')) {
    element.textContent = text(element.dataset['text'] ?? '');
  }
}

/** An element that the page has. */
export function part<T extends HTMLElement>(id: string, kind: abstract new () => T): T {
  const found = document.getElementById(id);
  if (!(found instanceof kind)) throw new Error(`the page has no ${id}`);
  return found;
}
