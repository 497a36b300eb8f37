import { Injectable } from '@nestjs/common';
import { OneTimePurchases } from '../../payments';
import type { BatchTask } from '../domain/batch-task.entity';

/** Gives back what was paid for a task that has ended before its first link. Part of the caller's unit of work, which saves the task. */
@Injectable()
export class UnusedUnlock {
  constructor(private readonly purchases: OneTimePurchases) {}

  async giveBack(task: BatchTask): Promise<void> {
    const order = task.unusedUnlock;
    if (order === null) return;
    await this.purchases.giveBack(order, 'batch-unused');
    task.lock(order);
  }
}
