import { randomUUID } from 'node:crypto';
import { deleteInBatches } from '../database/delete-in-batches';
import type { UnitOfWork } from '../database/unit-of-work';
import type { Clock } from '../domain/clock';

export interface StoredCall {
  readonly request_hash: string;
  /** 0 until it is answered. */
  readonly status: number;
  /** Until then, what was noted of the work. */
  readonly answer: string;
  readonly intent_id: string | null;
}

/** Work that this process has taken; a process that takes it over later has another holder. */
export interface HeldIntent {
  readonly id: string;
  readonly intentId: string;
  readonly holder: string;
}

const RETENTION_MS = 24 * 3_600_000;
/** A process that does the work and is not heard of for this long has died; a repeat takes over. */
export const CALL_LEASE_MS = 30_000;

/** The `idempotency_keys` table. */
export class IdempotencyTable {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async find(id: string): Promise<StoredCall | undefined> {
    const rows = await this.unitOfWork.manager.query<StoredCall[]>(
      'SELECT request_hash, status, answer, intent_id FROM idempotency_keys WHERE id = ?',
      [id],
    );
    return rows[0];
  }

  /** Part of the caller's transaction. With an intent, the row is for others to see before it is answered. */
  async insert(id: string, hash: string, intent?: HeldIntent): Promise<void> {
    await this.unitOfWork.manager.query(
      `INSERT INTO idempotency_keys (id, request_hash, status, answer, created_at, intent_id, holder, held_until)
       VALUES (?, ?, 0, '', ?, ?, ?, ?)`,
      [
        id,
        hash,
        this.clock.now(),
        intent?.intentId ?? null,
        intent?.holder ?? null,
        intent ? this.leaseEnd() : null,
      ],
    );
  }

  async answer(id: string, status: number, answer: string): Promise<void> {
    await this.unitOfWork.manager.query('UPDATE idempotency_keys SET status = ?, answer = ? WHERE id = ?', [
      status,
      answer,
      id,
    ]);
  }

  /** Takes over work that no process does any more; null while one does it, or when it is answered. */
  async takeOver(id: string, intentId: string): Promise<HeldIntent | null> {
    const holder = randomUUID();
    const { affected } = await this.unitOfWork.manager
      .createQueryBuilder()
      .update('idempotency_keys')
      .set({ holder, held_until: this.leaseEnd() })
      .where('id = :id AND status = 0 AND (held_until IS NULL OR held_until <= :now)', {
        id,
        now: this.clock.now(),
      })
      .execute();
    return affected === 1 ? { id, intentId, holder } : null;
  }

  /** False when another process has taken over. */
  renew(held: HeldIntent): Promise<boolean> {
    return this.change(held, { held_until: this.leaseEnd() });
  }

  /** False when another process has taken over. */
  note(held: HeldIntent, answer: string): Promise<boolean> {
    return this.change(held, { answer });
  }

  /** False when another process has taken over: what was done for the answer must be rolled back. */
  complete(held: HeldIntent, status: number, answer: string): Promise<boolean> {
    return this.change(held, { status, answer, holder: null, held_until: null });
  }

  /** A repeat may go on at once. */
  async giveBack(held: HeldIntent): Promise<void> {
    await this.change(held, { holder: null, held_until: null });
  }

  /** As if the call had never come. */
  async remove({ id, holder }: HeldIntent): Promise<void> {
    await this.unitOfWork.manager.query('DELETE FROM idempotency_keys WHERE id = ? AND holder = ?', [
      id,
      holder,
    ]);
  }

  async removeOld(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - RETENTION_MS);
    await deleteInBatches(this.unitOfWork.manager, 'idempotency_keys', 'created_at <= ?', [before]);
  }

  private leaseEnd(): Date {
    return new Date(this.clock.now().getTime() + CALL_LEASE_MS);
  }

  private async change({ id, holder }: HeldIntent, values: Record<string, unknown>): Promise<boolean> {
    const { affected } = await this.unitOfWork.manager
      .createQueryBuilder()
      .update('idempotency_keys')
      .set(values)
      .where('id = :id AND holder = :holder', { id, holder })
      .execute();
    return affected === 1;
  }
}
