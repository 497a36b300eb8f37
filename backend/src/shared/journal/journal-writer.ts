import { fdatasync, fdatasyncSync, mkdirSync } from 'node:fs';
import { SEGMENT_AGE_MS } from './journal-settings';
import { SegmentFile } from './segment-file';

/** Told once, when the line it came with has been written as durably as the writer promises. */
export interface Waiter {
  /** @param at the moment, on the clock of `performance.now()`; one for all lines that were written together */
  written(at: number): void;
}

export interface JournalWriterOptions {
  /** Folder of the segments; made when missing. */
  readonly dir: string;
  /** `process`: lines survive the death of the process. `power`: they are on the disk. */
  readonly durability: 'process' | 'power';
  /** Told when the disk refuses lines (with the bytes that wait in memory), and null when it takes them again. */
  readonly onTrouble: (trouble: { error: Error; waitingBytes: number } | null) => void;
}

const BUFFER_BYTES = 256 * 1024;
/** Where the disk is not waited for, waiting for more lines than these gains nothing: clients idle meanwhile. */
const MAX_BATCH_LINES = 32;
/** Where it is, it costs as much as dozens of answers: a group waits for so many turns, as long as each brings more lines. */
const MAX_TURNS = 8;
/** What a refusing disk leaves in memory at most. */
const MAX_WAITING_BYTES = 64 * 1024 * 1024;
const RETRY_MS = 250;

/**
 * Append-only local log with group commit: lines of one event-loop turn are written together, up to a
 * number, then their waiters are told. While the disk refuses, lines wait in memory and waiters are told all the
 * same, because a visitor is never kept waiting for a full disk; `onTrouble` says so.
 */
export class JournalWriter {
  private readonly buffer = Buffer.allocUnsafeSlow(BUFFER_BYTES);
  /** Whole lines of Latin-1 signs, each a byte. */
  private lines = '';
  private waiters: Waiter[] = [];
  private scheduled = false;
  private syncing = false;
  private segment: SegmentFile | null = null;
  private backlog: Buffer[] = [];
  private backlogBytes = 0;
  private readonly upkeep: NodeJS.Timeout;
  private retry: NodeJS.Timeout | null = null;
  private lost = 0;

  constructor(private readonly options: JournalWriterOptions) {
    mkdirSync(options.dir, { recursive: true });
    this.upkeep = setInterval(this.finishWhenDue, SEGMENT_AGE_MS / 10).unref();
  }

  /** Bytes that the disk has not taken yet. */
  get waitingBytes(): number {
    return this.backlogBytes + this.lines.length;
  }

  /** Bytes given up because the disk refused for longer than memory lasted. */
  get lostBytes(): number {
    return this.lost;
  }

  /** Takes one line of Latin-1 characters, newline included; `waiter.written()` follows after this call. */
  append(line: string, waiter: Waiter): void {
    if (this.lines.length + line.length > BUFFER_BYTES) this.writeLines();
    if (this.waiters.length >= MAX_BATCH_LINES && this.options.durability === 'process') {
      this.writeAndNotify();
    }
    this.lines += line;
    this.waiters.push(waiter);
    if (!this.syncing) this.flushSoon();
  }

  /** Writes what is waiting, tells every waiter and finishes the segment. No line may follow. */
  close(): void {
    clearInterval(this.upkeep);
    if (this.retry) clearTimeout(this.retry);
    this.writeLines();
    if (this.backlog.length > 0) this.writeBacklog();
    this.finishSegment();
    notify(this.takeWaiters());
  }

  private flushSoon(): void {
    if (this.scheduled) return;
    this.scheduled = true;
    if (this.options.durability === 'process') setImmediate(this.flush);
    else this.flushWhenQuiet(MAX_TURNS);
  }

  private flushWhenQuiet(turns: number): void {
    const before = this.waiters.length;
    setImmediate(() => {
      if (this.waiters.length > before && turns > 1) this.flushWhenQuiet(turns - 1);
      else this.flush();
    });
  }

  private readonly flush = (): void => {
    this.scheduled = false;
    if (this.options.durability === 'process') {
      this.writeAndNotify();
      return;
    }
    this.writeLines();
    const notified = this.takeWaiters();
    if (!this.segment) {
      notify(notified);
      return;
    }
    this.syncing = true;
    fdatasync(this.segment.fd, (error) => {
      this.syncing = false;
      if (error) this.options.onTrouble({ error, waitingBytes: this.waitingBytes });
      notify(notified);
      // Lines that came while the disk worked are the next group: a slow disk makes groups larger, not waits longer.
      if (this.waiters.length > 0) this.flushSoon();
      else this.finishWhenDue();
    });
  };

  private writeAndNotify(): void {
    this.writeLines();
    notify(this.takeWaiters());
  }

  private takeWaiters(): Waiter[] {
    const notified = this.waiters;
    this.waiters = [];
    return notified;
  }

  private writeLines(): void {
    if (this.lines === '') return;
    const lines = this.buffer.subarray(0, this.buffer.write(this.lines, 'latin1'));
    this.lines = '';
    if (this.backlog.length > 0) this.keep(Buffer.from(lines));
    else this.write(lines, (rest) => this.keep(Buffer.from(rest)));
  }

  /** Hands over what the disk did not take; true when it took all. */
  private write(lines: Buffer, keepRest: (rest: Buffer) => void): boolean {
    const outcome = this.appendToSegment(lines);
    if (!outcome.error) return true;
    this.finishSegment();
    keepRest(lines.subarray(outcome.taken));
    this.options.onTrouble({ error: outcome.error, waitingBytes: this.backlogBytes });
    this.retry ??= setTimeout(this.retryBacklog, RETRY_MS).unref();
    return false;
  }

  private appendToSegment(lines: Buffer) {
    try {
      if (!this.syncing && this.segment?.isDue(Date.now())) this.finishSegment();
      this.segment ??= SegmentFile.open(this.options.dir, Date.now());
      return this.segment.append(lines);
    } catch (error) {
      return { taken: 0, error: error as Error };
    }
  }

  private keep(rest: Buffer): void {
    if (this.backlogBytes + rest.length > MAX_WAITING_BYTES) {
      this.lost += rest.length;
      return;
    }
    this.backlog.push(rest);
    this.backlogBytes += rest.length;
  }

  private readonly retryBacklog = (): void => {
    this.retry = null;
    if (this.writeBacklog()) this.options.onTrouble(null);
  };

  private writeBacklog(): boolean {
    const waiting = Buffer.concat(this.backlog);
    this.backlog = [];
    this.backlogBytes = 0;
    return this.write(waiting, (rest) => this.keep(Buffer.from(rest)));
  }

  private readonly finishWhenDue = (): void => {
    if (!this.syncing && this.backlog.length === 0 && this.segment?.isDue(Date.now())) this.finishSegment();
  };

  private finishSegment(): void {
    const finished = this.segment;
    this.segment = null;
    if (!finished) return;
    try {
      // Lines of the group that is next to be synced may be in it, and only the segment that follows would be.
      if (this.options.durability === 'power') fdatasyncSync(finished.fd);
      finished.finish();
    } catch (error) {
      // Its lines are safe in the file; readers take it for abandoned after a while.
      this.options.onTrouble({ error: error as Error, waitingBytes: this.backlogBytes });
    }
  }
}

function notify(waiters: readonly Waiter[]): void {
  const at = performance.now();
  for (const waiter of waiters) waiter.written(at);
}
