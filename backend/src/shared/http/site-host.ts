import type { FastifyRequest } from 'fastify';
import { parsedUrl } from '../domain/parsed-url';

/** Host of the site that a page of ours was opened on; programs say it by the host alone. */
export function siteHostOf({ headers }: Pick<FastifyRequest, 'headers'>): string {
  const { origin, host = '' } = headers;
  return parsedUrl(origin ?? '')?.host ?? host;
}
