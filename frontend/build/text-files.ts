import type { TextPart } from '../src/i18n/catalogue';

/** Parts of the texts that screens show together: a request costs a slow phone more than the few kilobytes of the others. */
const TOGETHER: Readonly<Record<string, readonly TextPart[]>> = {
  group: ['groups', 'billing'],
  home: ['home', 'shorten', 'qr'],
  editing: ['editor', 'campaign', 'preview', 'safety', 'suggest', 'domains'],
  desk: ['desk', 'report'],
};
const TEXTS = /[\\/]locales[\\/]([\w-]+)[\\/]([\w-]+)\.json$/;

/** The name of the file that holds a catalogue; null for what is none. */
export function textFileOf(id: string): string | null {
  const [, part, language] = TEXTS.exec(id) ?? [];
  if (part === undefined || language === undefined) return null;
  const file = Object.keys(TOGETHER).find((name) => TOGETHER[name]?.some((each) => each === part));
  return `${file ?? part}-${language}`;
}
