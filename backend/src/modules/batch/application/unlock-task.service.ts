import { Injectable } from '@nestjs/common';
import type { Member } from '../../../shared/domain/actor';
import type { Currency } from '../../../shared/domain/money';
import { OneTimePurchasesService, type OneTimeQuote } from '../../payments';
import { NothingLocked } from '../domain/batch.errors';
import { BATCH } from '../domain/batch-target';
import { OwnBatchesService } from './own-batches.service';
import { UnlockQuotesService } from './unlock-quotes.service';

export interface UnlockCall {
  readonly member: Member;
  readonly externalId: string;
  /** Null: that of the task. */
  readonly currency: Currency | null;
  /** Where the call comes from. */
  readonly address: string;
}

/** Lets a member pay so that a task runs without waiting for other days. */
@Injectable()
export class UnlockTaskService {
  constructor(
    private readonly own: OwnBatchesService,
    private readonly quotes: UnlockQuotesService,
    private readonly purchases: OneTimePurchasesService,
  ) {}

  /** Throws `BatchDoesNotExist`, `BatchNotInPhase`, `UnlockedBefore`, `NothingLocked`, and what payments throw. */
  async quote({ member, externalId, currency, address }: UnlockCall): Promise<OneTimeQuote> {
    const task = await this.own.find(member, externalId);
    const problem = task.lockProblem();
    if (problem) throw problem;
    const price = await this.quotes.priceOf(task, currency ?? task.currency);
    if (price.minor === 0) throw new NothingLocked();
    return this.purchases.quote(member, { target: BATCH, item: externalId, price }, address);
  }
}
