import { Injectable, type OnModuleInit } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import {
  type Person,
  PersonalData,
  type PersonalDataHolder,
} from '../../../../shared/personal-data/personal-data';
import { ForgetWebhooksService } from './forget-webhooks.service';
import { WebhookStore } from './ports/webhook-store';

/** Endpoints are their group's, and go with it. */
@Injectable()
export class WebhooksPersonalData implements PersonalDataHolder, OnModuleInit {
  readonly name = 'webhooks';

  constructor(
    private readonly personalData: PersonalData,
    private readonly store: WebhookStore,
    private readonly forgetting: ForgetWebhooksService,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  onModuleInit(): void {
    this.personalData.register(this);
  }

  async exportOf({ groupIds }: Person): Promise<unknown> {
    const webhooks = groupIds.length > 0 ? await this.store.ofGroups(groupIds) : [];
    return webhooks.map(({ url, name, events, state, createdAt }) => ({
      url,
      name,
      events,
      state,
      createdAt,
    }));
  }

  async erase({ groupIds }: Person): Promise<void> {
    if (groupIds.length > 0) await this.unitOfWork.run(() => this.forgetting.forgetOf(groupIds));
  }
}
