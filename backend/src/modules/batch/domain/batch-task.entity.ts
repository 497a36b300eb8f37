import type { Changing } from '../../../shared/domain/changing';
import type { Language } from '../../../shared/domain/language';
import type { DomainError } from '../../../shared/domain/domain-error';
import type { Currency } from '../../../shared/domain/money';
import { BatchNotInPhase, UndoExpired, UnlockedBefore } from './batch.errors';
import type { BatchPhase } from './batch-phase';
import type { TableHead } from './columns';
import type { BatchOptions } from './row-fields';
import { type FetchedPage, type RemoteSource, withFailure, withPage } from './remote/remote-source';
import type { RowOutcome, RowVerdict } from './row-verdict';

/** How the file is read. */
export interface TableFile {
  /** Where it is kept until it has been read; a name without a folder. */
  readonly name: string;
  readonly format: 'csv' | 'xlsx';
  readonly encoding: 'utf-8' | 'utf-16le' | 'utf-16be' | 'big5' | 'shift_jis';
  readonly delimiter: string;
  /** Until the file is whole. */
  readonly remote?: RemoteSource;
}

export interface NewBatchTask {
  readonly externalId: string;
  readonly groupId: number;
  readonly userId: number;
  /** Of the file, as its sender calls it. */
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  readonly lang: Language;
  readonly file: TableFile;
  readonly head: TableHead;
  readonly options: BatchOptions;
  /** In which prices are shown to its sender. */
  readonly currency: Currency;
  readonly createdAt: Date;
}

const UNLOCKABLE: readonly BatchPhase[] = ['ready', 'running', 'paused'];
const DAY_MS = 24 * 3_600_000;
const UNDO_MS = DAY_MS;

const countOf = <T>(all: readonly T[], is: (each: T) => boolean): number => all.filter(is).length;

/** A file on its way to short links. A process that changes it holds it, so that each row is judged and made once. */
export class BatchTask {
  /** Given by the database. */
  readonly id!: number;
  readonly externalId: string;
  readonly groupId: number;
  readonly userId: number;
  readonly name: string;
  readonly size: number;
  readonly lang: Language;
  readonly file: TableFile;
  readonly head: TableHead;
  readonly options: BatchOptions;
  readonly currency: Currency;
  readonly phase: BatchPhase = 'uploaded';
  readonly isAbortAsked: boolean = false;
  /** Rows that have been judged. */
  readonly rows: number = 0;
  readonly toCreate: number = 0;
  readonly toSkip: number = 0;
  readonly toFail: number = 0;
  /** Rows that the run has come past, and, when it is undone, that the undoing has. */
  readonly rowsRun: number = 0;
  readonly rowsUndone: number = 0;
  readonly created: number = 0;
  readonly skipped: number = 0;
  readonly failed: number = 0;
  readonly undone: number = 0;
  readonly failureCode: string | null = null;
  readonly failureRow: number | null = null;
  readonly resumesAt: Date | null = null;
  /** Of the order that was paid so that it runs without waiting for other days. */
  readonly unlockOrder: string | null = null;
  readonly createdAt: Date;
  /** When a worker last came on with it. */
  readonly touchedAt: Date;
  readonly endedAt: Date | null = null;
  readonly purgedAt: Date | null = null;

  constructor(task: NewBatchTask) {
    this.externalId = task.externalId;
    this.groupId = task.groupId;
    this.userId = task.userId;
    this.name = task.name;
    this.size = task.size;
    this.lang = task.lang;
    this.file = task.file;
    this.head = task.head;
    this.options = task.options;
    this.currency = task.currency;
    this.createdAt = task.createdAt;
    this.touchedAt = task.createdAt;
  }

  /** A page was fetched behind so many bytes; `false` when others were faster, and it is known. */
  noteFetched(page: FetchedPage, after: number, now: Date): boolean {
    const { remote } = this.file;
    if (this.phase !== 'uploaded' || remote?.bytes !== after) return false;
    this.fetchFrom(withPage(remote, page));
    this.changing.size = page.bytes;
    this.changing.touchedAt = now;
    return true;
  }

  /** The service could not be reached; it is asked again for some time. */
  missFetch(code: string, now: Date): void {
    const left = this.file.remote && withFailure(this.file.remote);
    if (!left) {
      this.fail(code, null, now);
      return;
    }
    this.fetchFrom(left);
    this.changing.touchedAt = now;
  }

  /** Rows that were judged; `false` when others were faster, and these are known. */
  noteJudged(verdicts: readonly RowVerdict[], after: number, now: Date): boolean {
    const isNext = (this.phase === 'uploaded' || this.phase === 'checking') && this.rows === after;
    if (!isNext) return false;
    this.changing.phase = 'checking';
    this.changing.rows += verdicts.length;
    this.changing.toCreate += countOf(verdicts, (each) => each === 'create');
    this.changing.toSkip += countOf(verdicts, (each) => each === 'skip');
    this.changing.toFail += countOf(verdicts, (each) => each === 'fail');
    this.changing.touchedAt = now;
    return true;
  }

