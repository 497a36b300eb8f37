/** Values bound at once by statements over many keys. */
export const CHUNK = 1_024;

export function chunks<T>(items: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(items.length / CHUNK) }, (_, index) =>
    items.slice(index * CHUNK, (index + 1) * CHUNK),
  );
}

/** Parts in order whose sizes add up to at most so much each; what is larger by itself is a part of its own. */
export function chunksBySize<T>(items: readonly T[], sizeOf: (item: T) => number, most: number): T[][] {
  const parts: T[][] = [];
  let room = 0;
  for (const item of items) {
    const size = sizeOf(item);
    const last = parts.at(-1);
    if (last && size <= room) last.push(item);
    else {
      parts.push([item]);
      room = most;
    }
    room -= size;
  }
  return parts;
}
