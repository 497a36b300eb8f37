import type { FastifyRequest } from 'fastify';

/** Host of the site that a page of ours was opened on; programs say it by the host alone. */
export function siteHostOf({ headers }: Pick<FastifyRequest, 'headers'>): string {
  const { origin, host = '' } = headers;
  return origin !== undefined && URL.canParse(origin) ? new URL(origin).host : host;
}
