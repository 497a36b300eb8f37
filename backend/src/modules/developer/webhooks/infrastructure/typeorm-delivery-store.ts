import { Injectable } from '@nestjs/common';
import { LessThan } from 'typeorm';
import { deleteInBatches } from '../../../../shared/database/delete-in-batches';
import { insertRows } from '../../../../shared/database/dialect';
import { changedBy, momentOf } from '../../../../shared/database/rows';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import { updateById } from '../../../../shared/database/update-by-id';
import {
  type DeliveryPage,
  DeliveryStore,
  type Lease,
  type StoredAttempt,
} from '../application/ports/delivery-store';
import type { AttemptError, AttemptOutcome } from '../domain/attempt-outcome';
import { Delivery } from '../domain/delivery.entity';

/** Others may be taking the first ones at the same time. */
const MAX_CANDIDATES = 16;

const NEW_DELIVERIES = {
  name: 'webhook_deliveries',
  columns: [
    'number',
    'webhook_id',
    'group_id',
    'event',
    'body',
    'is_test',
    'state',
    'attempts',
    'tries',
    'created_at',
    'next_attempt_at',
  ],
};

interface AttemptRow {
  readonly begun_at: string | Date;
  readonly status: number | null;
  readonly error: AttemptError | null;
  readonly latency_ms: number | null;
  readonly answer: string;
}

@Injectable()
export class TypeormDeliveryStore extends DeliveryStore {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async add(deliveries: readonly Delivery[]): Promise<void> {
    const rows = deliveries.map((each) => [
      each.number,
      each.webhookId,
      each.groupId,
      each.event,
      each.body,
      Number(each.isTest),
      each.state,
      each.attempts,
      each.tries,
      each.createdAt,
      each.nextAttemptAt,
    ]);
    await insertRows(this.manager, NEW_DELIVERIES, rows);
  }

  async save(delivery: Delivery): Promise<void> {
    await updateById(this.deliveries, delivery);
  }

  find(webhookId: number, number: string): Promise<Delivery | null> {
    return this.deliveries.findOneBy({ webhookId, number });
  }

  async hold(id: number): Promise<Delivery | null> {
    await this.manager.query('UPDATE webhook_deliveries SET webhook_id = webhook_id WHERE id = ?', [id]);
    return this.deliveries.findOneBy({ id });
  }

  page({ webhookId, state, before, limit }: DeliveryPage): Promise<Delivery[]> {
    const where = { webhookId, ...(state && { state }), ...(before !== null && { id: LessThan(before) }) };
    return this.deliveries.find({ where, order: { id: 'DESC' }, take: limit });
  }

  async claim(webhookId: number, lease: Lease): Promise<Delivery | null> {
    const rows = await this.manager.query<{ id: number | string }[]>(
      `SELECT id FROM webhook_deliveries WHERE webhook_id = ? AND next_attempt_at <= ?
        ORDER BY next_attempt_at, id LIMIT ${MAX_CANDIDATES}`,
      [webhookId, lease.now],
    );
    for (const { id } of rows) {
      const delivery = await this.claimOne(Number(id), lease);
      if (delivery) return delivery;
    }
    return null;
  }

  async claimOne(id: number, { now, until }: Lease): Promise<Delivery | null> {
    const taken = await changedBy(
      this.manager,
      `UPDATE webhook_deliveries SET next_attempt_at = ?, last_attempt_at = ?, attempts = attempts + 1
        WHERE id = ? AND next_attempt_at <= ?`,
      [until, now, id, now],
    );
    return taken > 0 ? this.begin(id) : null;
  }

  async hasDue(now: Date): Promise<boolean> {
    const rows = await this.manager.query<unknown[]>(
      'SELECT 1 FROM webhook_deliveries WHERE next_attempt_at <= ? LIMIT 1',
      [now],
    );
    return rows.length > 0;
  }

  async endAttempt(delivery: Delivery, outcome: AttemptOutcome): Promise<void> {
    const { status, error, latencyMs, answer } = outcome;
    await this.manager.query(
      `UPDATE webhook_attempts SET status = ?, error = ?, latency_ms = ?, answer = ?
        WHERE delivery_id = ? AND number = ?`,
      [status, error, latencyMs, answer, delivery.id, delivery.attempts],
    );
  }

  async attemptsOf(deliveryId: number): Promise<StoredAttempt[]> {
    const rows = await this.manager.query<AttemptRow[]>(
      `SELECT begun_at, status, error, latency_ms, answer FROM webhook_attempts
        WHERE delivery_id = ? ORDER BY number`,
      [deliveryId],
    );
    return rows.map(({ begun_at: begunAt, status, error, latency_ms: latencyMs, answer }) => ({
      at: momentOf(begunAt),
      status,
      error,
      latencyMs,
      answer,
    }));
  }

  async forgetBefore(moment: Date): Promise<void> {
    await deleteInBatches(this.manager, 'webhook_attempts', 'begun_at < ?', [moment]);
    await deleteInBatches(this.manager, 'webhook_deliveries', 'created_at < ?', [moment]);
  }

  async forgetOf(webhookId: number): Promise<void> {
    for (const table of ['webhook_attempts', 'webhook_deliveries']) {
      await deleteInBatches(this.manager, table, 'webhook_id = ?', [webhookId]);
    }
  }

  /** Its row is there before the call: what a crash leaves without an end was interrupted. */
  private async begin(id: number): Promise<Delivery> {
    const delivery = await this.deliveries.findOneByOrFail({ id });
    const { webhookId, attempts, lastAttemptAt } = delivery;
    if (attempts > 1) {
      await this.manager.query(
        `UPDATE webhook_attempts SET error = 'interrupted'
          WHERE delivery_id = ? AND status IS NULL AND error IS NULL`,
        [id],
      );
    }
    await insertRows(
      this.manager,
      { name: 'webhook_attempts', columns: ['delivery_id', 'webhook_id', 'number', 'begun_at', 'answer'] },
      [[id, webhookId, attempts, lastAttemptAt, '']],
    );
    return delivery;
  }

  private get manager() {
    return this.unitOfWork.manager;
  }

  private get deliveries() {
    return this.manager.getRepository(Delivery);
  }
}
