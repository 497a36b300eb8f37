const MAX_LENGTH = 2_000;
/** Any origin will do: what still has it after being read is a path of ours. */
const HERE = 'https://here.invalid';
/** Not pages; and following a link into the API could begin another sign-in, for ever. */
const NOT_A_PAGE = /^\/(?:api|health|metrics)(?:[/?#]|$)/i;

/** Text after undoing percent-encoding twice, as careless proxies do; null when it cannot be undone. */
function decoded(text: string): string | null {
  try {
    return decodeURIComponent(decodeURIComponent(text));
  } catch {
    return null;
  }
}

/**
 * A path on our own origin, with its query and fragment, or null when a browser could take the text for
 * anything else. Browsers read backslashes as slashes, skip tabs and line breaks, and resolve dots before
 * they look for a host.
 */
export function localPath(text: string | undefined): string | null {
  if (!text || text.length > MAX_LENGTH || !/^\/(?![/\\])/.test(text) || /[\\\p{Cc}]/u.test(text)) {
    return null;
  }
  if (!URL.canParse(text, HERE)) return null;
  const url = new URL(text, HERE);
  const path = decoded(url.pathname);
  if (url.origin !== HERE || path === null) return null;
  if (/^\/[/\\]/.test(url.pathname) || /\/\/|[\\\p{Cc}]/u.test(path) || NOT_A_PAGE.test(path)) return null;
  return url.pathname + url.search + url.hash;
}
