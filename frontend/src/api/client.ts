import createClient, { type Client, createQuerySerializer } from 'openapi-fetch';
import { type ApiError, apiErrorOf, lostCall, problemOf } from './api-error';
import type { HumanTokenFor } from './human-token';
import type { paths } from './schema';

export interface ApiClient extends Client<paths> {
  /**
   * Hears of each call that was one too many, unless the screen that asked shows it where it belongs; seconds until the next
   * one may be sent, when the server tells.
   */
  onRateLimited: (retryAfterSeconds: number | null) => void;
  /**
   * Hears of each refusal before the caller does; `isShown`: the screen that asked says itself what it means. `groupId`:
   * of the group that the call named; 0 for none.
   */
  onRefused: (error: ApiError, isShown: boolean, groupId: number) => void;
  /** The same calls, for screens that show a refusal where it belongs, such as in a form. */
  readonly inForm: Client<paths>;
}

/** Where the client finds the token that each call has to show. */
export interface TokenSource {
  token(): Promise<string>;
  /** A token other than the refused one; callers at the same time share one request. */
  renew(refused: string): Promise<string>;
}

const TIMEOUT_MS = 30_000;
const FORBIDDEN = 403;
const TOO_MANY = 429;
/** Limits that the page itself explains where they are met. */
const OF_GUESTS = 'links.guest-';

type Send = (request: Request) => Promise<Response>;

/** Where the client finds answers to what was asked before it was there; null for everything else. */
interface FirstAnswers {
  take(request: Request): Promise<Response | null>;
}

const NO_FIRST_ANSWERS: FirstAnswers = { take: () => Promise.resolve(null) };

/** A stream of events lasts until it is ended, and a table of all links as long as there are links. */
const WITHOUT_END: readonly (string | null)[] = ['text/event-stream', 'text/csv'];

const signalOf = (request: Request): AbortSignal =>
  WITHOUT_END.includes(request.headers.get('Accept'))
    ? request.signal
    : AbortSignal.any([request.signal, AbortSignal.timeout(TIMEOUT_MS)]);

const sendWithTimeout: Send = async (request) => {
  try {
    return await fetch(request, { signal: signalOf(request) });
  } catch (thrown) {
    throw lostCall(thrown);
  }
};

async function saysUnauthorized(response: Response): Promise<boolean> {
  if (response.ok) return false;
  return (await response.clone().text()).includes('Unauthorized');
}

function sendWithToken(tokens: TokenSource, first: FirstAnswers): Send {
  const attempt = (request: Request, token: string): Promise<Response> => {
    request.headers.set('Authorization', `Bearer ${token}`);
    return sendWithTimeout(request);
  };
  return async (request) => {
    const token = await tokens.token();
    // A body can be sent once: the retry needs a copy made before.
    const again = request.clone();
    const response = (await first.take(request)) ?? (await attempt(request, token));
    if (!(await saysUnauthorized(response))) return response;
    return attempt(again, await tokens.renew(token));
  };
}

/** What a token has to be for that the call lacked; null when it lacked none. */
async function missingActionIn(response: Response): Promise<string | null> {
  if (response.status !== FORBIDDEN) return null;
  const error = await problemIn(response.clone());
  return error.code === 'human.token-missing' ? error.textOf('action') : null;
}

/** The server knows whom it asks to be human, so that pages load nothing for all others. */
function sendAsHuman(send: Send, tokenFor: HumanTokenFor): Send {
  return async (request) => {
    const again = request.clone();
    const response = await send(request);
    const action = await missingActionIn(response);
    if (action === null) return response;
    again.headers.set('X-Human-Token', await tokenFor(action));
    return send(again);
  };
}

async function problemIn(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null);
  return problemOf(response.status, body, response.headers);
}

const serialize = createQuerySerializer<object>();

/** What calls are made as, besides what their token says. */
export interface CallContext {
  /** The group that a call acts in, whichever its token was issued for; 0: that of the token. */
  groupId(): number;
  /** The view of another person that a site admin looks through; null: none. */
  viewId(): string | null;
}

const AS_THE_TOKEN: CallContext = { groupId: () => 0, viewId: () => null };

const groupNamedIn = (url: string): number => Number(new URL(url).searchParams.get('groupId') ?? 0);

function createWatched(send: Send, acting = AS_THE_TOKEN): ApiClient {
  const querySerializer = (query: object): string => {
    const groupId = acting.groupId();
    return serialize(groupId === 0 ? query : { groupId, ...query });
  };
  const watched = (isShown: boolean): Client<paths> =>
    createClient<paths>({
      baseUrl: window.location.origin,
      querySerializer,
      async fetch(request) {
        const viewId = acting.viewId();
        if (viewId !== null) request.headers.set('X-View-Id', viewId);
        const response = await send(request);
        if (response.ok) return response;
        const error = await problemIn(response.clone());
        if (error.status === TOO_MANY && !isShown && !error.code.startsWith(OF_GUESTS)) {
          client.onRateLimited(error.retryAfter);
        }
        client.onRefused(error, isShown, groupNamedIn(request.url));
        return response;
      },
    });
  const client: ApiClient = Object.assign(watched(false), {
    inForm: watched(true),
    onRateLimited: () => undefined,
    onRefused: () => undefined,
  });
  return client;
}

/** The client of every call but the one that fetches tokens. */
export const createApiClient = (
  tokens: TokenSource,
  humanTokenFor: HumanTokenFor,
  acting?: CallContext,
  first = NO_FIRST_ANSWERS,
): ApiClient => createWatched(sendAsHuman(sendWithToken(tokens, first), humanTokenFor), acting);

export const createTokenClient = (): ApiClient => createWatched(sendWithTimeout);

interface Answer<T> {
  readonly data?: T;
  readonly error?: unknown;
  readonly response: Response;
}

/** What a call answers, or its failure as an {@link ApiError}. */
export async function answerOf<T>(call: Promise<Answer<T>>): Promise<T> {
  try {
    const { data, error, response } = await call;
    if (data === undefined) throw problemOf(response.status, error, response.headers);
    return data;
  } catch (thrown) {
    throw apiErrorOf(thrown);
  }
}

/** A file, and what the server calls it. */
export interface NamedFile {
  readonly name: string;
  readonly content: Blob;
}

/** The name that a header gives a file (RFC 6266); null without one. */
function fileNameIn(disposition: string | null): string | null {
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(disposition ?? '')?.[1];
  if (encoded !== undefined) return decodeURIComponent(encoded);
  return /filename="([^"]+)"/.exec(disposition ?? '')?.[1] ?? null;
}

/** What a call for a file answers, or its failure as an {@link ApiError}. */
export async function fileOf(call: Promise<Answer<Blob>>): Promise<NamedFile> {
  const content = await answerOf(call);
  const { response } = await call;
  return { name: fileNameIn(response.headers.get('Content-Disposition')) ?? 'linklet', content };
}

/** What an answer holds in the envelope that all calls but those of RFC 6749 have. */
type Enveloped<T> = T extends { readonly data: infer D } ? D : never;

/** The same as {@link answerOf}, out of its envelope. */
export async function dataOf<T>(call: Promise<Answer<T>>): Promise<Enveloped<T>> {
  const { data } = (await answerOf(call)) as { readonly data: Enveloped<T> };
  return data;
}
