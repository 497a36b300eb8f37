import type { Locale } from '../../i18n/locale';
import type { FaqAnswer, LongText } from './blocks';

/** The kinds of long texts, each a folder of `frontend/content`, and what its files hold. */
export interface Content {
  readonly help: Readonly<Partial<Record<string, FaqAnswer>>>;
  readonly about: LongText;
  readonly policy: LongText;
  readonly privacy: LongText;
}
export type ContentKind = keyof Content;

const loading = new Map<string, Promise<unknown>>();

async function load(kind: ContentKind, locale: Locale): Promise<unknown> {
  const file = (await import(`../../../content/${kind}/${locale}.json`)) as { default: unknown };
  return file.default;
}

/** One kind of texts in one language; the same promise for every caller, so that components may wait for it. */
export function loadContent<K extends ContentKind>(kind: K, locale: Locale): Promise<Content[K]> {
  const key = `${kind}/${locale}`;
  const known = loading.get(key) ?? load(kind, locale);
  if (!loading.has(key)) {
    loading.set(key, known);
    // A failure is not remembered: the next visit of the screen tries again.
    known.catch(() => loading.delete(key));
  }
  // content-files.test.ts holds the files to their types.
  return known as Promise<Content[K]>;
}
