import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { SecretSettings } from '../../config/settings';
import { SealedText } from '../crypto/sealed-text';
import { deleteInBatches } from '../database/delete-in-batches';
import { isLockConflict, isUniqueViolation } from '../database/database-errors';
import { UnitOfWork } from '../database/unit-of-work';
import { Clock } from '../domain/clock';
import { DomainError } from '../domain/domain-error';

/** A creating call that its caller may repeat. */
export interface RepeatableCall {
  /** Who asks. */
  readonly caller: string;
  /** Method and path. */
  readonly route: string;
  readonly key: string;
  /** Everything that decides what is created. */
  readonly input: unknown;
}

export interface CreatedAnswer {
  readonly status: number;
  /** What the handler returned, before the envelope. */
  readonly body: unknown;
}

interface StoredCall {
  readonly request_hash: string;
  readonly status: number;
  readonly answer: string;
}

class KeyTaken extends DomainError {
  constructor() {
    super('unavailable', 'http.unavailable', 'The same call is being answered just now. Please try again.', {
      retryAfter: 1,
    });
  }
}

class KeyReused extends DomainError {
  constructor() {
    super(
      'conflict',
      'http.idempotency-key-reused',
      'This Idempotency-Key was used for another call; send a new one.',
    );
  }
}

const KEPT_MS = 24 * 3_600_000;
const MOST_TRIES = 5;

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The same JSON for the same value, in whatever order its fields came. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) => {
    if (inner === null || typeof inner !== 'object' || Array.isArray(inner)) return inner;
    return Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}

/** Answers each repeatable call once and every repeat of it alike, for at least a day. */
@Injectable()
export class IdempotencyKeys {
  private readonly turns = new Map<string, Promise<unknown>>();
  /** Answers may hold what opens doors, such as the claim of a link; a copy of the database must not. */
  private readonly sealed: SealedText;

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    secrets: SecretSettings,
  ) {
    this.sealed = new SealedText(secrets.secret, 'repeated-answers');
  }

  /** The key is stored in the transaction in which `create` runs, so there is never one without the other. */
  async once(
    { caller, route, key, input }: RepeatableCall,
    create: () => Promise<CreatedAnswer>,
  ): Promise<CreatedAnswer & { repeated: boolean }> {
    const id = sha256(canonical([caller, route, key]));
    const hash = sha256(canonical(input));
    return this.inTurn(id, async () => {
      for (let tries = 1; ; tries += 1) {
        const stored = await this.find(id);
        if (stored && stored.request_hash !== hash) throw new KeyReused();
        if (stored) {
          return {
            status: stored.status,
            body: JSON.parse(this.sealed.open(stored.answer)) as unknown,
            repeated: true,
          };
        }
        try {
          return { ...(await this.createOnce(id, hash, create)), repeated: false };
        } catch (error) {
          if (!(error instanceof KeyTaken) || tries === MOST_TRIES) throw error;
        }
      }
    });
  }

  async removeOld(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - KEPT_MS);
    await deleteInBatches(this.unitOfWork.manager, 'idempotency_keys', 'created_at <= ?', [before]);
  }

  /**
   * Repeats within one process wait here. Were they all to wait for the first one's row lock, they
   * could hold every connection of the pool while the first needs one more.
   */
  private async inTurn<T>(id: string, work: () => Promise<T>): Promise<T> {
    const before = this.turns.get(id);
    const turn = before ? before.then(work, work) : work();
    this.turns.set(id, turn);
    try {
      return await turn;
    } finally {
      if (this.turns.get(id) === turn) this.turns.delete(id);
    }
  }

  private createOnce(id: string, hash: string, create: () => Promise<CreatedAnswer>): Promise<CreatedAnswer> {
    return this.unitOfWork.run(async () => {
      await this.take(id, hash);
      const answer = await create();
      await this.unitOfWork.manager.query('UPDATE idempotency_keys SET status = ?, answer = ? WHERE id = ?', [
        answer.status,
        this.sealed.seal(JSON.stringify(answer.body ?? null)),
        id,
      ]);
      return answer;
    });
  }

  /** Waits while another process creates with the same key. */
  private async take(id: string, hash: string): Promise<void> {
    try {
      await this.unitOfWork.manager.query(
        `INSERT INTO idempotency_keys (id, request_hash, status, answer, created_at) VALUES (?, ?, 0, '', ?)`,
        [id, hash, this.clock.now()],
      );
    } catch (error) {
      throw isUniqueViolation(error) || isLockConflict(error) ? new KeyTaken() : error;
    }
  }

  private async find(id: string): Promise<StoredCall | undefined> {
    const rows = await this.unitOfWork.manager.query<StoredCall[]>(
      'SELECT request_hash, status, answer FROM idempotency_keys WHERE id = ?',
      [id],
    );
    return rows[0];
  }
}
