const ENCODED = /(?:%[0-9a-f]{2})+/gi;
const STAR = '%2A';

/**
 * A path with its query as servers read it: percent-encoded signs decoded, and slashes in a row as one. `/%6cogin` and
 * `//login` lead where `/login` does. A star stays encoded, because it stands for something in entries.
 */
export function readablePath(pathAndQuery: string): string {
  const decoded = pathAndQuery.replace(ENCODED, decode);
  const query = decoded.indexOf('?');
  const path = query < 0 ? decoded : decoded.slice(0, query);
  return path.replace(/\/{2,}/g, '/') + decoded.slice(path.length);
}

function decode(encoded: string): string {
  try {
    return decodeURIComponent(encoded).replaceAll('*', STAR);
  } catch {
    // No UTF-8: the bytes of ASCII among them are still signs.
    return encoded.replace(/%[0-7][0-9a-f]/gi, (byte) => decodeURIComponent(byte).replace('*', STAR));
  }
}
