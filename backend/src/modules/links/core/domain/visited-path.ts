import { trimInvisible, withoutInvisible } from './invisible';
import { isSlug } from './slug';

/** What the path of a visit asks for. */
export interface VisitedPath {
  /** The path decoded once and in NFC. It may be no slug at all: only {@link isSlug} tells. */
  readonly slug: string;
  /** A plus sign at the end asks for the link's analytics page instead of its destination. */
  readonly wantsAnalytics: boolean;
  /** What stands behind the slug and a slash, decoded once and without what cannot be seen; null for nothing. */
  readonly extraPath: string | null;
}

// 90 Hangul syllables sent in three parts each take 2 430 characters of percent-encoding; the rest is for what
// other programs glue on. Longer paths are not used.
const MAX_PATH_LENGTH = 4096;
/** Characters behind the slug; longer ones are no value of a parameter. */
export const MAX_EXTRA_LENGTH = 200;

const SLASH = 0x2f;
const PLUS = 0x2b;

/** Signs that end lines or worse, wherever a value is shown or sent on. */
const CONTROL = /\p{Cc}/u;

const PLAIN = plainSigns('-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz~');

/**
 * Reads the path of a visit as it came over the wire, without its query; null when no link can have it. What comes
 * is ASCII: requests with raw bytes above it are led to the same path, encoded (`shared/http/unreadable-request`). Never throws. Runs at every redirect: plain letters, nearly every visit, take one walk and one slice.
 */
export function readVisitedPath(rawPath: string): VisitedPath | null {
  const { length } = rawPath;
  if (length < 2 || length > MAX_PATH_LENGTH || rawPath.charCodeAt(0) !== SLASH) return null;
  let at = 1;
  while (at < length && isPlain(rawPath.charCodeAt(at))) at += 1;
  if (at === length) return { slug: rawPath.slice(1), wantsAnalytics: false, extraPath: null };
  return readUnusualPath(rawPath);
}

/**
 * The slugs that a visit may have meant when no link has the exact one, likeliest first. Messengers and word
 * processors send unseen signs, the punctuation after the address, the words after it, or full-width letters.
 */
export function forgivingSlugs(slug: string): string[] {
  if (slug.length > MAX_PATH_LENGTH) return [];
  const seen = trimInvisible(withoutInvisible(slug));
  const guesses = [seen, foldWidth(seen)].flatMap((text) => {
    const alone = withoutTail(text);
    return [text, alone, beforeNextWords(alone)];
  });
  return Array.from(new Set(guesses)).filter((guess) => guess !== slug && isSlug(guess));
}

/** What a visit makes of a decoded part behind the slug; null when no parameter could have it. */
export function extraPathOf(decoded: string): string | null {
  if (CONTROL.test(decoded)) return null;
  const extra = trimInvisible(withoutInvisible(decoded));
  return extra === '' || Array.from(extra).length > MAX_EXTRA_LENGTH ? null : extra;
}

function readUnusualPath(rawPath: string): VisitedPath | null {
  const path = rawPath.slice(1, endWithoutSlashes(rawPath));
  const slashAt = path.indexOf('/');
  if (slashAt === -1) return readSlug(path);
  const visited = readSlug(path.slice(0, slashAt));
  const extraPath = readExtra(path.slice(slashAt + 1));
  return visited === null || visited.wantsAnalytics || extraPath === null ? null : { ...visited, extraPath };
}

function readSlug(raw: string): VisitedPath | null {
  const decoded = decodeOnce(raw);
  if (decoded === null || decoded.includes('/') || decoded.includes('\0')) return null;
  const wantsAnalytics = decoded.charCodeAt(decoded.length - 1) === PLUS;
  const slug = wantsAnalytics ? decoded.slice(0, -1) : decoded;
  return slug === '' ? null : { slug: slug.normalize('NFC'), wantsAnalytics, extraPath: null };
}

/** One part of a path, in which an encoded slash is a sign as any other; null when no parameter could have it. */
function readExtra(raw: string): string | null {
  const decoded = raw.includes('/') ? null : decodeOnce(raw);
  return decoded === null ? null : extraPathOf(decoded);
}

function endWithoutSlashes(path: string): number {
  let end = path.length;
  while (end > 1 && path.charCodeAt(end - 1) === SLASH) end -= 1;
  return end;
}

function decodeOnce(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

const TAIL: ReadonlySet<string> = new Set(
  '.,:;!?…\'"`´*|\\^)]}>’”»›）］｝＞〕〉》」』】〙〗〟。、，．：；！？．｡､｣＂＇·・',
);

function withoutTail(text: string): string {
  let end = text.length;
  while (end > 0 && (TAIL.has(text.charAt(end - 1)) || text.charCodeAt(end - 1) <= 0x20)) end -= 1;
  return text.slice(0, end);
}

// What closes an address in running text, or opens a query without its question mark (`abc&fbclid=…`). A full
// stop is not among them: `style.css` means no link called `style`.
const NEXT_WORDS = /[?&#)\]>"”’）］」』】》〉〕。，、！？：；]/;

function beforeNextWords(text: string): string {
  const at = text.search(NEXT_WORDS);
  return at < 0 ? text : text.slice(0, at);
}

function foldWidth(text: string): string {
  return text.replace(/[\uFF01-\uFFEF]+/g, (run) => run.normalize('NFKC')).normalize('NFC');
}

function isPlain(code: number): boolean {
  return PLAIN[code] === 1;
}

function plainSigns(signs: string): Uint8Array {
  const table = new Uint8Array(128);
  for (const sign of signs) table[sign.charCodeAt(0)] = 1;
  return table;
}
