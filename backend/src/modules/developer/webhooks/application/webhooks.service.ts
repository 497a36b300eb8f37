import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import type { Member } from '../../../../shared/domain/actor';
import { Clock } from '../../../../shared/domain/clock';
import { Webhook } from '../domain/webhook.entity';
import { OwnWebhooksService } from './own-webhooks.service';
import { WebhookStore } from './ports/webhook-store';
import { ReadWebhookService, type WebhookInput } from './read-webhook.service';
import { WebhookSecretsService } from './webhook-secrets.service';

export interface WebhookEdit extends Partial<WebhookInput> {
  readonly isOn?: boolean;
}

/** An endpoint with its secret, which is shown this once. */
export interface OpenedWebhook {
  readonly webhook: Webhook;
  readonly secret: string;
}

/** Adds and changes the endpoints of a group with an API plan, for its admins. Everything throws `ApiPlanNotEnabled`. */
@Injectable()
export class WebhooksService {
  constructor(
    private readonly own: OwnWebhooksService,
    private readonly store: WebhookStore,
    private readonly reading: ReadWebhookService,
    private readonly secrets: WebhookSecretsService,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Throws `InvalidInput`, `TooManyWebhooks`. */
  add(member: Member, input: WebhookInput): Promise<OpenedWebhook> {
    return this.unitOfWork.run(async () => {
      await this.own.requireRoom(member);
      const settings = this.reading.settingsIn(input);
      const { shown: secret, stored } = this.secrets.make();
      const { groupId } = member;
      const webhook = new Webhook({ groupId, ...settings, secret: stored, createdAt: this.clock.now() });
      await this.store.add(webhook);
      return { webhook, secret };
    });
  }

  /** What is left out stays. Throws `WebhookDoesNotExist`, `InvalidInput`. */
  change(member: Member, id: number, { isOn, ...edit }: WebhookEdit): Promise<Webhook> {
    return this.edit(member, id, (webhook) => {
      const { url, name, events } = webhook;
      webhook.change(this.reading.settingsIn({ url, name, events, ...edit }));
      if (isOn === true) webhook.turnOn(this.clock.now());
      if (isOn === false) webhook.turnOff('byHand');
    });
  }

  /** Another secret, beside which the present one signs for a day. Throws `WebhookDoesNotExist`. */
  async changeSecret(member: Member, id: number): Promise<OpenedWebhook> {
    const { shown: secret, stored } = this.secrets.make();
    const webhook = await this.edit(member, id, (held) => held.takeSecret(stored, this.clock.now()));
    return { webhook, secret };
  }

  private edit(member: Member, id: number, edit: (webhook: Webhook) => void): Promise<Webhook> {
    return this.unitOfWork.runRepeatable(async () => {
      const webhook = await this.own.hold(member, id);
      edit(webhook);
      await this.store.save(webhook);
      return webhook;
    });
  }
}
