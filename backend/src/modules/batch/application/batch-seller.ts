import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../shared/domain/clock';
import { type DomainError, InvalidInput } from '../../../shared/domain/domain-error';
import type { Language } from '../../../shared/domain/language';
import { type Sale, Seller, SellersService } from '../../payments';
import { BatchDoesNotExist } from '../domain/batch.errors';
import { BATCH } from '../domain/batch-target';
import type { BatchTask } from '../domain/batch-task.entity';
import { BatchStore } from './ports/batch-store';
import { WakeWorkerService } from './wake-worker.service';

const NAMES: Readonly<Record<Language, string>> = {
  'zh-TW': '解鎖批次檔案',
  en: 'Unlocked file of links',
  vi: 'Mở khóa tệp liên kết',
  id: 'Berkas tautan yang dibuka',
  ja: '一括ファイルのロック解除',
};

const ORDER = 'order:';
const orderIn = (reference: string): string => reference.slice(ORDER.length);

/** Sells that a task runs without waiting for other days: once for each. */
@Injectable()
export class BatchSeller extends Seller implements OnModuleInit {
  readonly target = BATCH;
  readonly isImmediate = true;
  readonly couponItems = [];

  constructor(
    private readonly sellers: SellersService,
    private readonly store: BatchStore,
    private readonly waking: WakeWorkerService,
    private readonly clock: Clock,
  ) {
    super();
  }

  onModuleInit(): void {
    this.sellers.register(this);
  }

  /** A task is unlocked by a call of its own, which knows its price. */
  quote(): never {
    const message = 'A batch is bought by unlocking it: POST /batch/task/{externalId}/unlock.';
    throw new InvalidInput([{ field: 'purchaseTarget', code: 'batch.sold-by-task', message }]);
  }

  rankOf(): number {
    return 0;
  }

  slotOf(item: string): string {
    return item;
  }

  async mayBuy(groupId: number, item: string): Promise<DomainError | null> {
    const task = await this.store.find(item);
    return task?.groupId === groupId ? task.lockProblem() : new BatchDoesNotExist();
  }

  async fulfil({ item, reference }: Sale): Promise<void> {
    await this.change(item, (task) => {
      task.unlock(orderIn(reference), this.clock.now());
    });
  }

  /** It is never exchanged for another. */
  exchange(): Promise<void> {
    return Promise.resolve();
  }

  async revoke({ item, reference }: Sale): Promise<void> {
    await this.change(item, (task) => {
      task.lock(orderIn(reference));
    });
  }

  nameOf(_item: string, _cycle: unknown, lang: Language): string {
    return NAMES[lang];
  }

  private async change(item: string, change: (task: BatchTask) => void): Promise<void> {
    const found = await this.store.find(item);
    const task = found && (await this.store.hold(found.id));
    if (!task) return;
    change(task);
    await this.store.save(task);
    await this.waking.wake(task);
  }
}
