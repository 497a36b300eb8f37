import type { DataSource } from 'typeorm';
import { type DoctorFinding, DoctorFindings } from '../finding';

interface Counted {
  readonly kind: string;
  readonly many: number | string;
}

/** An invoice waits for the minute in which it is issued, not for hours. */
const LATE_MS = 3_600_000;
const DAY_MS = 24 * LATE_MS;

/** What of payments waits for a person, or for too long. */
export async function checkPayments(dataSource: DataSource, now: Date): Promise<DoctorFinding[]> {
  const findings = new DoctorFindings('payments');
  const alerts = await dataSource.query<Counted[]>(
    'SELECT kind, COUNT(*) AS many FROM payment_alerts WHERE closed_at IS NULL GROUP BY kind ORDER BY kind',
  );
  for (const { kind, many } of alerts) {
    findings.wrong(`${String(many)} open alerts ${kind}`, 'see Alerts in docs/payments.md');
  }
  if (alerts.length === 0) findings.good('no alert is open');
  const [waiting] = await dataSource.query<Pick<Counted, 'many'>[]>(
    `SELECT COUNT(*) AS many FROM invoices
      WHERE state IN ('wanted', 'requested', 'voidWanted', 'allowanceWanted') AND wanted_at < ?`,
    [new Date(now.getTime() - LATE_MS)],
  );
  const count = Number(waiting?.many ?? 0);
  if (count === 0) findings.good('no invoice has waited for an hour');
  else {
    findings.doubtful(
      `${String(count)} invoices have waited for an hour`,
      'see Invoices in docs/payments.md',
    );
  }
  await checkReconciliation(dataSource, now, findings);
  return findings.all;
}

async function checkReconciliation(
  dataSource: DataSource,
  now: Date,
  findings: DoctorFindings,
): Promise<void> {
  const [late] = await dataSource.query<Pick<Counted, 'many'>[]>(
    'SELECT COUNT(*) AS many FROM reconciliation_runs WHERE due_at IS NOT NULL AND started_at < ?',
    [new Date(now.getTime() - DAY_MS)],
  );
  const count = Number(late?.many ?? 0);
  if (count === 0) findings.good('no comparison with a gateway has taken longer than a day');
  else {
    findings.doubtful(
      `${String(count)} comparisons with gateways have not ended within a day`,
      'see Reconciliation in docs/payments.md',
    );
  }
}
