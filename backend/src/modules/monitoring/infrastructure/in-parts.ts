const AT_ONCE = 500;

/** Ids or keys, as many as one statement may have. */
export function* inParts<T>(keys: readonly T[]): Generator<readonly T[]> {
  for (let from = 0; from < keys.length; from += AT_ONCE) yield keys.slice(from, from + AT_ONCE);
}

/** A place for each of them. */
export const marksOf = (values: readonly unknown[]): string => values.map(() => '?').join(', ');
