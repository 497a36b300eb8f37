import { Injectable } from '@nestjs/common';
import { OneTimePurchasesService } from '../../payments';
import type { BatchTask } from '../domain/batch-task.entity';

/** Gives back what was paid for a task that has ended before its first link. Part of the caller's unit of work, which saves the task. */
@Injectable()
export class UnusedUnlockService {
  constructor(private readonly purchases: OneTimePurchasesService) {}

  async giveBack(task: BatchTask): Promise<void> {
    const order = task.unusedUnlock;
    if (order === null) return;
    await this.purchases.giveBack(order, 'batch-unused');
    task.lock(order);
  }
}
