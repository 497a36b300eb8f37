import { escapeHtml } from '../../../../shared/domain/escape-html';

// What looks like nothing, or turns the letters around it about, so that an address reads as another one.
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}]/gu;
const MARK = /\{(\w+)\}/g;
// The first three end a script or begin markup in it, the lines end a string of scripts older than ES2019.
const UNSAFE_IN_SCRIPT = /[<>&'\u2028\u2029]/g;

const codeOf = (character: string): string => (character.codePointAt(0) ?? 0).toString(16);

/** Text that shows all its characters, those too that cannot be seen. */
export const withNothingHidden = (text: string): string =>
  text.replace(UNSEEN, (character) => `\\u{${codeOf(character)}}`);

/** A text with `{marks}` as markup: text and values are escaped, values set apart from the direction of the rest. */
export const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text
    .split(MARK)
    .map((part, index) =>
      index % 2 === 0 ? escapeHtml(part) : `<bdi>${escapeHtml(withNothingHidden(values[part] ?? ''))}</bdi>`,
    )
    .join('');

/** The same for titles, which have no markup. */
export const filledTitle = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(MARK, (_mark, name: string) => withNothingHidden(values[name] ?? ''));

/** A value for scripts to read as JSON, in a block that they find by its id. */
export const dataBlock = (id: string, value: unknown): string => {
  const json = JSON.stringify(value).replace(
    UNSAFE_IN_SCRIPT,
    (character) => `\\u${codeOf(character).padStart(4, '0')}`,
  );
  return `<script type="application/json" id="${id}">${json}</script>`;
};

/** An element for what a visitor may want to do next. */
export interface PageLink {
  readonly href: string;
  readonly label: string;
  /** The one that is meant for most. */
  readonly isMain?: boolean;
  /** More attributes, as markup. */
  readonly attributes?: string;
}

export const button = ({ href, label, isMain = false, attributes = '' }: PageLink): string =>
  `<a class="button${isMain ? ' main' : ''}" href="${escapeHtml(href)}"${attributes}>${escapeHtml(label)}</a>`;

export const paragraph = (text: string, kind = ''): string =>
  `<p${kind === '' ? '' : ` class="${kind}"`}>${escapeHtml(text)}</p>`;
