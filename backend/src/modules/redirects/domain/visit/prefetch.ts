/** Headers of a request as Node gives them: names in small letters. */
export type RequestHeaders = Readonly<Record<string, HeaderValue>>;

type HeaderValue = string | readonly string[] | undefined;

// `prefetch`, `prefetch;prerender`, Safari's `preview`; other purposes may come and mean other things.
const AHEAD = /(?:^|[\s,;])(?:prefetch|prerender|preview)(?:$|[\s,;])/i;

/**
 * Whether a request only fetches ahead, by the four headers of browsers new and old. Takes the headers as they
 * are, because it runs at every redirect.
 */
export function isPrefetch(headers: RequestHeaders): boolean {
  return (
    saysAhead(headers['sec-purpose']) ||
    saysAhead(headers['purpose']) ||
    saysAhead(headers['x-moz']) ||
    saysAhead(headers['x-purpose'])
  );
}

function saysAhead(value: HeaderValue): boolean {
  return value !== undefined && AHEAD.test(String(value));
}
