import type { Provider } from '@nestjs/common';
import { AlertStore } from '../../application/ports/alert-store';
import { ReconciliationStore } from '../../application/ports/reconciliation-store';
import { SqlAlertStore } from './sql-alert-store';
import { SqlReconciliationStore } from './sql-reconciliation-store';

/** Where what those who run the site look at is stored. */
export const DESK_STORES: readonly Provider[] = [
  { provide: AlertStore, useClass: SqlAlertStore },
  { provide: ReconciliationStore, useClass: SqlReconciliationStore },
];
