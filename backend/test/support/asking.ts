/** Of `GUEST_LINKS_PER_HOUR`: what tests make as guests is no flood. */
export const ENOUGH_GUEST_LINKS = '1000000';
/** Of `API_CALLS_PER_SECOND`. */
export const ENOUGH_API_CALLS = '1000000';

/** What a refused call says. */
export interface Refusal {
  readonly error: {
    readonly code: string;
    readonly message: string;
    readonly fields?: readonly { readonly field: string; readonly code: string }[];
    readonly details?: Readonly<Record<string, unknown>>;
  };
}

export interface Answer<T = unknown> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: T;
}

export interface Call {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  /** Objects go out as JSON, strings and forms as they are. */
  readonly body?: unknown;
}

/** Answers calls by their path. */
export interface Asked {
  ask<T = unknown>(path: string, call?: Call): Promise<Answer<T>>;
}

/** Asks without following redirects. */
export async function askAt<T = unknown>(
  url: string,
  { method = 'GET', headers = {}, body }: Call = {},
): Promise<Answer<T>> {
  const isForm = body instanceof URLSearchParams || body instanceof FormData;
  const isObject = typeof body === 'object' && body !== null && !isForm;
  const init: RequestInit = {
    method,
    redirect: 'manual',
    headers: { ...(isObject ? { 'content-type': 'application/json' } : {}), ...headers },
  };
  if (body !== undefined) {
    init.body = isObject ? JSON.stringify(body) : (body as string | URLSearchParams | FormData);
  }
  const response = await fetch(url, init);
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  return {
    status: response.status,
    headers: response.headers,
    body: (isJson ? JSON.parse(text) : text) as T,
  };
}
