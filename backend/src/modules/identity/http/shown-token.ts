import type { FastifyRequest } from 'fastify';
import { isProgramToken } from '../application/programs/program-token-format';
import { TokensDiffer } from '../domain/identity.errors';

const BEARER = /^Bearer +(\S+)$/i;

const isToken = (value: unknown): value is string => typeof value === 'string' && value !== '';

/**
 * The token of a request: in `Authorization`, in `X-API-Key`, or in the query, which callers of older programs know; the
 * first of these, in this order. It is redacted from every log. Throws `TokensDiffer` for a program that shows another one.
 */
export function tokenIn({ headers, query }: Pick<FastifyRequest, 'headers' | 'query'>): string | undefined {
  const bearer = BEARER.exec(headers.authorization ?? '')?.[1];
  const { access_token: inQuery } = (query ?? {}) as { readonly access_token?: unknown };
  const [token, ...others] = new Set([bearer, headers['x-api-key'], inQuery].filter(isToken));
  if (others.length > 0 && [token, ...others].some((each) => isProgramToken(each ?? ''))) {
    throw new TokensDiffer();
  }
  return token;
}
