/** What went wrong, in the words of the business; only `shared/http/problem.filter.ts` knows the HTTP status of each. */
export type ErrorKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'gone'
  | 'too-large'
  | 'rate-limited'
  | 'unavailable';

/** One input field that was refused. */
export interface FieldProblem {
  /** Name of the field as the caller sent it, dotted for nested values: `url`, `utm.source`. */
  readonly field: string;
  /** Stable code, `<module>.<fact>`. */
  readonly code: string;
  /** What is wrong and how to mend it, in English; screens translate by code. */
  readonly message: string;
  /** Where another caller changed the value meanwhile. */
  readonly current?: CurrentValue;
}

/** What a value is now, and who made it that and when, as far as that is known. */
export interface CurrentValue {
  readonly value: unknown;
  readonly userId: number | null;
  /** ISO 8601, UTC. */
  readonly changeTime: string | null;
}

export interface ErrorDetails {
  /** Every refused field, all at once. */
  readonly fields?: readonly FieldProblem[];
  /** Seconds after which the same call may succeed (rate-limited, unavailable). */
  readonly retryAfter?: number;
  /** What a screen shows beside the message, such as how many tries are left. */
  readonly details?: Readonly<Record<string, string | number | boolean | null>>;
}

/**
 * A rule of the business said no. `code` is stable and what programs decide on; `message` is the
 * specification's text where it gives one.
 */
export class DomainError extends Error {
  constructor(
    readonly kind: ErrorKind,
    readonly code: string,
    message: string,
    readonly details: ErrorDetails = {},
  ) {
    super(message);
    this.name = new.target.name;
  }
}

/** One or more input fields were refused; several parsers' refusals are joined into one answer. */
export class InvalidInput extends DomainError {
  constructor(fields: readonly [FieldProblem, ...FieldProblem[]], details?: ErrorDetails['details']) {
    super('invalid', fields[0].code, fields[0].message, { fields, ...(details ? { details } : {}) });
  }
}
