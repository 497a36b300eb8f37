import type { FastifyReply } from 'fastify';
import type { Problem } from '../../../shared/http/problem';

/** Words of RFC 6749, sections 4.1.2.1 and 5.2, and of RFC 8628 for haste. */
const ERRORS: Readonly<Record<number, string>> = {
  401: 'invalid_grant',
  403: 'access_denied',
  429: 'slow_down',
  500: 'server_error',
  503: 'temporarily_unavailable',
};
/** By the code of the problem where the status says too little. */
const BY_CODE: Readonly<Record<string, string>> = {
  'identity.unsupported-grant-type': 'unsupported_grant_type',
  'identity.invalid-client': 'invalid_client',
};

function errorOf({ status, code }: Problem): string {
  return BY_CODE[code] ?? ERRORS[status] ?? 'invalid_request';
}

/** `/token` refuses in the words of RFC 6749, whatever is wrong and wherever it is noticed. */
export function refuseToken(reply: FastifyReply, problem: Problem): void {
  const { status, code, message, fields, retryAfter } = problem;
  if (retryAfter !== undefined) void reply.header('retry-after', String(retryAfter));
  void reply
    .status(status)
    .header('cache-control', 'no-store')
    .send({
      error: errorOf(problem),
      message: fields?.map((each) => each.message).join(' ') ?? message,
      code,
    });
}
