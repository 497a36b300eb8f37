import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const LOCALES = 'frontend/locales';

type Texts = Readonly<Record<string, string>>;

const partOf = (part: string, locale: string): Texts =>
  JSON.parse(readFileSync(join(LOCALES, part, `${locale}.json`), 'utf8')) as Texts;

/** What the screens say in one language, by the id of the message. */
export function wordsOf(locale: string): (id: string) => string {
  const texts = Object.assign({}, ...readdirSync(LOCALES).map((part) => partOf(part, locale))) as Texts;
  return (id) => texts[id] ?? `no message ${id}`;
}
