export interface FieldError {
  readonly field: string;
  readonly code: string;
}

/** A call that failed, in the terms that stores and components decide on. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** HTTP status, or 0 when no answer came. */
  readonly status: number;
  readonly code: string;
  readonly fields: readonly FieldError[];
  /** To be quoted when asking for help. */
  readonly requestId: string | null;
  /** Seconds until another try makes sense, when the server tells. */
  readonly retryAfter: number | null;
  /** Whatever else the refusal says, such as how many tries are left. */
  readonly details: Readonly<Record<string, unknown>>;

  constructor(problem: {
    readonly status: number;
    readonly code: string;
    readonly message: string;
    readonly fields?: readonly FieldError[];
    readonly requestId?: string | null;
    readonly retryAfter?: number | null;
    readonly details?: Readonly<Record<string, unknown>>;
  }) {
    super(problem.message);
    this.status = problem.status;
    this.code = problem.code;
    this.fields = problem.fields ?? [];
    this.requestId = problem.requestId ?? null;
    this.retryAfter = problem.retryAfter ?? null;
    this.details = problem.details ?? {};
  }

  /** A number among the details, such as `triesLeft`. */
  numberOf(name: string): number | null {
    const value = this.detail(name);
    return typeof value === 'number' ? value : null;
  }

  /** A text among the details, such as the name of a plan. */
  textOf(name: string): string | null {
    return textOf(this.detail(name));
  }

  codeOf(field: string): string | null {
    return this.fields.find((error) => error.field === field)?.code ?? null;
  }

  /** The same with fields named as a form knows them. */
  renamed(nameOf: (field: string) => string): ApiError {
    const fields = this.fields.map(({ field, code }) => ({ field: nameOf(field), code }));
    const { status, code, message, requestId, retryAfter, details } = this;
    return new ApiError({ status, code, message, fields, requestId, retryAfter, details });
  }

  private detail(name: string): unknown {
    const inner = this.details['details'];
    return this.details[name] ?? (isRecord(inner) ? inner[name] : undefined);
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

function fieldsOf(value: unknown): FieldError[] {
  if (!Array.isArray(value)) return [];
  return value.filter(isRecord).flatMap((entry) => {
    const field = textOf(entry['field']);
    const code = textOf(entry['code']);
    return field === null || code === null ? [] : [{ field, code }];
  });
}

function secondsIn(headers: Headers | undefined): number | null {
  const text = headers?.get('retry-after') ?? '';
  return /^\d{1,6}$/.test(text) ? Number(text) : null;
}

/** The failure of a call; the one that gives tokens says the same beside `error` (RFC 6749). */
function failureIn(body: unknown): Readonly<Record<string, unknown>> | null {
  if (!isRecord(body)) return null;
  if (isRecord(body['error'])) return body['error'];
  return typeof body['error'] === 'string' ? { code: body['error'], ...body } : null;
}

/** Reads the failure envelope; anything else, such as a proxy's page, becomes `client.unexpected`. */
export function problemOf(status: number, body: unknown, headers?: Headers): ApiError {
  const retryAfter = secondsIn(headers);
  const failure = failureIn(body);
  if (failure === null) {
    const message = `unexpected answer ${status}`;
    return new ApiError({ status, code: 'client.unexpected', message, retryAfter });
  }
  return new ApiError({
    status,
    code: textOf(failure['code']) ?? 'client.unexpected',
    message: textOf(failure['message']) ?? '',
    fields: fieldsOf(failure['fields']),
    requestId: textOf(failure['requestId']),
    retryAfter,
    details: failure,
  });
}

/** What `fetch` throws, as an ApiError: without an answer it knows only two reasons. */
export function lostCall(thrown: unknown): ApiError {
  const isLate = thrown instanceof Error && thrown.name === 'TimeoutError';
  return isLate
    ? new ApiError({ status: 0, code: 'client.timeout', message: 'the server took too long' })
    : new ApiError({ status: 0, code: 'client.offline', message: 'the server could not be reached' });
}

/** Any thrown thing as an ApiError; what is none is a fault of this program. */
export function apiErrorOf(thrown: unknown): ApiError {
  if (thrown instanceof ApiError) return thrown;
  return new ApiError({ status: 0, code: 'client.unexpected', message: String(thrown) });
}
