const ONLY_LETTERS = /^[\p{L}\p{M}]+$/u;

/**
 * Whether a slug may be a word that many would like to have: `sale`, `菜單`, `khuyếnmãi`. Nothing but letters counts as
 * one, because a dictionary would know a few languages and no names.
 */
export function isWordSlug(slug: string): boolean {
  return ONLY_LETTERS.test(slug);
}
