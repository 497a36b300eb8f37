import createClient, { type Client } from 'openapi-fetch';
import { apiErrorOf, lostCall, problemOf } from './api-error';
import type { paths } from './schema';

export type ApiClient = Client<paths>;

/** Where the client finds the token that each call has to show. */
export interface TokenSource {
  token(): Promise<string>;
  /** A token other than the refused one; callers at the same time share one request. */
  renew(refused: string): Promise<string>;
}

const TIMEOUT_MS = 30_000;

type Send = (request: Request) => Promise<Response>;

const sendInTime: Send = async (request) => {
  try {
    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(TIMEOUT_MS)]);
    return await fetch(request, { signal });
  } catch (thrown) {
    throw lostCall(thrown);
  }
};

async function saysUnauthorized(response: Response): Promise<boolean> {
  if (response.ok) return false;
  return (await response.clone().text()).includes('Unauthorized');
}

function sendWithToken(tokens: TokenSource): Send {
  const attempt = (request: Request, token: string): Promise<Response> => {
    request.headers.set('Authorization', `Bearer ${token}`);
    return sendInTime(request);
  };
  return async (request) => {
    const token = await tokens.token();
    // A body can be sent once: the retry needs a copy made before.
    const again = request.clone();
    const response = await attempt(request, token);
    if (!(await saysUnauthorized(response))) return response;
    return attempt(again, await tokens.renew(token));
  };
}

/** The client of every call but the one that fetches tokens. */
export const createApiClient = (tokens: TokenSource): ApiClient =>
  createClient<paths>({ baseUrl: window.location.origin, fetch: sendWithToken(tokens) });

export const createTokenClient = (): ApiClient =>
  createClient<paths>({ baseUrl: window.location.origin, fetch: sendInTime });

interface Answer<T> {
  readonly data?: T;
  readonly error?: unknown;
  readonly response: Response;
}

/** What a call answers, or its failure as an {@link ApiError}. */
export async function answerOf<T>(call: Promise<Answer<T>>): Promise<T> {
  try {
    const { data, error, response } = await call;
    if (data === undefined) throw problemOf(response.status, error);
    return data;
  } catch (thrown) {
    throw apiErrorOf(thrown);
  }
}
