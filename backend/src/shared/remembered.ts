import { LRUCache } from 'lru-cache';
import { withTimeout } from './deadline';

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
  /** Made with the first answer: it takes the memory of all that it may keep. */
  private cache: LRUCache<string, Known<Value>> | null = null;
  private readonly underWay = new Map<string, { readonly answer: Promise<Value> }>();

  constructor(private readonly rules: Remembering<Value>) {}

  /** Questions that the source has not answered yet. */
  get waiting(): number {
    return this.underWay.size;
  }

  /** Without waiting; undefined when the source has to be asked. */
  atHand(key: string, now: number): Value | undefined {
    const known = this.cache?.get(key);
    return known !== undefined && now < known.until ? known.value : undefined;
  }

  /** Asks the source; when it fails, or is away, what was known before is the answer. Throws what it says. */
  ask(key: string, now: number, read: () => Promise<Value>): Promise<Value> {
    const running = this.underWay.get(key);
    if (running) return running.answer;
    const question = { answer: this.read(key, now, read) };
    this.underWay.set(key, question);
    return question.answer;
  }

  /** The answer has changed: what is being read may be older, so no caller joins it, and it is not kept. */
  forget(key: string): void {
    this.cache?.delete(key);
    this.underWay.delete(key);
  }

  /** The same of every answer of which this is true. */
  forgetWhere(isChanged: (value: Value) => boolean): void {
    for (const [key, { value }] of this.cache ?? []) if (isChanged(value)) this.cache?.delete(key);
    this.underWay.clear();
  }

  /** The same of all answers. */
  forgetAll(): void {
    this.cache?.clear();
    this.underWay.clear();
  }

  private async read(key: string, now: number, read: () => Promise<Value>): Promise<Value> {
    // The question is written down before it is asked.
    await Promise.resolve();
    const question = this.underWay.get(key);
    try {
      const value = await withTimeout(this.rules.deadlineMs, read());
      if (question !== undefined && this.underWay.get(key) === question) {
        this.cache ??= new LRUCache({ max: this.rules.most });
        this.cache.set(key, { value, until: now + this.rules.keptMs(value) });
      }
      return value;
    } catch (error) {
      const known = this.cache?.get(key);
      if (!known) throw error;
      return known.value;
    } finally {
      if (this.underWay.get(key) === question) this.underWay.delete(key);
    }
  }
}
