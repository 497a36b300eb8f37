import { taipeiDate } from '../shared/taipei';
import { refuseBeforeFirstCharge } from './alter-status';
import { isUrl } from './checks';
import { refuseIf } from './codes';
import type { Context } from './gateway-context';
import { checkPeriod, checkSum, checkTimes } from './mandate-form';
import { nextDateAfter } from './mandate-schedule';
import type { Mandate } from './state';

type Fields = Readonly<Record<string, string>>;

/** Another sum, rhythm, number or expiry from the next charge on; what is not named stays, and is null in the answer. */
export function alterAmount(
  mandate: Mandate,
  fields: Fields,
  { clock, shop }: Context,
): Record<string, unknown> {
  const today = taipeiDate(clock.now());
  check(mandate, fields);
  refuseBeforeFirstCharge(mandate, today);
  const isFirstDay = mandate.startType === '2' && taipeiDate(mandate.createdAt) === today;
  refuseIf(isFirstDay && !shop.altersOnFirstDay, 'PER10068');
  const { AlterAmt, PeriodType, PeriodPoint, PeriodTimes, Extday, NotifyURL } = fields;
  if (AlterAmt) mandate.amount = Number(AlterAmt);
  if (PeriodType && PeriodPoint) {
    mandate.periodType = PeriodType;
    mandate.periodPoint = PeriodPoint;
    // At once: what was due in a year may be due next month now.
    mandate.nextDate = nextDateAfter(today, mandate);
  }
  if (PeriodTimes) mandate.totalTimes = Number(PeriodTimes);
  if (Extday) mandate.cardExpiry = Extday;
  if (NotifyURL) mandate.notifyUrl = NotifyURL;
  return {
    MerOrderNo: mandate.orderNo,
    PeriodNo: mandate.periodNo,
    AlterAmt: AlterAmt ? Number(AlterAmt) : null,
    PeriodType: PeriodType ?? null,
    PeriodPoint: PeriodPoint ?? null,
    NewNextAmt: mandate.amount,
    NewNextTime: mandate.nextDate,
    PeriodTimes: mandate.totalTimes,
    ExtDay: Extday ?? null,
    NotifyURL: NotifyURL ?? '-',
  };
}

function check(mandate: Mandate, fields: Fields): void {
  const { AlterAmt, PeriodType, PeriodPoint, PeriodTimes, Extday, NotifyURL } = fields;
  refuseIf(mandate.status === 4, 'PER10075');
  refuseIf(mandate.status === 5, 'PER10071');
  refuseIf(mandate.status === 3, 'PER10072');
  const isEmpty = [AlterAmt, PeriodType, PeriodPoint, PeriodTimes, Extday, NotifyURL].every(
    (value) => !value,
  );
  refuseIf(isEmpty, 'PER10004');
  if (AlterAmt) checkSum(AlterAmt);
  if (PeriodType !== undefined || PeriodPoint !== undefined) checkPeriod(PeriodType ?? '', PeriodPoint ?? '');
  if (PeriodTimes) checkTimes(PeriodTimes);
  refuseIf(PeriodTimes !== undefined && Number(PeriodTimes) < mandate.alreadyTimes, 'PER10022');
  refuseIf(Extday !== undefined && !/^\d{4}$/.test(Extday), 'TRA10043');
  refuseIf(Extday !== undefined && Extday < mandate.cardExpiry, 'PER10076');
  refuseIf(!isUrl(NotifyURL, 100), 'PER10026');
}
