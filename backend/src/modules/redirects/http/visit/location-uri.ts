// What RFC 3986 gives no place in a URI, or a place in the host alone (brackets); also a percent sign that encodes nothing.
const UNFIT = /%(?![0-9a-f]{2})|[^\x21\x23-\x3b\x3d\x3f-\x5a\x5f\x61-\x7a\x7e]+/i;
const EACH_UNFIT = new RegExp(UNFIT.source, 'gi');
/** A scheme and a host, which may be an IPv6 address in brackets. */
const BEGINNING = /^[a-z][a-z0-9+.-]*:\/\/(\[[0-9a-f:.]+\])?/i;

/** Half a surrogate pair has no encoding; it becomes the replacement character. */
const encoded = (text: string): string => encodeURIComponent(Buffer.from(text).toString());

/**
 * An address as the value of `Location`: strict clients stop at signs that browsers forgive, such as `[`, `|` and a bare
 * `%`, so these are percent-encoded. Everything that is valid stays as it is, byte for byte.
 */
export function locationUri(address: string): string {
  // Nearly every address: one look, and nothing is copied.
  if (!UNFIT.test(address) && !hasSecondHash(address)) return address;
  const beginning = BEGINNING.exec(address)?.[0] ?? '';
  const rest = address.slice(beginning.length);
  const hashAt = rest.indexOf('#') + 1;
  const [before, after] = hashAt === 0 ? [rest, ''] : [rest.slice(0, hashAt), rest.slice(hashAt)];
  return beginning + (before + after.replaceAll('#', '%23')).replace(EACH_UNFIT, encoded);
}

/** A fragment has no hash inside. */
const hasSecondHash = (address: string): boolean => address.indexOf('#') !== address.lastIndexOf('#');
