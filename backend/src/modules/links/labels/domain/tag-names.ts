import { InputCheck } from '../../../../shared/domain/input-check';
import { foldLabel } from './label-text';
import { LabelRefused } from './labels.errors';
import { MAX_TAGS_ON_LINK, parseTag } from './tag.entity';

/** A tag by its words, or by its number. */
export type TagName = string | number;

/** Tags as a caller named them, each once. */
export interface NamedTags {
  readonly words: readonly string[];
  /** Numbers, with the field that each stood in. */
  readonly ids: ReadonlyMap<number, string>;
}

/** Each word once, however often and in whatever way it is written. Throws `InvalidInput` naming every bad one. */
export function readTagNames(names: readonly TagName[], of: string): NamedTags {
  const check = new InputCheck();
  const words = new Map<string, string>();
  const ids = new Map<number, string>();
  for (const [index, name] of names.entries()) {
    const field = `${of}.${String(index)}`;
    if (typeof name === 'number') ids.set(name, field);
    else {
      const word = check.take(() => parseTag(name, field));
      const folded = foldLabel(word ?? '');
      if (word !== undefined && !words.has(folded)) words.set(folded, word);
    }
  }
  check.done();
  if (words.size > MAX_TAGS_ON_LINK || ids.size > MAX_TAGS_ON_LINK) throw tooManyTags(of);
  return { words: [...words.values()], ids };
}

export const tooManyTags = (field: string): LabelRefused =>
  new LabelRefused(field, 'links.too-many-tags', `A link can have at most ${MAX_TAGS_ON_LINK} tags.`);
