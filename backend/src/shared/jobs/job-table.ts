import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { deleteInBatches } from '../database/delete-in-batches';
import { isSqlite } from '../database/dialect';
import { UnitOfWork } from '../database/unit-of-work';
import { Clock } from '../domain/clock';
import { JOB_LEASE_MS, type NewJob, type PendingJob } from './job';

/** A job that this process may work on until its lease ends. */
export interface HeldJob {
  readonly id: string;
  /** Marks this one taking of the job; after another worker took over it fits no row. */
  readonly holder: string;
  readonly name: string;
  readonly payload: string;
  /** Including this one. */
  readonly attempts: number;
}

/** Redis may send a job to a machine whose clock is a little behind. */
const CLOCK_SKEW_MS = 500;
const DONE_RETENTION_MS = 24 * 3_600_000;

/** The engines hand a stored moment out as text or as a date. */
const momentOf = (stored: string | Date): Date =>
  typeof stored === 'string' ? new Date(`${stored.replace(' ', 'T')}Z`) : stored;

/**
 * The `jobs` table, the one truth about jobs. `next_at` is when a worker may take an open row: the
 * time it was made for or, while a holder works on it, the end of the holder's lease.
 */
@Injectable()
export class JobTable {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Part of the caller's transaction. Tells when the job is due. */
  async insert({ name, id, payload, runAt }: NewJob): Promise<Date> {
    const { manager } = this.unitOfWork;
    const now = this.clock.now();
    const dueAt = runAt ?? now;
    const twice = isSqlite(manager) ? 'ON CONFLICT (id) DO NOTHING' : 'ON DUPLICATE KEY UPDATE id = id';
    await manager.query(
      `INSERT INTO jobs (id, name, payload, state, next_at, attempts, created_at) VALUES (?, ?, ?, 'open', ?, 0, ?) ${twice}`,
      [id, name, JSON.stringify(payload ?? null), dueAt, now],
    );
    return dueAt;
  }

  /** Jobs that a worker who knows these names may take now, longest due first. */
  async due(names: readonly string[], limit: number): Promise<PendingJob[]> {
    if (names.length === 0) return [];
    const now = this.clock.now();
    const rows = await this.unitOfWork.manager.query<{ id: string; next_at: string | Date }[]>(
      `SELECT id, next_at FROM jobs WHERE state = 'open' AND next_at <= ? AND name IN (${names.map(() => '?').join(',')}) ORDER BY next_at LIMIT ${String(limit)}`,
      [now, ...names],
    );
    return rows.map(({ id, next_at }) => ({ id, dueAt: momentOf(next_at).getTime() }));
  }

  async hasOpen(name: string): Promise<boolean> {
    const rows: unknown[] = await this.unitOfWork.manager.query(
      `SELECT 1 FROM jobs WHERE name = ? AND state = 'open' LIMIT 1`,
      [name],
    );
    return rows.length > 0;
  }

  /** Takes a due job for the length of a lease; of all who try, one gets it. */
  async claim(id: string, names: readonly string[]): Promise<HeldJob | null> {
    const holder = randomUUID();
    const now = this.clock.now();
    const soon = new Date(now.getTime() + CLOCK_SKEW_MS);
    const { affected } = await this.unitOfWork.manager
      .createQueryBuilder()
      .update('jobs')
      .set({ holder, next_at: this.leaseEnd(), attempts: () => 'attempts + 1' })
      .where(`id = :id AND state = 'open' AND name IN (:...names)`, { id, names })
      .andWhere('(next_at <= :now OR (holder IS NULL AND next_at <= :soon))', { now, soon })
      .execute();
    if (affected !== 1) return null;
    const rows = await this.unitOfWork.manager.query<HeldJob[]>(
      'SELECT id, holder, name, payload, attempts FROM jobs WHERE id = ? AND holder = ?',
      [id, holder],
    );
    return rows[0] ?? null;
  }

  /** False when the lease was lost to another worker. */
  renew(job: HeldJob): Promise<boolean> {
    return this.change(job, { next_at: this.leaseEnd() });
  }

  /** The row stays for its id alone: what the job was about may be personal data. */
  finish(job: HeldJob): Promise<boolean> {
    const now = this.clock.now();
    return this.change(job, { state: 'done', holder: null, next_at: now, error: null, payload: 'null' });
  }

  /** When it is due again; null when the lease was lost. */
  async retry(job: HeldJob, error: string, delayMs: number): Promise<Date | null> {
    const dueAt = new Date(this.clock.now().getTime() + delayMs);
    return (await this.change(job, { holder: null, next_at: dueAt, error })) ? dueAt : null;
  }

  fail(job: HeldJob, error: string): Promise<boolean> {
    return this.change(job, { state: 'failed', holder: null, next_at: this.clock.now(), error });
  }

  /** As if it had not been taken. */
  async giveBack(job: HeldJob): Promise<Date | null> {
    const dueAt = this.clock.now();
    const given = await this.change(job, { holder: null, next_at: dueAt, attempts: job.attempts - 1 });
    return given ? dueAt : null;
  }

  /** How many jobs there are, by what is to become of them. */
  async openJobs(): Promise<{ readonly open: number; readonly due: number; readonly failed: number }> {
    const [row] = await this.unitOfWork.manager.query<Record<'open' | 'due' | 'failed', number | string>[]>(
      `SELECT COALESCE(SUM(state = 'open'), 0) AS open, COALESCE(SUM(state = 'failed'), 0) AS failed,
         COALESCE(SUM(state = 'open' AND holder IS NULL AND next_at <= ?), 0) AS due
       FROM jobs WHERE state IN ('open', 'failed')`,
      [this.clock.now()],
    );
    return { open: Number(row?.open), due: Number(row?.due), failed: Number(row?.failed) };
  }

  /** Failed jobs stay for the operator. */
  async removeDone(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - DONE_RETENTION_MS);
    await deleteInBatches(this.unitOfWork.manager, 'jobs', `state = 'done' AND next_at <= ?`, [before]);
  }

  /** Those whose ids begin so, in whatever state. */
  async remove(prefix: string): Promise<void> {
    const { manager } = this.unitOfWork;
    await deleteInBatches(manager, 'jobs', 'id >= ? AND id < ?', [prefix, `${prefix}\uffff`]);
  }

  private leaseEnd(): Date {
    return new Date(this.clock.now().getTime() + JOB_LEASE_MS);
  }

  private async change({ id, holder }: HeldJob, values: Record<string, unknown>): Promise<boolean> {
    const { affected } = await this.unitOfWork.manager
      .createQueryBuilder()
      .update('jobs')
      .set(values)
      .where('id = :id AND holder = :holder', { id, holder })
      .execute();
    return affected === 1;
  }
}
