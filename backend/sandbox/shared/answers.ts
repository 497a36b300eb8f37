import type { IncomingHttpHeaders } from 'node:http';

/** A request, read to its end. */
export interface Call {
  readonly method: string;
  readonly path: string;
  /** Without the question mark, as it was sent: signatures cover it. */
  readonly queryText: string;
  readonly query: URLSearchParams;
  readonly params: Readonly<Record<string, string>>;
  readonly headers: IncomingHttpHeaders;
  readonly raw: Buffer;
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

export interface Route {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Parts that begin with a colon match anything. */
  readonly path: string;
  /** The operation by which faults name it. */
  readonly on?: string;
  readonly handle: (call: Call) => Answer | Promise<Answer>;
}

export const json = (body: unknown, status = 200): Answer => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8' },
  body: JSON.stringify(body),
});

/** For bodies that are written by hand, such as those with numbers that JavaScript cannot hold. */
export const jsonText = (body: string, status = 200): Answer => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8' },
  body,
});

export const html = (body: string, status = 200): Answer => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  body,
});

export const seeOther = (location: string): Answer => ({ status: 303, headers: { location }, body: '' });

export const nothing = (status = 204): Answer => ({ status, headers: {}, body: '' });

/** A form as browsers and gateways send it. */
export const formOf = (call: Call): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(call.raw.toString('utf8')));

/** Undefined when it is not an object of JSON. */
export function objectOf(text: string): Record<string, unknown> | undefined {
  try {
    const value = JSON.parse(text) as unknown;
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const textIn = (object: Record<string, unknown>, key: string): string => {
  const value = object[key];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};
