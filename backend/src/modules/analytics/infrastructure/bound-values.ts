/** Values bound at once by statements over many keys. */
export const CHUNK = 1_024;

export function chunks<T>(items: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(items.length / CHUNK) }, (_, index) =>
    items.slice(index * CHUNK, (index + 1) * CHUNK),
  );
}

/** Asks for some keys twice, so that SQLite prepares few lengths of the statement. */
export function padded<T>(keys: readonly T[]): T[] {
  const length = 2 ** Math.ceil(Math.log2(keys.length));
  return [...keys, ...keys.slice(0, length - keys.length)];
}
