/** What MaxMind's format can hold, as far as tests need it. */
export type Value = string | number | Value[] | { [key: string]: Value };

/** Encodes what MaxMind's format calls the data section: maps, arrays, texts and 32-bit numbers. */
function encoded(value: Value): Buffer {
  if (typeof value === 'string') {
    const text = Buffer.from(value);
    return Buffer.concat([
      Buffer.from(text.length < 29 ? [0x40 + text.length] : [0x5d, text.length - 29]),
      text,
    ]);
  }
  if (typeof value === 'number') return Buffer.from([0xc4, value >>> 24, value >>> 16, value >>> 8, value]);
  if (Array.isArray(value)) return Buffer.concat([Buffer.from([value.length, 0x04]), ...value.map(encoded)]);
  const entries = Object.entries(value);
  return Buffer.concat([
    Buffer.from([0xe0 + entries.length]),
    ...entries.flatMap(([key, each]) => [encoded(key), encoded(each)]),
  ]);
}

/**
 * A database in which every IPv4 address below 128.0.0.0 is at one place, and no other is anywhere.
 *
 * @param recordBits 24, 28 or 32: how wide the branches of its tree are
 * @param where `everywhere`: all other IPv4 addresses are there, too
 */
export function databaseOf(place: Value, builtAt = new Date(1000), recordBits = 24, where = 'below'): Buffer {
  const NODES = 1;
  const toPlace = NODES + 16;
  const other = where === 'everywhere' ? toPlace : NODES;
  const tree = Buffer.from(
    {
      24: [0, 0, toPlace, 0, 0, other],
      28: [0, 0, toPlace, 0, 0, 0, other],
      32: [0, 0, 0, toPlace, 0, 0, 0, other],
    }[recordBits] ?? [],
  );
  const metadata = {
    node_count: NODES,
    record_size: recordBits,
    ip_version: 4,
    database_type: 'Test-City',
    languages: ['en'],
    binary_format_major_version: 2,
    binary_format_minor_version: 0,
    build_epoch: builtAt.getTime() / 1000,
    description: { en: 'test' },
  };
  const marker = Buffer.concat([Buffer.from([0xab, 0xcd, 0xef]), Buffer.from('MaxMind.com')]);
  return Buffer.concat([tree, Buffer.alloc(16), encoded(place), marker, encoded(metadata)]);
}
