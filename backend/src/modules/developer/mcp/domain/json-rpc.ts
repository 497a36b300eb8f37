/** Codes of JSON-RPC 2.0. */
export const RPC_ERRORS = {
  parse: -32_700,
  invalidRequest: -32_600,
  methodNotFound: -32_601,
  invalidParams: -32_602,
} as const;

export type RpcId = string | number | null;

/** A request or, without an id, a notification. */
export interface RpcMessage {
  readonly id?: RpcId;
  readonly method: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** A request that is refused by the protocol itself. */
export class RpcRefusal extends Error {
  constructor(
    readonly code: number,
    message: string,
  ) {
    super(message);
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isId = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';

/** Reads one message. Throws `RpcRefusal`. What answers one of our own requests is a notification without a method, and none. */
export function readMessage(body: unknown): RpcMessage {
  const refuse = (): never => {
    throw new RpcRefusal(RPC_ERRORS.invalidRequest, 'Send one JSON-RPC 2.0 message.');
  };
  if (!isObject(body) || body['jsonrpc'] !== '2.0') return refuse();
  const { id, method, params = {} } = body;
  if (typeof method !== 'string' || (id !== undefined && !isId(id)) || !isObject(params)) return refuse();
  return { method, params, ...(id === undefined ? {} : { id }) };
}

/** The answer to a request. */
export const resultOf = (id: RpcId, result: object): object => ({ jsonrpc: '2.0', id, result });

export const errorOf = (id: RpcId, { code, message }: Pick<RpcRefusal, 'code' | 'message'>): object => ({
  jsonrpc: '2.0',
  id,
  error: { code, message },
});
