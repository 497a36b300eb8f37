import { createHash } from 'node:crypto';
import { STYLE } from './style';

/** How a policy names an inline style or script that may be there. */
export const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const STYLE_HASH = hashOf(STYLE);

/** What a page may load or run beside its one style, by directive; nothing unless it is named. */
export type Allowed = Readonly<
  Partial<Record<'style-src' | 'script-src' | 'img-src' | 'connect-src' | 'frame-src', string>>
>;

export function pagePolicyOf({ 'style-src': styles, ...allowed }: Allowed = {}): string {
  const more = Object.entries(allowed).map(([directive, sources]) => `${directive} ${sources}`);
  return [
    "default-src 'none'",
    `style-src ${STYLE_HASH}${styles === undefined ? '' : ` ${styles}`}`,
    ...more,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