  endCheck(now: Date): void {
    this.require('uploaded', 'checking');
    this.changing.phase = 'ready';
    this.changing.touchedAt = now;
  }

  /** A check stops at its next look; what has been checked is discarded at once. */
  askToAbort(now: Date): void {
    this.require('uploaded', 'checking', 'ready');
    if (this.phase === 'ready') this.abort(now);
    else this.changing.isAbortAsked = true;
  }

  abort(now: Date): void {
    this.require('uploaded', 'checking', 'ready');
    this.changing.phase = 'aborted';
    this.changing.endedAt = now;
    this.fetchFrom();
  }

  fail(code: string, row: number | null, now: Date): void {
    this.changing.phase = 'failed';
    this.changing.failureCode = code;
    this.changing.failureRow = row;
    this.changing.endedAt = now;
    this.fetchFrom();
  }

  run(now: Date): void {
    this.require('ready');
    this.changing.phase = 'running';
    this.changing.touchedAt = now;
  }

  /** Rows that the run has come past, with what was made of those that were to be made. */
  noteRun(passed: readonly RowVerdict[], outcomes: readonly RowOutcome[], now: Date): void {
    this.require('running');
    const created = countOf(outcomes, ({ result }) => result === 'created');
    this.changing.rowsRun += passed.length;
    this.changing.created += created;
    this.changing.skipped += countOf(passed, (each) => each === 'skip');
    this.changing.failed += countOf(passed, (each) => each === 'fail') + outcomes.length - created;
    this.changing.touchedAt = now;
  }

  /** `code`: what it waits for; null for the links of another day. */
  pause(until: Date, code: string | null = null): void {
    this.require('running');
    this.changing.phase = 'paused';
    this.changing.failureCode = code;
    this.changing.resumesAt = until;
  }

  resume(now: Date): void {
    this.require('paused');
    this.changing.phase = 'running';
    this.changing.failureCode = null;
    this.changing.resumesAt = null;
    this.changing.touchedAt = now;
  }

  /** Whether links of it are beside those that the plan allows on a day. */
  get isUnlocked(): boolean {
    return this.unlockOrder !== null;
  }

  /** Why it cannot be unlocked now; null when it can. */
  lockProblem(): DomainError | null {
    if (this.isUnlocked) return new UnlockedBefore();
    return UNLOCKABLE.includes(this.phase) ? null : new BatchNotInPhase(this.phase, UNLOCKABLE);
  }

  /** It was paid: what waits for another day goes on. */
  unlock(order: string, now: Date): void {
    const problem = this.lockProblem();
    if (problem) throw problem;
    this.changing.unlockOrder = order;
    if (this.phase === 'paused') this.resume(now);
  }

  /** What was paid by that order is gone again; another one may have paid for it since. */
  lock(order: string): void {
    if (this.unlockOrder === order) this.changing.unlockOrder = null;
  }

  /** The order that was paid for nothing: it has ended before its first link. */
  get unusedUnlock(): string | null {
    const isOver = this.phase === 'failed' || this.phase === 'aborted';
    return isOver && this.created === 0 ? this.unlockOrder : null;
  }

  finish(now: Date): void {
    this.require('running');
    this.changing.phase = 'done';
    this.changing.endedAt = now;
  }

  /** Until when its links can be taken back; null when that is not so. */
  get undoableUntil(): Date | null {
    return this.phase === 'done' && this.endedAt ? new Date(this.endedAt.getTime() + UNDO_MS) : null;
  }

  undo(now: Date): void {
    this.require('done');
    if (this.undoableUntil && this.undoableUntil <= now) throw new UndoExpired();
    this.changing.phase = 'undoing';
    this.changing.touchedAt = now;
  }

  noteUndone(passed: number, undone: number, now: Date): void {
    this.require('undoing');
    this.changing.rowsUndone += passed;
    this.changing.undone += undone;
    this.changing.touchedAt = now;
  }

  endUndo(now: Date): void {
    this.require('undoing');
    this.changing.phase = 'undone';
    this.changing.touchedAt = now;
  }

  /** The counts stay. */
  purge(now: Date): void {
    this.changing.purgedAt = now;
    this.changing.endedAt ??= now;
    const isOpen = !['done', 'undone', 'aborted', 'failed'].includes(this.phase);
    if (isOpen) this.changing.phase = 'aborted';
    this.fetchFrom();
  }

  /** What is not to be fetched any more leaves no token behind. */
  private fetchFrom(remote?: RemoteSource): void {
    const { remote: _, ...file } = this.file;
    this.changing.file = remote ? { ...file, remote } : file;
  }

  private require(...allowed: readonly BatchPhase[]): void {
    if (!allowed.includes(this.phase)) throw new BatchNotInPhase(this.phase, allowed);
  }

  private get changing(): Changing<BatchTask> {
    return this;
  }
}
