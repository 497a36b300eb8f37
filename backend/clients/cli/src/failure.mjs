/** Codes with which the program ends. */
export const EXIT = { ok: 0, refused: 1, usage: 2, network: 3 };

/** The program was called in a way that it does not know. */
export class UsageError extends Error {
  name = 'UsageError';
}

/** What went wrong, as `--json` shows it, and the code to end with. */
export function failureOf(error) {
  const { name, message } = error;
  if (name === 'LinkletError') {
    const { status, code, fields, requestId, retryAfter } = error;
    return { exit: EXIT.refused, shown: { status, code, message, fields, requestId, retryAfter } };
  }
  if (name === 'LinkletConnectionError') {
    return { exit: EXIT.network, shown: { code: 'cli.no-answer', message } };
  }
  // The SDK says so of fields that are missing or unknown; the parser of arguments, of options.
  return { exit: EXIT.usage, shown: { code: 'cli.usage', message } };
}
