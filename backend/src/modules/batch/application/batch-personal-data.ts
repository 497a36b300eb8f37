import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  type Person,
  PersonalData,
  type PersonalDataHolder,
} from '../../../shared/personal-data/personal-data';
import { ForgetRowsService } from './forget-rows.service';
import { BatchStore } from './ports/batch-store';

/** Files are their group's, and go with it; the sender finds theirs in an export. */
@Injectable()
export class BatchPersonalData implements PersonalDataHolder, OnModuleInit {
  readonly name = 'batches';
  readonly erasesInParts = true;

  constructor(
    private readonly personalData: PersonalData,
    private readonly store: BatchStore,
    private readonly forgetting: ForgetRowsService,
  ) {}

  onModuleInit(): void {
    this.personalData.register(this);
  }

  async exportOf({ userId }: Person): Promise<unknown> {
    return (await this.store.ofUser(userId)).map(
      ({ externalId, name, size, phase, rows, created, createdAt }) => ({
        externalId,
        name,
        size,
        phase,
        rows,
        created,
        createdAt,
      }),
    );
  }

  async erase({ userId, groupIds }: Person): Promise<void> {
    const ofGroups = groupIds.length > 0 ? await this.store.ofGroups(groupIds) : [];
    for (const task of [...ofGroups, ...(await this.store.ofUser(userId))]) {
      await this.forgetting.forget(task);
      await this.store.remove(task.id);
    }
  }
}
