/** Why one field of a call was refused. */
export interface FieldProblem {
  readonly field: string;
  readonly code?: string;
  readonly message?: string;
}

interface Problem {
  readonly code?: string;
  readonly message?: string;
  readonly fields?: readonly FieldProblem[];
  readonly requestId?: string;
}

/** The server refused a call. Decide by `code`, which is stable. */
export class LinkletError extends Error {
  override readonly name = 'LinkletError';
  readonly code: string;
  readonly fields: readonly FieldProblem[];
  /** Identifies the call in the logs of the server. */
  readonly requestId: string | null;

  constructor(
    readonly status: number,
    { code = 'http.unknown', message, fields = [], requestId }: Problem,
    /** In seconds, where the server asks to wait. */
    readonly retryAfter: number | null,
  ) {
    super(message ?? `The server answered ${String(status)}.`);
    this.code = code;
    this.fields = fields;
    this.requestId = requestId ?? null;
  }
}

/** No answer arrived, or none in time. */
export class LinkletConnectionError extends Error {
  override readonly name = 'LinkletConnectionError';
}

/** Reads a refusal, whatever answered it: a proxy's page is not the API's JSON. */
export async function errorOf(response: Response): Promise<LinkletError> {
  const text = await response.text();
  return new LinkletError(response.status, problemIn(text), secondsIn(response.headers.get('retry-after')));
}

function problemIn(text: string): Problem {
  try {
    const { error } = JSON.parse(text) as { readonly error?: unknown };
    return typeof error === 'object' && error !== null ? error : {};
  } catch {
    return {};
  }
}

function secondsIn(value: string | null): number | null {
  if (value === null) return null;
  if (/^\d+$/.test(value)) return Number(value);
  const moment = Date.parse(value);
  return Number.isNaN(moment) ? null : Math.max(0, Math.ceil((moment - Date.now()) / 1_000));
}
