import { HttpException } from '@nestjs/common';
import { isDatabaseUnavailable } from '../database/database-errors';
import { DomainError, type ErrorDetails, type ErrorKind, type FieldProblem } from '../domain/domain-error';

/** The one table from the words of the business to HTTP. */
const STATUS: Readonly<Record<ErrorKind, number>> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  gone: 410,
  'too-large': 413,
  'rate-limited': 429,
  unavailable: 503,
};

/** What the transport itself refuses before any rule is asked. */
const TRANSPORT: Readonly<Record<number, { code: string; message: string }>> = {
  400: { code: 'http.body-malformed', message: 'The body could not be read; send valid JSON or a form.' },
  404: { code: 'http.not-found', message: 'No such endpoint.' },
  405: { code: 'http.method-not-allowed', message: 'This endpoint does not support this method.' },
  413: { code: 'http.body-too-large', message: 'The body is too large; the limit is 1 MiB.' },
  414: { code: 'http.address-too-long', message: 'The address is too long.' },
  415: { code: 'http.media-type', message: 'Send application/json or application/x-www-form-urlencoded.' },
};

/** A refusal as it leaves the server, without its request id. */
export interface Problem {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly fields?: readonly FieldProblem[];
  readonly retryAfter?: number;
  readonly details?: ErrorDetails['details'];
}

const AWAY: Problem = {
  status: 503,
  code: 'http.unavailable',
  message: 'Linklet’s database is temporarily unavailable. Please try again in a moment.',
  retryAfter: 2,
};

const UNEXPECTED: Problem = { status: 500, code: 'http.unexpected', message: 'Something wrong' };

function statusOf(error: unknown): number | undefined {
  if (error instanceof HttpException) return error.getStatus();
  const status = (error as { statusCode?: unknown } | null)?.statusCode;
  return typeof status === 'number' ? status : undefined;
}

/** Every error's place in the public vocabulary; what is not known is a 500 without details. */
export function problemOf(error: unknown): Problem {
  if (error instanceof DomainError) {
    const { kind, code, message, details } = error;
    return { status: STATUS[kind], code, message, ...details };
  }
  if (isDatabaseUnavailable(error)) return AWAY;
  const status = statusOf(error);
  const known = status === undefined ? undefined : TRANSPORT[status];
  if (status !== undefined && known) return { status, ...known };
  if (status !== undefined && status >= 400 && status < 500) {
    return { status, code: 'http.refused', message: 'The call could not be understood.' };
  }
  return UNEXPECTED;
}
