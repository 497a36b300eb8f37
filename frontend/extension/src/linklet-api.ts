import type { Settings } from './settings';

/** Why the installation did not do it. */
export class Refusal extends Error {
  constructor(
    /** Status of HTTP; 0 without an answer. */
    readonly status: number,
    /** Stable code of the API. */
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

export interface ShortLink {
  readonly shortUrl: string;
  readonly encodeId: string;
}

const TIMEOUT_MS = 15_000;

interface Answered<T> {
  readonly data?: T;
  readonly error?: {
    readonly code: string;
    readonly message: string;
    readonly fields?: readonly { readonly code: string; readonly message: string }[];
  };
}

async function call<T>({ origin, token }: Settings, path: string, body?: object): Promise<T> {
  let response: Response;
  let answered: Answered<T>;
  try {
    response = await fetch(`${origin}/api/v1${path}`, {
      method: body ? 'POST' : 'GET',
      credentials: 'omit',
      headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    answered = (await response.json()) as Answered<T>;
  } catch {
    throw new Refusal(0, 'client.unreachable', '');
  }
  if (response.ok && answered.data !== undefined) return answered.data;
  const field = answered.error?.fields?.[0];
  const { code = 'http.refused', message = '' } = field ?? answered.error ?? {};
  throw new Refusal(response.status, code, message);
}

/** Creates a short link, under a name of the caller's own unless that is empty. Throws `Refusal`. */
export const shorten = (settings: Settings, url: string, slug = ''): Promise<ShortLink> =>
  call(settings, '/links', { url, ...(slug === '' ? {} : { encodeId: slug }) });

/** Asks whether the token is good. Throws `Refusal`. */
export const checkToken = (settings: Settings): Promise<unknown> => call(settings, '/developer/my/api/info');

/** Only pages of the web can be shortened, not those of the browser itself. */
export const isWebPage = (url: string | undefined): url is string => /^https?:\/\//i.test(url ?? '');
