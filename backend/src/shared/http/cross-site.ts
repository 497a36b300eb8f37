import type { IncomingMessage } from 'node:http';
import { DomainError } from '../domain/domain-error';
import { parsedUrl } from '../domain/parsed-url';

const SAFE: ReadonlySet<string | undefined> = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Another host under the same registrable domain may be anyone's: personal subdomains run scripts of their owners. */
const OWN_SITE: ReadonlySet<unknown> = new Set(['same-origin', 'none']);

/** Another site made a visitor's browser send this. */
export class CrossSiteRequest extends DomainError {
  constructor() {
    super(
      'forbidden',
      'http.cross-site',
      'This call was sent by a page of another site and has been refused.',
    );
  }
}

/**
 * Refuses changes that a page of another site makes a browser send along with our cookies. Browsers
 * say where a request comes from; programs that are no browser send neither header and are let through.
 */
export function refuseCrossSite(
  { method, headers }: Pick<IncomingMessage, 'headers' | 'method'>,
  appOrigin: string,
): void {
  if (SAFE.has(method)) return;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) {
    if (!OWN_SITE.has(site)) throw new CrossSiteRequest();
    return;
  }
  const { origin, host } = headers;
  // A proxy may show us another host than the browser knows.
  if (origin === appOrigin) return;
  if (origin !== undefined && parsedUrl(origin)?.host !== host) {
    throw new CrossSiteRequest();
  }
}
