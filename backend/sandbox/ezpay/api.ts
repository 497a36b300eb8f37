import { type Answer, type Call, formOf, json, type Route } from '../shared/answers';
import { decryptHex, newebQuery, type Scalars } from '../shared/neweb-cipher';
import { messageOf, Refusal, refuseIf } from './codes';
import type { Context } from './gateway-context';

export type Fields = Readonly<Record<string, string>>;

export interface Operation {
  readonly path: string;
  readonly on: string;
  readonly versions: readonly string[];
  readonly required: readonly string[];
  /** Whether the same bytes get the first answer again. */
  readonly isRepeatable?: boolean;
  readonly act: (fields: Fields, context: Context) => Scalars;
}

/** Ten minutes; the manual only says that an old request is refused. */
const MAX_AGE_SECONDS = 600;

export const apiRoute = (operation: Operation, context: Context): Route => ({
  method: 'POST',
  path: operation.path,
  on: operation.on,
  handle: (call) => answer(call, operation, context),
});

/** The fields inside PostData_; throws when they cannot be read. */
export function readPostData(outer: Fields, { shop }: Context): Record<string, string> {
  refuseIf(!outer['MerchantID_'], 'KEY10010');
  refuseIf(outer['MerchantID_'] !== shop.merchantId, 'KEY10006');
  refuseIf(!outer['PostData_'], 'KEY10011');
  const text = decryptHex(outer['PostData_'] ?? '', shop);
  refuseIf(text === undefined, 'KEY10002');
  return Object.fromEntries(new URLSearchParams(text));
}

export function checkTime({ TimeStamp = '' }: Fields, { clock }: Context): void {
  const isRecent = Math.abs(clock.callersNow() / 1000 - Number(TimeStamp)) <= MAX_AGE_SECONDS;
  refuseIf(!/^\d+$/.test(TimeStamp) || !isRecent, 'KEY10014');
}

function answer(call: Call, operation: Operation, context: Context): Answer {
  const outer = formOf(call);
  let respondType = 'JSON';
  try {
    const fields = readPostData(outer, context);
    respondType = fields['RespondType'] ?? '';
    refuseIf(respondType !== 'JSON' && respondType !== 'String', 'KEY10012');
    refuseIf(!operation.versions.includes(fields['Version'] ?? ''), 'KEY10012');
    const fault = context.faults.take(operation.on, 'code');
    if (fault) throw new Refusal(String(fault.value ?? 'INV10021'));
    const result = perform(outer['PostData_'] ?? '', fields, operation, context);
    // As text inside the JSON, unless the fault says otherwise: shops have to read both.
    const isObject = context.faults.has(operation.on, 'result-object');
    return reply('SUCCESS', respondType, isObject ? result : JSON.stringify(result), result);
  } catch (error) {
    if (error instanceof Refusal) return reply(error.code, respondType, '', {});
    throw error;
  }
}

function perform(postData: string, fields: Fields, operation: Operation, context: Context): Scalars {
  const { state } = context;
  const before = operation.isRepeatable ? state.answered.find((one) => one.postData === postData) : undefined;
  if (before) return before.result;
  checkTime(fields, context);
  refuseIf(!operation.required.every((name) => fields[name]), 'KEY10004');
  refuseIf(
    Object.values(fields).some((value) => /\p{Cc}/u.test(value)),
    'INV10019',
  );
  const result = operation.act(fields, context);
  if (operation.isRepeatable) state.answered.push({ postData, result });
  return result;
}

function reply(code: string, respondType: string, written: unknown, result: Scalars): Answer {
  const [Status, Message] = [code, messageOf(code)];
  if (respondType !== 'String') return json({ Status, Message, Result: written });
  const body = newebQuery({ Status, Message, ...result });
  return { status: 200, headers: { 'content-type': 'text/plain; charset=utf-8' }, body };
}
