import { type Currency, inUnits, money } from '../../../shared/domain/money';
import type {
  ReconciliationReport,
  ShownDifference,
} from '../application/reconciliation/reconciliation-reports.service';
import type { ReconciliationDifferenceDto, ReconciliationsDto } from './dto/reconciliation.dto';
import { wireCurrency } from '../../../shared/http/wire-currency';

function presentDifference({
  number,
  order,
  kind,
  ...difference
}: ShownDifference): ReconciliationDifferenceDto {
  const currency: Currency = difference.currency === 'USD' ? 'USD' : 'TWD';
  const unitsOf = (minor: number | null): number | null =>
    minor === null ? null : inUnits(money(minor, currency));
  return {
    kind,
    number,
    externalId: order,
    booked: unitsOf(difference.bookedMinor),
    found: unitsOf(difference.foundMinor),
    currency: wireCurrency(currency),
  };
}

export function presentReconciliations(
  reports: readonly ReconciliationReport[],
  hasOlder: boolean,
): ReconciliationsDto {
  const last = hasOlder ? reports.at(-1) : undefined;
  return {
    reconciliations: reports.map(({ run, differences }) => ({
      day: run.day,
      gateway: run.gateway,
      checked: run.checked,
      startedTime: run.startedAt.toISOString(),
      finishedTime: run.finishedAt?.toISOString() ?? null,
      failure: run.failure,
      differences: differences.map(presentDifference),
    })),
    start: last ? String(last.run.id) : null,
  };
}
