import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import { updateById } from '../../../../shared/database/update-by-id';
import { type DueQuestion, type DeliveryLane, WebhookStore } from '../application/ports/webhook-store';
import { Webhook } from '../domain/webhook.entity';

const LANES: Readonly<Record<DeliveryLane, string>> = {
  steady: 'failures_in_a_row = 0',
  failing: 'failures_in_a_row > 0',
};

@Injectable()
export class TypeormWebhookStore extends WebhookStore {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async add(webhook: Webhook): Promise<void> {
    await this.webhooks.insert(webhook);
  }

  async save(webhook: Webhook): Promise<void> {
    await updateById(this.webhooks, webhook);
  }

  async remove(id: number): Promise<void> {
    await this.webhooks.delete({ id });
  }

  find(id: number): Promise<Webhook | null> {
    return this.webhooks.findOneBy({ id });
  }

  async hold(id: number): Promise<Webhook | null> {
    await this.manager.query('UPDATE webhooks SET group_id = group_id WHERE id = ?', [id]);
    return this.find(id);
  }

  ofGroups(groupIds: readonly number[]): Promise<Webhook[]> {
    return this.webhooks.find({ where: { groupId: In(groupIds) }, order: { id: 'ASC' } });
  }

  async due({ now, lane, after, limit }: DueQuestion): Promise<number[]> {
    const rows = await this.manager.query<{ id: number | string }[]>(
      `SELECT id FROM webhooks
        WHERE state <> 'off' AND rests_until <= ? AND ${LANES[lane]}
          AND EXISTS (SELECT 1 FROM webhook_deliveries
                       WHERE webhook_id = webhooks.id AND next_attempt_at <= ?)
        ORDER BY id <= ?, id LIMIT ${limit}`,
      [now, now, after],
    );
    return rows.map(({ id }) => Number(id));
  }

  private get manager() {
    return this.unitOfWork.manager;
  }

  private get webhooks() {
    return this.manager.getRepository(Webhook);
  }
}
