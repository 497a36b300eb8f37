import { LRUCache } from 'lru-cache';
import { inTime } from './deadline';

interface Known<Value> {
  readonly value: Value;
  readonly until: number;
}

export interface Remembering<Value> {
  /** Answers kept; the one that was asked for longest ago goes first. */
  readonly most: number;
  /** A source that does not answer by then is away. */
  readonly deadlineMs: number;
  /** How long an answer is believed. */
  readonly keptMs: (value: Value) => number;
}

/**
 * Answers of a slow source: each asked for once however many ask at the same time, and believed for a while. `now` is in
 * milliseconds of a steady clock.
 */
export class Remembered<Value extends object | string | number | boolean | null> {
  private readonly known: LRUCache<string, Known<Value>>;
  private readonly underWay = new Map<string, Promise<Value>>();
  private forgotten = 0;

  constructor(private readonly rules: Remembering<Value>) {
    this.known = new LRUCache({ max: rules.most });
  }

  /** Questions that the source has not answered yet. */
  get waiting(): number {
    return this.underWay.size;
  }

  /** Without waiting; undefined when the source has to be asked. */
  atHand(key: string, now: number): Value | undefined {
    const known = this.known.get(key);
    return known !== undefined && now < known.until ? known.value : undefined;
  }

  /** Asks the source; when it fails, or is away, what was known before is the answer. Throws what it says. */
  ask(key: string, now: number, read: () => Promise<Value>): Promise<Value> {
    const running = this.underWay.get(key);
    if (running) return running;
    const asking = this.read(key, now, read).finally(() => {
      if (this.underWay.get(key) === asking) this.underWay.delete(key);
    });
    this.underWay.set(key, asking);
    return asking;
  }

  /** Something has changed: what is being read may be older, so nobody joins it, and it is not kept. */
  forgetAll(): void {
    this.forgotten += 1;
    this.known.clear();
    this.underWay.clear();
  }

  private async read(key: string, now: number, read: () => Promise<Value>): Promise<Value> {
    const { forgotten } = this;
    try {
      const value = await inTime(this.rules.deadlineMs, read());
      if (forgotten === this.forgotten) this.known.set(key, { value, until: now + this.rules.keptMs(value) });
      return value;
    } catch (error) {
      const known = this.known.get(key);
      if (!known) throw error;
      return known.value;
    }
  }
}
