import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import { Clock } from '../../../../shared/domain/clock';
import { Randomness } from '../../../../shared/domain/randomness';
import { Delivery } from '../domain/delivery.entity';
import { messageNumber, NUMBER_BYTES } from '../domain/message-number';
import { bodyOf } from '../domain/webhook-body';
import type { EventData, WebhookEvent } from '../domain/webhook-events';
import { eventSampleOf } from '../domain/webhook-samples';
import type { Webhook } from '../domain/webhook.entity';
import { webhookCrashPoint } from './crash-points';
import { DeliveryStore } from './ports/delivery-store';
import { WebhookStore } from './ports/webhook-store';
import type { MessagesRecorded } from './wake-sender.service';

/** Something that happened to what a group has. */
export interface Fact {
  /** 0: of no event. */
  readonly groupId: number;
  readonly event: WebhookEvent;
}

/** A fact of which everything is known that is told. */
export interface KnownFact extends Fact {
  readonly data: EventData;
}

/** What is told of each fact, in their order; null where nothing is left to tell of. */
type Describe<F> = (facts: readonly F[]) => Promise<readonly (EventData | null)[]>;

/** Writes down what endpoints are to be told, in the transaction of what happened: a crash loses neither or both. */
@Injectable()
export class WebhookMessagesService {
  constructor(
    private readonly webhooks: WebhookStore,
    private readonly deliveries: DeliveryStore,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly randomness: Randomness,
  ) {}

  /** Part of the caller's unit of work. Groups without endpoints cost one look for all of them together. */
  async record<F extends Fact>(facts: readonly F[], describe: Describe<F>): Promise<void> {
    const groupIds = [...new Set(facts.map(({ groupId }) => groupId))].filter((groupId) => groupId > 0);
    const webhooks = groupIds.length > 0 ? await this.webhooks.ofGroups(groupIds) : [];
    const listening = (fact: F) => webhooks.filter((webhook) => hears(webhook, fact));
    const heard = facts.filter((fact) => listening(fact).length > 0);
    if (heard.length === 0) return;
    const now = this.clock.now();
    const data = await describe(heard);
    const deliveries = heard.flatMap((fact, index) => {
      const known = data[index] ?? null;
      if (known === null) return [];
      const body = bodyOf({ event: fact.event, at: now, data: known });
      return listening(fact).map((webhook) => this.make(webhook, { ...fact, body, now, place: index }));
    });
    await this.deliveries.add(deliveries);
    webhookCrashPoint('messages.recorded');
    const event: MessagesRecorded = { type: 'developer.messages-recorded' };
    this.unitOfWork.publish(event);
  }

  /** The same of facts that need no look. */
  recordKnown(facts: readonly KnownFact[]): Promise<void> {
    return this.record(facts, (heard) => Promise.resolve(heard.map(({ data }) => data)));
  }

  /** A marked sample, which is sent by the admin who asked for it. */
  async addSample(webhook: Webhook, event: WebhookEvent): Promise<Delivery> {
    const now = this.clock.now();
    const body = bodyOf({ event, at: now, data: eventSampleOf(event), isTest: true });
    const delivery = this.make(webhook, { event, body, now, place: 0, isTest: true });
    await this.deliveries.add([delivery]);
    return delivery;
  }

  private make({ id: webhookId, groupId }: Webhook, made: Making): Delivery {
    const { event, body, now: createdAt, place, isTest = false } = made;
    const number = messageNumber(createdAt, place, this.randomness.bytes(NUMBER_BYTES));
    return new Delivery({ number, webhookId, groupId, event, body, isTest, createdAt });
  }
}

interface Making {
  readonly event: WebhookEvent;
  readonly body: string;
  readonly now: Date;
  /** Among the messages of one transaction. */
  readonly place: number;
  readonly isTest?: boolean;
}

const hears = (webhook: Webhook, { groupId, event }: Fact): boolean =>
  webhook.groupId === groupId && webhook.isOn && webhook.events.includes(event);
