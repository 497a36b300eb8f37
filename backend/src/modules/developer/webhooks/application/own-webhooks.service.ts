import { Injectable } from '@nestjs/common';
import type { Member } from '../../../../shared/domain/actor';
import { GroupMembersService } from '../../../groups';
import { ApiPlansService } from '../../plan/application/api-plans.service';
import type { Webhook } from '../domain/webhook.entity';
import { TooManyWebhooks, WebhookDoesNotExist } from '../domain/webhooks.errors';
import { WebhookStore } from './ports/webhook-store';

/** Endpoints that a group can have. */
export const MAX_WEBHOOKS = 10;

/** Finds the endpoints of a group with an API plan, for its admins. Everything throws `ApiPlanNotEnabled`. */
@Injectable()
export class OwnWebhooksService {
  constructor(
    private readonly store: WebhookStore,
    private readonly members: GroupMembersService,
    private readonly plans: ApiPlansService,
  ) {}

  /** The oldest first. */
  async list({ groupId }: Member): Promise<Webhook[]> {
    await this.plans.requireEnabled(groupId);
    return this.store.ofGroups([groupId]);
  }

  /** Throws `WebhookDoesNotExist`. */
  async show({ groupId }: Member, id: number): Promise<Webhook> {
    await this.plans.requireEnabled(groupId);
    return ownedBy(groupId, await this.store.find(id));
  }

  /** The same, to be changed in the caller's unit of work. */
  async hold({ groupId }: Member, id: number): Promise<Webhook> {
    await this.plans.requireEnabled(groupId);
    return ownedBy(groupId, await this.store.hold(id));
  }

  /** Throws `TooManyWebhooks`. Part of the caller's unit of work, until whose end no other is added. */
  async requireRoom(member: Member): Promise<void> {
    await this.members.hold(member.groupId);
    if ((await this.list(member)).length >= MAX_WEBHOOKS) throw new TooManyWebhooks(MAX_WEBHOOKS);
  }
}

function ownedBy(groupId: number, webhook: Webhook | null): Webhook {
  if (webhook?.groupId !== groupId) throw new WebhookDoesNotExist();
  return webhook;
}
