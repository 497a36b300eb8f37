import { analyse } from 'chardet';

/** What is judged of a page; more of it only takes longer. */
const MAX_SAMPLE_BYTES = 64 * 1024;
/** Of 100. Of a few letters anything is guessed, but nothing as surely. */
const SURE = 50;
/** Pages should say it within the first kilobyte; many say it later. */
const META_WITHIN = 8 * 1024;
const META = /<meta[^>]{1,200}?charset\s{0,9}=\s{0,9}["']?\s{0,9}([a-z0-9_:-]{2,40})/i;
const HEADER = /charset\s{0,9}=\s{0,9}["']?([a-z0-9_:-]{2,40})/i;

/** Their bytes are those of ASCII, or pass for it. */
const LIKE_ASCII: ReadonlySet<string> = new Set(['iso-2022-jp', 'utf-16le', 'utf-16be']);
/** In these, text of another charset soon breaks; in those of one byte to a sign it never does. */
const NOTICE: ReadonlySet<string> = new Set(['big5', 'euc-jp', 'euc-kr', 'gb18030', 'gbk', 'shift_jis']);
/** What servers say that were never told. */
const STATED_BY_DEFAULT = 'windows-1252';
/** Of the signs that are not ASCII: a page has broken ones now and then, a page in another charset is full of them. */
const BROKEN_SHARE = 0.02;

/** The text of a page, whatever charset it is in and whatever it claims to be in. */
export function decodePage(bytes: Buffer, contentType: string): string {
  const marked = markedCharset(bytes);
  if (marked !== null) return textIn(marked, bytes);
  const claimed = claimedCharsets(bytes, contentType);
  const proof = proofOf(bytes);
  for (const charset of candidates(proof, claimed)) {
    if (isReadable(textIn(charset, proof))) return textIn(charset, bytes);
  }
  return textIn(claimed[0] ?? STATED_BY_DEFAULT, bytes);
}

/** From where it is not all ASCII: a page may begin with that much style. */
function proofOf(bytes: Buffer): Buffer {
  const first = bytes.findIndex((byte) => byte > 0x7f);
  // Begins between two signs of UTF-16, too.
  const start = first < MAX_SAMPLE_BYTES / 2 ? 0 : first - (first % 2);
  return bytes.subarray(start, start + MAX_SAMPLE_BYTES);
}

/** The byte order mark stands above all claims; without one, UTF-16 shows by the page's first sign. */
function markedCharset(bytes: Buffer): string | null {
  const first = bytes.subarray(0, 3).toString('hex');
  if (first === 'efbbbf') return 'utf-8';
  if (first.startsWith('fffe') || first.startsWith('3c00')) return 'utf-16le';
  return first.startsWith('feff') || first.startsWith('003c') ? 'utf-16be' : null;
}

/** By the header, then by the page. */
function claimedCharsets(bytes: Buffer, contentType: string): readonly string[] {
  const byHeader = charsetOf(HEADER.exec(contentType)?.[1]);
  const byPage = charsetOf(META.exec(bytes.toString('latin1', 0, META_WITHIN))?.[1]);
  // A caller who could read this in the page has read it as something else.
  const isCredible = byPage !== null && !byPage.startsWith('utf-16');
  return [byHeader, isCredible ? byPage : null].filter((charset) => charset !== null);
}

/** The likeliest first. What is UTF-8 is hardly ever so by chance, so no claim is asked. */
function* candidates(proof: Buffer, claimed: readonly string[]): Generator<string> {
  yield* claimed.filter((charset) => LIKE_ASCII.has(charset));
  yield 'utf-8';
  yield* byFewestErrors(
    proof,
    claimed.filter((charset) => NOTICE.has(charset)),
  );
  if (!claimed.includes(STATED_BY_DEFAULT)) yield* claimed;
  yield* guesses(proof, claimed.includes(STATED_BY_DEFAULT) ? SURE : 0);
  yield* claimed;
}

function byFewestErrors(proof: Buffer, charsets: readonly string[]): readonly string[] {
  const broken = (charset: string) => brokenIn(textIn(charset, proof));
  return charsets.length < 2 ? charsets : charsets.toSorted((one, other) => broken(one) - broken(other));
}

function guesses(proof: Buffer, confidence: number): readonly string[] {
  const [best] = analyse(proof);
  const charset = best && best.confidence >= confidence ? charsetOf(best.name) : null;
  return charset === null ? [] : [charset];
}

/** The name of a charset that can be read here; null for any other word. */
function charsetOf(label: string | undefined): string | null {
  try {
    return label === undefined ? null : new TextDecoder(label).encoding;
  } catch {
    return null;
  }
}

/** As far as it goes: the last sign may have been cut. */
function textIn(charset: string, bytes: Buffer): string {
  return new TextDecoder(charset).decode(bytes, { stream: true });
}

function isReadable(text: string): boolean {
  const strange = text.match(/[^\0-\x7f]/g)?.length ?? 0;
  return brokenIn(text) <= strange * BROKEN_SHARE && text.includes('<');
}

const brokenIn = (text: string): number => text.match(/\ufffd/g)?.length ?? 0;
