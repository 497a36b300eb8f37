import { type Answer, type Call, jsonText, objectOf, type Route } from '../shared/answers';
import { messageOf, Refusal, refuseIf } from './codes';
import type { Context } from './gateway-context';
import { isSignedBy } from './signature';

export type Info = Readonly<Record<string, unknown>>;

/** The info of a success; a code alone where the answer is one. */
interface Outcome {
  readonly code?: string;
  readonly info?: unknown;
}

interface Operation {
  readonly method: 'GET' | 'POST';
  /** After the version. */
  readonly path: string;
  readonly on: string;
  readonly act: (request: Request, context: Context) => Outcome;
}

export interface Request {
  readonly call: Call;
  /** Empty when there is none. */
  readonly body: Info;
  /** `v4` says more in its answers than `v3`. */
  readonly isV4: boolean;
}

/** Both versions of an operation: they have the same paths and are signed alike. */
export const operationRoutes = (operation: Operation, context: Context): Route[] =>
  ['v3', 'v4'].map((version) => ({
    method: operation.method,
    path: `/${version}${operation.path}`,
    on: operation.on,
    handle: (call) => answer(call, operation, { context, isV4: version === 'v4' }),
  }));

interface Place {
  readonly context: Context;
  readonly isV4: boolean;
}

function answer(call: Call, { on, act }: Operation, { context, isV4 }: Place): Answer {
  try {
    authenticate(call, context);
    const text = call.raw.toString('utf8');
    const body = text === '' ? {} : objectOf(text);
    if (!body) throw new Refusal('2102');
    const fault = context.faults.take(on, 'return-code');
    if (fault) throw new Refusal(String(fault.value ?? '9000'));
    const { code = '0000', info } = act({ call, body, isV4 }, context);
    return reply(code, info);
  } catch (error) {
    if (error instanceof Refusal) return reply(error.code);
    throw error;
  }
}

/** A nonce is good once: a repeated request is refused. */
function authenticate(call: Call, { merchant, state }: Context): void {
  const header = (name: string): string => String(call.headers[name] ?? '');
  refuseIf(header('x-line-channelid') !== merchant.channelId, '1104');
  const nonce = header('x-line-authorization-nonce');
  const content = call.method === 'GET' ? call.queryText : call.raw.toString('utf8');
  const signed = { path: call.path, content, nonce };
  const isSigned = isSignedBy(merchant.channelSecret, signed, header('x-line-authorization'));
  refuseIf(nonce === '' || !isSigned || state.nonces.includes(nonce), '1106');
  state.nonces.push(nonce);
}

/** Numbers of transactions have 19 digits and no quotes. */
function reply(code: string, info?: unknown): Answer {
  const text = JSON.stringify({
    returnCode: code,
    returnMessage: messageOf(code),
    ...(info === undefined ? {} : { info }),
  });
  return jsonText(text.replace(/"((?:refundT|t)ransactionId)":"(\d{19})"/g, '"$1":$2'));
}
