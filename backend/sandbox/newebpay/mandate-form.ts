import type { Call } from '../shared/answers';
import { comesFromBrowser, isMail, isUrl } from './checks';
import { type Code, refuseIf } from './codes';
import type { Context } from './gateway-context';
import { isPoint } from './mandate-schedule';
import { checkEnvelope, decryptPostData, PERIOD_REFUSALS } from './post-data';

type Fields = Readonly<Record<string, string>>;

const REQUIRED = [
  'RespondType',
  'TimeStamp',
  'Version',
  'MerOrderNo',
  'ProdDesc',
  'PeriodAmt',
  'PeriodType',
  'PeriodPoint',
  'PeriodStartType',
  'PeriodTimes',
  'PayerEmail',
];

/** What the buyer's browser posted, decrypted; throws the refusal that the gateway's page shows. */
export function readMandateForm(call: Call, context: Context): Record<string, string> {
  refuseIf(!comesFromBrowser(call.headers), 'PER10036');
  const fields = decryptPostData(call, context, PERIOD_REFUSALS);
  refuseIf(!REQUIRED.every((name) => fields[name]), 'PER10004');
  checkEnvelope(fields, ['1.5'], context, PERIOD_REFUSALS);
  checkOrder(fields, context);
  checkRhythm(fields);
  checkRest(fields);
  return fields;
}

function checkOrder({ RespondType, MerOrderNo = '', ProdDesc = '' }: Fields, { state }: Context): void {
  refuseIf(RespondType !== 'JSON' && RespondType !== 'String', 'PER10012');
  refuseIf(!/^\w+$/.test(MerOrderNo), 'PER10010');
  refuseIf(MerOrderNo.length > 30, 'PER10011');
  refuseIf(!/^[\p{Script=Han}A-Za-z0-9 _]+$/u.test(ProdDesc) || ProdDesc.length > 100, 'PER10028');
  const isUsed =
    state.mandates.some(({ orderNo }) => orderNo === MerOrderNo) ||
    state.trades.some(({ orderNo }) => orderNo === MerOrderNo);
  refuseIf(isUsed, 'PER10032');
}

const POINT_REFUSALS: Readonly<Record<string, Code>> = {
  D: 'PER10013',
  W: 'PER10014',
  M: 'PER10015',
  Y: 'PER10019',
};

/** Also of a mandate that is altered. */
export function checkPeriod(periodType: string, periodPoint: string): void {
  const refusal = POINT_REFUSALS[periodType];
  refuseIf(refusal === undefined, 'PER10009');
  refuseIf(!isPoint({ periodType, periodPoint }), refusal ?? 'PER10009');
}

export function checkSum(amount: string): void {
  refuseIf(!/^[1-9]\d*$/.test(amount), 'PER10007');
  refuseIf(amount.length > 6, 'PER10008');
}

export function checkTimes(times: string): void {
  refuseIf(!/^\d+$/.test(times), 'PER10022');
  refuseIf(Number(times) === 0, 'PER10023');
  refuseIf(Number(times) > 99, 'PER10024');
}

function checkRhythm(fields: Fields): void {
  const {
    PeriodAmt = '',
    PeriodTimes = '',
    PeriodType = '',
    PeriodPoint = '',
    PeriodStartType = '',
  } = fields;
  checkSum(PeriodAmt);
  checkTimes(PeriodTimes);
  checkPeriod(PeriodType, PeriodPoint);
  refuseIf(!['1', '2', '3'].includes(PeriodStartType), 'PER10020');
  const first = fields['PeriodFirstdate'] ?? '';
  refuseIf(first !== '' && (PeriodType !== 'D' || PeriodStartType !== '3'), 'PER10041');
  refuseIf(first !== '' && !/^\d{4}\/\d\d\/\d\d$/.test(first), 'PER10041');
}

function checkRest(fields: Fields): void {
  refuseIf(!isMail(fields['PayerEmail'] ?? ''), 'PER10027');
  refuseIf(!isUrl(fields['ReturnURL'], 100) || !isUrl(fields['BackURL'], 100), 'PER10025');
  refuseIf(!isUrl(fields['NotifyURL'], 100), 'PER10026');
}
