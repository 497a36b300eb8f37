import { createHash, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { SecretSettings } from '../../config/settings';
import { SealedText } from '../crypto/sealed-text';
import { isLockConflict, isUniqueViolation } from '../database/database-errors';
import { UnitOfWork } from '../database/unit-of-work';
import { Clock } from '../domain/clock';
import { DomainError } from '../domain/domain-error';
import { type HeldIntent, IdempotencyTable, CALL_LEASE_MS, type StoredCall } from './idempotency-table';

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

/** A call that was begun, perhaps by a process that did not come to its end. */
export interface BegunCall {
  readonly id: string;
  /** How far that one has come, in its own words; null when this is the first try, or nothing was noted. */
  readonly noted: string | null;
  /** For a repetition of the call, should this try come to no answer. */
  readonly note: (text: string) => Promise<void>;
}

/** Work that ends outside of the database, such as at a payment gateway, and so cannot be part of a transaction. */
interface TwoPhaseWork<T> {
  /** Runs in the transaction that stores the intent, once. */
  readonly prepare?: (intentId: string) => Promise<void>;
  /**
   * Runs outside of any transaction, and again with the same intent after a crash or a failure: what it calls must
   * take its id for the same call, or it notes how far it has come. A domain error other than `unavailable` says that
   * nothing was done, and frees the key.
   */
  readonly act: (intent: BegunCall) => Promise<T>;
  /** Runs in the transaction that stores the answer. */
  readonly complete: (result: T, intentId: string) => Promise<CreatedAnswer>;
}

type Answered = CreatedAnswer & { readonly repeated: boolean };

class KeyTaken extends DomainError {
  constructor() {
    super('unavailable', 'http.unavailable', 'The same call is being answered just now. Please try again.', {
      retryAfter: 1,
    });
  }
}

class StillRunning extends DomainError {
  constructor() {
    super(
      'conflict',
      'http.idempotency-key-running',
      'This call is still being worked on. Please try again.',
      {
        retryAfter: RETRY_AFTER_S,
      },
    );
  }
}

/** Another process has taken the work over; it answers the repeat. */
class LeaseLost extends DomainError {
  constructor() {
    super('unavailable', 'http.unavailable', 'The call took too long. Please try again.', {
      retryAfter: RETRY_AFTER_S,
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

const MAX_ATTEMPTS = 5;
const RETRY_AFTER_S = 2;

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The same JSON for the same value, in whatever order its fields came. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) => {
    if (inner === null || typeof inner !== 'object' || Array.isArray(inner)) return inner;
    return Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}

const namesOf = ({ caller, route, key, input }: RepeatableCall): { id: string; hash: string } => ({
  id: sha256(canonical([caller, route, key])),
  hash: sha256(canonical(input)),
});

/** Answers each repeatable call once and every repeat of it alike, for at least a day. */
@Injectable()
export class IdempotencyKeys {
  private readonly turns = new Map<string, Promise<unknown>>();
  /** Answers may hold what opens doors, such as the claim of a link; a copy of the database must not. */
  private readonly sealed: SealedText;
  private readonly table: IdempotencyTable;

  constructor(
    private readonly unitOfWork: UnitOfWork,
    clock: Clock,
    secrets: SecretSettings,
  ) {
    this.table = new IdempotencyTable(unitOfWork, clock);
    this.sealed = new SealedText(secrets.secret, 'repeated-answers');
  }

  /** The key is stored in the transaction in which `create` runs, so there is never one without the other. */
  async once(call: RepeatableCall, create: () => Promise<CreatedAnswer>): Promise<Answered> {
    const { id, hash } = namesOf(call);
    return this.inTurn(id, async () => {
      for (let tries = 1; ; tries += 1) {
        const stored = await this.find(id, hash);
        if (stored) return this.repeatOf(stored);
        try {
          return { ...(await this.createOnce(id, hash, create)), repeated: false };
        } catch (error) {
          if (!(error instanceof KeyTaken) || tries === MAX_ATTEMPTS) throw error;
        }
      }
    });
  }

  /**
   * The intent is committed, then the work is done outside of a transaction, then the answer is committed. A repeat while
   * the work is under way is refused (409, to be tried again); after a crash it goes on with the same intent.
   */
  async inTwoPhases<T>(call: RepeatableCall, work: TwoPhaseWork<T>): Promise<Answered> {
    if (this.unitOfWork.isRunning) throw new Error('work in two phases must not hold a transaction');
    const { id, hash } = namesOf(call);
    const stored = await this.find(id, hash);
    if (stored && stored.status !== 0) return this.repeatOf(stored);
    const held = stored?.intent_id
      ? await this.table.takeOver(id, stored.intent_id)
      : await this.begin(id, hash, work);
    if (held === null) throw new StillRunning();
    const heartbeat = setInterval(() => {
      // A process that has lost the lease notices when it stores the answer.
      this.table.renew(held).catch(() => undefined);
    }, CALL_LEASE_MS / 3);
    try {
      return { ...(await this.carryOut(held, stored?.answer ?? '', work)), repeated: false };
    } finally {
      clearInterval(heartbeat);
    }
  }

  removeOld(): Promise<void> {
    return this.table.removeOld();
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
      await this.take(() => this.table.insert(id, hash));
      const answer = await create();
      await this.table.answer(id, answer.status, this.seal(answer));
      return answer;
    });
  }

  /** null when another process has begun just now. */
  private async begin(
    id: string,
    hash: string,
    { prepare }: Pick<TwoPhaseWork<unknown>, 'prepare'>,
  ): Promise<HeldIntent | null> {
    const held = { id, intentId: randomUUID(), holder: randomUUID() };
    try {
      await this.unitOfWork.run(async () => {
        await this.take(() => this.table.insert(id, hash, held));
        await prepare?.(held.intentId);
      });
      return held;
    } catch (error) {
      if (error instanceof KeyTaken) return null;
      throw error;
    }
  }

  private async carryOut<T>(held: HeldIntent, noted: string, work: TwoPhaseWork<T>): Promise<CreatedAnswer> {
    try {
      const result = await this.actOn(held, noted, work);
      return await this.unitOfWork.run(async () => {
        const answer = await work.complete(result, held.intentId);
        const isOurs = await this.table.complete(held, answer.status, this.seal(answer));
        if (!isOurs) throw new LeaseLost();
        return answer;
      });
    } catch (error) {
      // Where this fails too, the lease ends by itself.
      await this.table.giveBack(held).catch(() => undefined);
      throw error;
    }
  }

  private async actOn<T>(held: HeldIntent, noted: string, { act }: TwoPhaseWork<T>): Promise<T> {
    try {
      return await act({
        id: held.intentId,
        noted: noted === '' ? null : this.sealed.open(noted),
        note: async (text) => {
          if (!(await this.table.note(held, this.sealed.seal(text)))) throw new LeaseLost();
        },
      });
    } catch (error) {
      if (error instanceof DomainError && error.kind !== 'unavailable') await this.table.remove(held);
      throw error;
    }
  }

  /** Waits while another process creates with the same key. */
  private async take(insert: () => Promise<void>): Promise<void> {
    try {
      await insert();
    } catch (error) {
      throw isUniqueViolation(error) || isLockConflict(error) ? new KeyTaken() : error;
    }
  }

  private async find(id: string, hash: string): Promise<StoredCall | undefined> {
    const stored = await this.table.find(id);
    if (stored && stored.request_hash !== hash) throw new KeyReused();
    return stored;
  }

  private seal({ body }: CreatedAnswer): string {
    return this.sealed.seal(JSON.stringify(body ?? null));
  }

  private repeatOf({ status, answer }: StoredCall): Answered {
    if (status === 0) throw new StillRunning();
    return { status, body: JSON.parse(this.sealed.open(answer)) as unknown, repeated: true };
  }
}
