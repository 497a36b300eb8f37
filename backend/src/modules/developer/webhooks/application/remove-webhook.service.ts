import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import type { Member } from '../../../../shared/domain/actor';
import { ForgetWebhooksService } from './forget-webhooks.service';
import { OwnWebhooksService } from './own-webhooks.service';

/** Removes an endpoint of a group, with all that was sent there. */
@Injectable()
export class RemoveWebhookService {
  constructor(
    private readonly own: OwnWebhooksService,
    private readonly forgetting: ForgetWebhooksService,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Throws `ApiPlanNotEnabled`, `WebhookDoesNotExist`. */
  async remove(member: Member, id: number): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.own.hold(member, id);
      await this.forgetting.forget(id);
    });
  }
}
