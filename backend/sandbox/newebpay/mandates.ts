import { capitals, lettersAndDigits } from '../shared/random-ids';
import { inTaipei, taipeiDate } from '../shared/taipei';
import type { Context } from './gateway-context';
import { chargeDates, nextDateAfter } from './mandate-schedule';
import type { Card, Mandate } from './state';

/** `P231115153213aMDNWZ` */
const newPeriodNo = (at: number): string =>
  `P${inTaipei(at).toFormat('yyMMddHHmmss')}${lettersAndDigits(1)}${capitals(5)}`;

interface Made {
  readonly mandate: Mandate;
  readonly dates: readonly string[];
}

/** From the form of a mandate; its first charge, if it has one, was approved. */
export function recordMandate(
  fields: Readonly<Record<string, string>>,
  card: Card,
  { state, clock }: Context,
): Made {
  const now = clock.now();
  const today = taipeiDate(now);
  const startType = fields['PeriodStartType'] ?? '';
  const firstDate = (fields['PeriodFirstdate'] ?? '').replaceAll('/', '-');
  const first = startType === '2' ? today : firstDate;
  const rhythm = { periodType: fields['PeriodType'] ?? '', periodPoint: fields['PeriodPoint'] ?? '' };
  const dates = chargeDates({
    ...rhythm,
    ...(first === '' ? {} : { first }),
    since: today,
    times: Number(fields['PeriodTimes']),
    cardExpiry: card.expiry,
  });
  const mandate: Mandate = {
    orderNo: fields['MerOrderNo'] ?? '',
    periodNo: newPeriodNo(now),
    createdAt: now,
    startType,
    firstDate,
    respondType: fields['RespondType'] ?? 'JSON',
    cardNumber: card.number,
    cardExpiry: card.expiry,
    amount: Number(fields['PeriodAmt']),
    ...rhythm,
    totalTimes: dates.length,
    alreadyTimes: startType === '2' ? 1 : 0,
    notifyUrl: fields['NotifyURL'] ?? '',
    status: 1,
    nextDate: dates[startType === '2' ? 1 : 0] ?? '',
  };
  if (mandate.nextDate === '') mandate.status = 4;
  state.mandates.push(mandate);
  return { mandate, dates };
}

/** After a charge, whether it succeeded or not. */
export function moveOn(mandate: Mandate, date: string): void {
  delete mandate.lateUntil;
  if (mandate.alreadyTimes >= mandate.totalTimes) {
    mandate.status = 4;
    mandate.nextDate = '';
    return;
  }
  mandate.nextDate = nextDateAfter(date, mandate);
}
