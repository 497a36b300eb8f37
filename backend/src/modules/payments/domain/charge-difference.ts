import { type CalendarDate, startOfTaipeiDay } from './billing-calendar';
import type { Mandate } from './mandate.entity';
import { EARLY_MS } from './payment-times';
import type { Subscription } from './subscription.entity';

/** What a gateway says of a charge that it has made by itself. */
export interface StatedCharge {
  readonly number: string;
  /** Which one of its mandate it is, the first being 1; null where the gateway does not say. */
  readonly charge: number | null;
  /** The day of the next one; null where the gateway does not say, or there is none. */
  readonly nextOn: CalendarDate | null;
}

/** What the gateway says, beside what was expected. */
interface ChargeDifference {
  readonly charge: number | null;
  readonly expectedCharge: number;
  readonly nextOn: CalendarDate | null;
  readonly expectedOn: CalendarDate;
}

/** Whether the next charge would be refused because it is too early, or missed because it is late. */
function isOffDay(nextOn: CalendarDate, { periodEnd, paidUntil }: Subscription): boolean {
  return nextOn > periodEnd || startOfTaipeiDay(nextOn).getTime() < paidUntil.getTime() - EARLY_MS;
}

/** Whether a next charge is expected, and not about to be moved to another day. */
const isDayKnown = ({ wanted, wantedOn }: Mandate, { renews }: Subscription): boolean =>
  renews && wanted === 'live' && wantedOn === null;

/** Compares what is said of the charge that has paid for the present period; null where nothing differs. */
export function chargeDifference(
  { number, charge, nextOn }: StatedCharge,
  mandate: Mandate,
  subscription: Subscription,
): ChargeDifference | null {
  const { periodNumber, periodEnd: expectedOn } = subscription;
  const expectedCharge = mandate.chargeFor(periodNumber);
  const isOther =
    charge !== null && (charge !== expectedCharge || number !== mandate.chargeNumber(periodNumber));
  const isOff = nextOn !== null && isDayKnown(mandate, subscription) && isOffDay(nextOn, subscription);
  return isOther || isOff ? { charge, expectedCharge, nextOn, expectedOn } : null;
}
