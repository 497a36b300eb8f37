import { type Answer, type Call, json, nothing, objectOf, type Route } from '../shared/answers';
import { invalid, PayPalError, unprocessable } from './errors';
import type { Context } from './gateway-context';
import type { Remembered } from './state';

export type Body = Readonly<Record<string, unknown>>;

export interface Request {
  readonly call: Call;
  readonly body: Body;
  readonly id: string;
}

/** Without a body: 204. */
export interface Outcome {
  readonly status: number;
  readonly body?: Body;
}

interface Operation {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly on: string;
  /** How long a repeat with the same PayPal-Request-Id gets the first answer; absent when it is not kept. */
  readonly retentionHours?: number;
  readonly act: (request: Request, context: Context) => Outcome | Promise<Outcome>;
}

const HOUR_MS = 3_600_000;

export const RETENTION_HOURS = { orders: 6, billing: 72, payments: 45 * 24 } as const;

/** A call with an access token. */
export const apiRoute = (operation: Operation, context: Context): Route => ({
  method: operation.method,
  path: operation.path,
  on: operation.on,
  handle: (call) => answer(call, operation, context),
});

async function answer(call: Call, operation: Operation, context: Context): Promise<Answer> {
  try {
    if (!isAuthorized(call, context) || context.faults.has(operation.on, 'unauthorized')) {
      return json({ error: 'invalid_token', error_description: 'Token signature verification failed' }, 401);
    }
    return await act(call, operation, context);
  } catch (error) {
    if (error instanceof PayPalError) return json(error.body(), error.status);
    throw error;
  }
}

function isAuthorized({ headers }: Call, { state, clock }: Context): boolean {
  const [, token] = /^Bearer (\S+)$/.exec(headers.authorization ?? '') ?? [];
  const now = clock.callersNow();
  return state.tokens.some((one) => one.token === token && one.until > now);
}

async function act(call: Call, operation: Operation, context: Context): Promise<Answer> {
  const text = call.raw.toString('utf8');
  const body = text === '' ? {} : objectOf(text);
  if (!body) throw invalid('MALFORMED_REQUEST_JSON');
  const key = operation.retentionHours === undefined ? '' : String(call.headers['paypal-request-id'] ?? '');
  const first = key === '' ? undefined : firstAnswer(key, call, context);
  if (first) return json(first.body, 200);
  const fault = context.faults.take(operation.on, 'issue');
  if (fault) throw unprocessable(String(fault.value ?? 'INTERNAL_SERVICE_ERROR'));
  const outcome = await operation.act({ call, body, id: call.params['id'] ?? '' }, context);
  if (key !== '') remember(key, call, { outcome, hours: operation.retentionHours ?? 0 }, context);
  return outcome.body ? json(outcome.body, outcome.status) : nothing(outcome.status);
}

const requestOf = ({ path, raw }: Call): string => `${path} ${raw.toString('utf8')}`;

/** Orders refuse another request with the same id; all others give the first answer. */
function firstAnswer(key: string, call: Call, { state, clock }: Context): Remembered | undefined {
  const now = clock.now();
  const first = state.remembered.find((one) => one.key === key && one.until > now);
  const isOther = first !== undefined && first.request !== requestOf(call);
  if (isOther && call.path.startsWith('/v2/checkout/orders')) {
    throw unprocessable('PAYPAL_REQUEST_ID_PREVIOUSLY_USED');
  }
  return first;
}

interface Answered {
  readonly outcome: Outcome;
  readonly hours: number;
}

/** Only what succeeded: after an error the request may be made again. */
function remember(key: string, call: Call, { outcome, hours }: Answered, { state, clock }: Context): void {
  const now = clock.now();
  const others = state.remembered.filter(({ until }) => until > now);
  const body = outcome.body ?? {};
  state.remembered = [...others, { key, request: requestOf(call), until: now + hours * HOUR_MS, body }];
}
