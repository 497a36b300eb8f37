import { Injectable } from '@nestjs/common';
import type { ReconciliationDifference, ReconciliationRun } from '../../domain/reconciliation';
import { OrderStore } from '../ports/order-store';
import { ReconciliationStore } from '../ports/reconciliation-store';

/** A difference, and the order that it is about. */
export interface ShownDifference extends ReconciliationDifference {
  /** Null: of no order that is known. */
  readonly order: string | null;
}

/** What came of the comparison of one day of a gateway. */
export interface ReconciliationReport {
  readonly run: ReconciliationRun;
  readonly differences: readonly ShownDifference[];
}

const PAGE_LENGTH = 30;
const MAX_DIFFERENCES = 500;

/** Comparisons with gateways, for those who run the site. */
@Injectable()
export class ReconciliationReportsService {
  constructor(
    private readonly store: ReconciliationStore,
    private readonly orders: OrderStore,
  ) {}

  /** Newest first, below that id. */
  async page(
    beforeId: number,
  ): Promise<{ readonly reports: readonly ReconciliationReport[]; readonly hasOlder: boolean }> {
    const found = await this.store.page(beforeId, PAGE_LENGTH + 1);
    const runs = found.slice(0, PAGE_LENGTH);
    const differences = await this.shown(
      await this.store.differencesOf(
        runs.map(({ id }) => id),
        MAX_DIFFERENCES,
      ),
    );
    const reports = runs.map((run) => ({
      run,
      differences: differences.filter(({ runId }) => runId === run.id),
    }));
    return { reports, hasOlder: found.length > PAGE_LENGTH };
  }

  private async shown(differences: readonly ReconciliationDifference[]): Promise<ShownDifference[]> {
    const attempts = await this.orders.attemptsByIds(differences.map(({ attemptId }) => attemptId));
    const orders = await this.orders.byIds(attempts.map(({ orderId }) => orderId));
    return differences.map((difference) => {
      const attempt = attempts.find(({ id }) => id === difference.attemptId);
      const order = orders.find(({ id }) => id === attempt?.orderId);
      return { ...difference, order: order?.externalId ?? null };
    });
  }
}
