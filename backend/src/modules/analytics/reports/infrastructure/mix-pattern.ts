import type { EntityManager } from 'typeorm';
import { isSqlite } from '../../../../shared/database/dialect';
import { facetParts, SEPARATOR } from '../../counting/domain/facet-value';
import { filterParts, type MixFilter } from '../../counting/domain/mix';

/** A condition on the column of values with what is bound to it, and the same for values that are read. */
export interface Condition {
  readonly sql: string;
  readonly values: readonly string[];
  readonly holds: (value: string) => boolean;
}

const inGlob = (text: string): string => text.replaceAll(/[[*?]/g, '[$&]');
const inLike = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/**
 * Mixes that have these answers. Each has as many parts as there are questions, so that a part for which any answer
 * will do cannot reach into the next one. Both spellings tell capitals from small letters.
 */
export function ofMix(manager: EntityManager, filter: MixFilter): Condition {
  const [sql, any, written] = isSqlite(manager)
    ? (['GLOB', '*', inGlob] as const)
    : (['LIKE', '%', inLike] as const);
  const asked = filterParts(filter);
  const pattern = asked.map((part) => (part === null ? any : written(part)));
  const holds = (value: string): boolean => {
    const parts = facetParts(value);
    return (
      parts.length === asked.length && asked.every((part, index) => part === null || part === parts[index])
    );
  };
  return { sql: `value ${sql} ?`, values: [pattern.join(SEPARATOR)], holds };
}

/** Values whose first part is this. */
export function beginningWith(manager: EntityManager, part: string): Condition {
  const [sql, pattern] = isSqlite(manager) ? ['GLOB', `${inGlob(part)}/*`] : ['LIKE', `${inLike(part)}/%`];
  const holds = (value: string): boolean => value.startsWith(part + SEPARATOR);
  return { sql: `value ${sql} ?`, values: [pattern], holds };
}
