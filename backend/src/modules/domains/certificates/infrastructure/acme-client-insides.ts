import type { Client } from 'acme-client';

/** An answer as the library reads it: names of headers in small letters, a body that is JSON parsed. */
export interface AcmeAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly data: unknown;
}

export type SendToAuthority = (
  url: string,
  method: 'get' | 'head' | 'post',
  body: object | undefined,
) => Promise<AcmeAnswer>;

interface Insides {
  readonly http: {
    request: (
      url: string,
      method: 'get' | 'head' | 'post',
      options?: { data?: object },
    ) => Promise<AcmeAnswer>;
    maxBadNonceRetries: number;
  };
}

/** An authority that refuses every second nonce is asked until it takes one. */
const MAX_BAD_NONCES = 30;

/**
 * Has the library's calls made by us: its own HTTP client sleeps for as long as an authority that is busy says, follows
 * redirects, and loses what kind of error came. What is left of it signs requests, keeps nonces and reads answers.
 */
export function sendThrough(client: Client, send: SendToAuthority): void {
  const { http } = client as unknown as Insides;
  http.request = (url, method, { data } = {}) => send(url, method, data);
  http.maxBadNonceRetries = MAX_BAD_NONCES;
}
