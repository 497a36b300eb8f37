import { type Answer, type Call, json, type Route } from '../shared/answers';
import { encryptHex } from '../shared/neweb-cipher';
import { taipeiTime } from '../shared/taipei';
import { alterAmount } from './alter-amount';
import { alterStatus } from './alter-status';
import { type Code, messageOf, Refusal, refuseIf } from './codes';
import type { Context } from './gateway-context';
import { checkEnvelope, decryptPostData, PERIOD_REFUSALS } from './post-data';
import { OTHER_KEYS } from './shop';
import type { Mandate } from './state';

type Fields = Readonly<Record<string, string>>;
type Values = Readonly<Record<string, unknown>>;

interface MandateCall {
  readonly on: string;
  readonly version: string;
  /** What the answer calls its ciphertext. */
  readonly answerName: 'Period' | 'period';
  /** Names of the answer's outer fields. */
  readonly outerNames: readonly [status: string, message: string, result: string];
  readonly act: (mandate: Mandate, fields: Fields, context: Context) => Values;
}

const NAMES = ['Status', 'Message', 'Result'] as const;

const ALTER_STATUS: MandateCall = {
  on: 'alter-status',
  version: '1.0',
  answerName: 'period',
  outerNames: NAMES,
  act: alterStatus,
};
const ALTER_AMOUNT: MandateCall = {
  on: 'alter-amount',
  version: '1.2',
  answerName: 'Period',
  outerNames: NAMES,
  act: alterAmount,
};
const QUERY: MandateCall = {
  on: 'query-mandate',
  version: '1.0',
  answerName: 'Period',
  // The manual's example of this call has them in lower case.
  outerNames: ['status', 'message', 'result'],
  act: describeMandate,
};

const PATHS: readonly (readonly [path: string, call: MandateCall])[] = [
  ['/MPG/period/AlterStatus', ALTER_STATUS],
  ['/MPG/period/AlterAmt', ALTER_AMOUNT],
  ['/MPG/period/query', QUERY],
];

/** Calls about a mandate: its state (B051), its content (B052), its query (B053). */
export const mandateCallRoutes = (context: Context): Route[] =>
  PATHS.map(([path, mandateCall]) => ({
    method: 'POST',
    path,
    on: mandateCall.on,
    handle: (call) => answerCall(call, mandateCall, context),
  }));

/** What cannot be read is refused in plain JSON; every other refusal is inside the cipher. */
function answerCall(call: Call, mandateCall: MandateCall, context: Context): Answer {
  let fields: Fields;
  try {
    fields = decryptPostData(call, context, PERIOD_REFUSALS);
  } catch (error) {
    if (error instanceof Refusal) return json({ Status: error.code, Message: error.message });
    throw error;
  }
  try {
    return seal(mandateCall, 'SUCCESS', act(fields, mandateCall, context), context);
  } catch (error) {
    if (error instanceof Refusal) return seal(mandateCall, error.code, [], context);
    throw error;
  }
}

function act(fields: Fields, { version, act: perform, on }: MandateCall, context: Context): Values {
  checkEnvelope(fields, [version], context, PERIOD_REFUSALS);
  const { shop, state, faults } = context;
  refuseIf(shop.mandateCalls === 'not-approved', 'PER10074');
  refuseIf(shop.mandateCalls === 'other-address', 'PER10073');
  const { MerOrderNo, PeriodNo } = fields;
  const mandate = state.mandates.find(
    ({ orderNo, periodNo }) => orderNo === MerOrderNo && periodNo === PeriodNo,
  );
  if (!mandate) throw new Refusal('PER10067');
  const values = perform(mandate, fields, context);
  return faults.has(on, 'wrong-amount') ? withOtherAmount(values) : values;
}

const withOtherAmount = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      ['PeriodAmt', 'NewNextAmt'].includes(name) ? Number(value) + 1 : value,
    ]),
  );

function seal(
  { on, answerName, outerNames }: MandateCall,
  code: Code,
  result: unknown,
  context: Context,
): Answer {
  const [status, message, body] = outerNames;
  const text = JSON.stringify({ [status]: code, [message]: messageOf(code), [body]: result });
  const keys = context.faults.has(on, 'other-keys') ? OTHER_KEYS : context.shop;
  return json({ [answerName]: encryptHex(text, keys) });
}

function describeMandate(mandate: Mandate, _: Fields, { shop }: Context): Values {
  return {
    MerchantID: shop.merchantId,
    MerchantOrderNo: mandate.orderNo,
    PeriodNo: mandate.periodNo,
    PeriodAmt: mandate.amount,
    PeriodType: mandate.periodType,
    PeriodPoint: mandate.periodPoint,
    CreateDate: taipeiTime(mandate.createdAt),
    TotalTimes: mandate.totalTimes,
    AlreadyTimes: mandate.alreadyTimes,
    NextAuthDate: mandate.nextDate,
    Status: mandate.status,
  };
}
