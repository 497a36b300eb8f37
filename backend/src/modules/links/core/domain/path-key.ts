import { SettingRefused } from './link-settings.errors';

/** What may stand behind a link's slug is sent on as this parameter of the destination. */
export interface PathFormat {
  readonly key: string;
}

// Names that every shop and analytics program reads, and none that would have to be encoded.
const KEY = /^[A-Za-z][A-Za-z0-9_.-]{0,39}$/;

/** The parameter's name; `utm_source` and its like are welcome. Throws `InvalidInput`. */
export function readPathKey({ key }: PathFormat): string {
  const text = key.trim();
  if (KEY.test(text)) return text;
  throw new SettingRefused(
    'pathFormat',
    'links.path-key-invalid',
    'The parameter is named by a letter and up to 39 letters, digits, underscores, full stops and hyphens, such as utm_source.',
  );
}
