import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import type { Member } from '../../../../shared/domain/actor';
import { ForgetWebhooks } from './forget-webhooks.service';
import { OwnWebhooks } from './own-webhooks.service';

/** Removes an endpoint of a group, with all that was sent there. */
@Injectable()
export class RemoveWebhook {
  constructor(
    private readonly own: OwnWebhooks,
    private readonly forgetting: ForgetWebhooks,
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
