import type { MessageFormatElement } from 'react-intl';
import { type Locale, localeOf } from './locale';

/** Texts by id: plain in development and tests, parsed ahead in the built product. */
export type Catalogue = Record<string, string> | Record<string, MessageFormatElement[]>;

/** Texts are loaded with the screens that show them; `core` is what every screen and the home page need. */
export const PARTS = [
  'core',
  'analytics',
  'home',
  'list',
  'shell',
  'session',
  'account',
  'log',
  'content',
  'groups',
  'team',
  'billing',
  'payments',
  'labels',
  'qr',
  'shorten',
  'applink',
  'preview',
  'campaign',
  'domains',
  'brand',
  'editor',
  'explain',
  'suggest',
  'safety',
  'report',
  'batch',
  'desk',
  'developer',
] as const;
export type TextPart = (typeof PARTS)[number];

/** The part that holds a message: the first segment of its id, or `core` when no part has that name. */
export function partOf(id: string): TextPart {
  const name = id.split('.', 1)[0];
  return PARTS.find((part) => part === name) ?? 'core';
}

const loading = new Map<string, Promise<Catalogue>>();

/** The texts of the frame; where those of its screens lie, no first look at a page needs to know. */
async function load(part: TextPart, locale: Locale): Promise<Catalogue> {
  const file: unknown =
    part === 'core'
      ? await import(`../../locales/core/${locale}.json`)
      : await (await import('./page-catalogues')).importPart(part, locale);
  return (file as { default: Catalogue }).default;
}

/** One part of the texts; the same promise for every caller, so that components may wait for it. */
export function loadCatalogue(locale: Locale, part: TextPart = 'core'): Promise<Catalogue> {
  const key = `${part}/${locale}`;
  const known = loading.get(key);
  if (known) return known;
  const catalogue = load(part, locale);
  loading.set(key, catalogue);
  catalogue.then(
    // So React's `use` finds texts that are there without waiting for them a moment.
    (value) => Object.assign(catalogue, { status: 'fulfilled', value }),
    // A failure is not remembered: the next visit of the screen tries again.
    () => loading.delete(key),
  );
  return catalogue;
}

/** The same for the language that is shown now. */
export const loadShownCatalogue = (part: TextPart): Promise<Catalogue> =>
  loadCatalogue(localeOf(document.documentElement.lang), part);
