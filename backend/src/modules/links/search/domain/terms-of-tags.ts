import { type TermRange, termsOf } from '../../core/domain/search-terms/search-terms';
import type { SearchedTerm } from './link-search';

/** Words that are looked for, each with the tags that have it in their names. */
export function withTags(
  terms: readonly TermRange[],
  tags: readonly { readonly id: number; readonly value: string }[],
): readonly SearchedTerm[] {
  const named = tags.map(({ id, value }) => ({ id, words: termsOf([value]) }));
  return terms.map(({ from, to }) => {
    const found = named.filter(({ words }) => words.some((word) => word >= from && word < to));
    return found.length === 0 ? { from, to } : { from, to, tagIds: found.map(({ id }) => id) };
  });
}
