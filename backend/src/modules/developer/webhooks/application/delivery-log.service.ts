import { Injectable } from '@nestjs/common';
import type { Member } from '../../../../shared/domain/actor';
import type { Delivery, DeliveryState } from '../domain/delivery.entity';
import { DeliveryDoesNotExist } from '../domain/webhooks.errors';
import { OwnWebhooksService } from './own-webhooks.service';
import { DeliveryStore, type StoredAttempt } from './ports/delivery-store';
import { PostMessageService } from './post-message.service';

export interface LogQuestion {
  readonly state?: DeliveryState;
  /** Number of the last one of the page before. */
  readonly cursor?: string;
  readonly limit: number;
}

export interface LogPage {
  readonly deliveries: readonly Delivery[];
  /** Null: there are no older ones. */
  readonly nextCursor: string | null;
}

/** A delivery, what is sent for it and what receivers have said. */
export interface LoggedDelivery {
  readonly delivery: Delivery;
  readonly headers: Readonly<Record<string, string>>;
  readonly attempts: readonly StoredAttempt[];
}

/** What was sent to the endpoints of a group. Everything throws `ApiPlanNotEnabled`, `WebhookDoesNotExist`. */
@Injectable()
export class DeliveryLogService {
  constructor(
    private readonly own: OwnWebhooksService,
    private readonly deliveries: DeliveryStore,
    private readonly post: PostMessageService,
  ) {}

  /** The newest first. Throws `DeliveryDoesNotExist` for a cursor that is none. */
  async page(member: Member, webhookId: number, { cursor, ...question }: LogQuestion): Promise<LogPage> {
    await this.own.show(member, webhookId);
    const last = cursor === undefined ? null : await this.named(webhookId, cursor);
    const limit = question.limit + 1;
    const found = await this.deliveries.page({ ...question, webhookId, before: last?.id ?? null, limit });
    const deliveries = found.slice(0, question.limit);
    return { deliveries, nextCursor: found.length < limit ? null : (deliveries.at(-1)?.number ?? null) };
  }

  /** Throws `DeliveryDoesNotExist`. */
  async show(member: Member, webhookId: number, number: string): Promise<LoggedDelivery> {
    const webhook = await this.own.show(member, webhookId);
    const delivery = await this.named(webhookId, number);
    const attempts = await this.deliveries.attemptsOf(delivery.id);
    return { delivery, headers: this.post.headersOf(webhook, delivery), attempts };
  }

  private async named(webhookId: number, number: string): Promise<Delivery> {
    const delivery = await this.deliveries.find(webhookId, number);
    if (!delivery) throw new DeliveryDoesNotExist();
    return delivery;
  }
}
