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

  constructor(problem: {
    readonly status: number;
    readonly code: string;
    readonly message: string;
    readonly fields?: readonly FieldError[];
    readonly requestId?: string | null;
  }) {
    super(problem.message);
    this.status = problem.status;
    this.code = problem.code;
    this.fields = problem.fields ?? [];
    this.requestId = problem.requestId ?? null;
  }

  codeOf(field: string): string | null {
    return this.fields.find((error) => error.field === field)?.code ?? null;
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

/** Reads the failure envelope; anything else, such as a proxy's page, becomes `client.unexpected`. */
export function problemOf(status: number, body: unknown): ApiError {
  const error = isRecord(body) ? body['error'] : undefined;
  if (!isRecord(error)) {
    return new ApiError({ status, code: 'client.unexpected', message: `unexpected answer ${status}` });
  }
  return new ApiError({
    status,
    code: textOf(error['code']) ?? 'client.unexpected',
    message: textOf(error['message']) ?? '',
    fields: fieldsOf(error['fields']),
    requestId: textOf(error['requestId']),
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
