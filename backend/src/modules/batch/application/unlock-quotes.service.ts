import { Injectable } from '@nestjs/common';
import { PaymentSettings } from '../../../config/payment-settings';
import type { Currency, Money } from '../../../shared/domain/money';
import { PlanLimitsService } from '../../billing';
import type { BatchTask } from '../domain/batch-task.entity';
import { unlockPrice } from '../domain/unlock-price';
import { BatchStore } from './ports/batch-store';

/** What it costs that a task need not wait for other days. */
@Injectable()
export class UnlockQuotesService {
  constructor(
    private readonly store: BatchStore,
    private readonly limits: PlanLimitsService,
    private readonly settings: PaymentSettings,
  ) {}

  /** Nothing where the plan allows all of its links today, or it cannot be unlocked. */
  async priceOf(task: BatchTask, currency: Currency): Promise<Money> {
    return unlockPrice(await this.linksBeyond(task), this.settings.unlockPrices[currency]);
  }

  private async linksBeyond(task: BatchTask): Promise<number> {
    if (task.lockProblem()) return 0;
    const wanted = await this.store.countToCreateAfter(task.id, task.rowsRun);
    return wanted - (await this.limits.left(task.groupId, 'batchLinks'));
  }
}
