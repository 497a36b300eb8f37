type Charset = 'big5' | 'shift_jis';

/** Node.js reads these encodings, and writes neither: each sign is looked for among all pairs of bytes. */
function pairsOf(charset: Charset): ReadonlyMap<string, Uint8Array> {
  const decoder = new TextDecoder(charset);
  const pairs = new Map<string, Uint8Array>();
  for (let first = 0x81; first <= 0xfc; first += 1) {
    for (let second = 0x40; second <= 0xfe; second += 1) {
      const bytes = Uint8Array.of(first, second);
      const text = decoder.decode(bytes);
      if (!pairs.has(text)) pairs.set(text, bytes);
    }
  }
  return pairs;
}

/** The text as programs of Taiwan and Japan write it. */
export function writtenIn(charset: Charset, text: string): Buffer {
  const pairs = pairsOf(charset);
  const signs = Array.from(text, (sign) => {
    const bytes = sign < '\u0080' ? Uint8Array.of(sign.charCodeAt(0)) : pairs.get(sign);
    if (!bytes) throw new Error(`${charset} has no “${sign}”.`);
    return bytes;
  });
  return Buffer.concat(signs);
}
