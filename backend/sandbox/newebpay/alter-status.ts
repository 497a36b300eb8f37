import { taipeiDate } from '../shared/taipei';
import { Refusal, refuseIf } from './codes';
import type { Context } from './gateway-context';
import { nextDateAfter } from './mandate-schedule';
import type { Mandate } from './state';

/** A mandate with a date for its first charge rests until the day after it. */
export function refuseBeforeFirstCharge({ firstDate }: Mandate, today: string): void {
  refuseIf(firstDate !== '' && today <= firstDate, 'PER10068');
}

/** Suspends, terminates for ever, or goes on with the next date; the number of charges stays. */
export function alterStatus(
  mandate: Mandate,
  fields: Readonly<Record<string, string>>,
  { clock }: Context,
): Record<string, unknown> {
  const today = taipeiDate(clock.now());
  const type = fields['AlterType'] ?? '';
  refuseIf(mandate.status === 4, 'PER10075');
  if (type === 'suspend') {
    refuseIf(mandate.status === 5, 'PER10061');
    refuseIf(mandate.status === 3, 'PER10062');
    refuseBeforeFirstCharge(mandate, today);
    mandate.status = 5;
  } else if (type === 'restart') {
    refuseIf(mandate.status === 1, 'PER10063');
    refuseIf(mandate.status === 3, 'PER10064');
    refuseBeforeFirstCharge(mandate, today);
    mandate.status = 1;
    if (mandate.nextDate <= today) mandate.nextDate = nextDateAfter(today, mandate);
  } else if (type === 'terminate') {
    refuseIf(mandate.status === 3, 'PER10065');
    mandate.status = 3;
    mandate.nextDate = '';
  } else throw new Refusal('PER10003');
  return {
    MerOrderNo: mandate.orderNo,
    PeriodNo: mandate.periodNo,
    AlterType: type,
    ...(type === 'restart' ? { NewNextTime: mandate.nextDate } : {}),
  };
}
