/** Something that happens by itself at a moment: a charge, a batch, a notice that is sent again. */
export interface Scheduled {
  /** The earliest moment at which there is something to do; after `run` it is later, or undefined. */
  dueAt(): number | undefined;
  run(): Promise<void>;
}

/** `live` follows the computer's clock at a distance; a frozen clock only moves when it is advanced. */
export type ClockMode = 'live' | 'frozen';

/** The time of the simulators. Advancing it does all that is due on the way, each thing at its own moment. */
export class VirtualClock {
  private readonly scheduled = new Set<Scheduled>();
  private distanceMs = 0;
  private frozenAt: number | undefined;
  private walking: Promise<void> = Promise.resolve();

  constructor(start?: string | number, mode: ClockMode = start === undefined ? 'live' : 'frozen') {
    const at = start === undefined ? Date.now() : new Date(start).getTime();
    this.frozenAt = mode === 'frozen' ? at : undefined;
    this.distanceMs = at - Date.now();
  }

  now(): number {
    return this.frozenAt ?? Date.now() + this.distanceMs;
  }

  /** The time of the callers, by which their timestamps are judged: they do not follow when a live clock is advanced. */
  callersNow(): number {
    return this.frozenAt ?? Date.now();
  }

  get mode(): ClockMode {
    return this.frozenAt === undefined ? 'live' : 'frozen';
  }

  setMode(mode: ClockMode): void {
    const now = this.now();
    this.frozenAt = mode === 'frozen' ? now : undefined;
    this.distanceMs = now - Date.now();
  }

  add(scheduled: Scheduled): () => void {
    this.scheduled.add(scheduled);
    return () => this.scheduled.delete(scheduled);
  }

  /** Moves to `target`, stopping at each moment at which something is due. Earlier moments are set at once. */
  advanceTo(target: number): Promise<void> {
    const walk = this.walking.then(() => this.walk(target));
    this.walking = walk.catch(() => undefined);
    return walk;
  }

  advance(ms: number): Promise<void> {
    return this.advanceTo(this.now() + ms);
  }

  private async walk(target: number): Promise<void> {
    for (let next = this.nextUntil(target); next !== undefined; next = this.nextUntil(target)) {
      if (next.at > this.now()) this.set(next.at);
      await next.scheduled.run();
    }
    // A live clock is past the moment by now; it must not be set back by what took time.
    if (this.frozenAt !== undefined || target > this.now()) this.set(target);
  }

  private nextUntil(target: number): { at: number; scheduled: Scheduled } | undefined {
    let first: { at: number; scheduled: Scheduled } | undefined;
    for (const scheduled of this.scheduled) {
      const at = scheduled.dueAt();
      if (at !== undefined && at <= target && at < (first?.at ?? Infinity)) first = { at, scheduled };
    }
    return first;
  }

  private set(at: number): void {
    if (this.frozenAt !== undefined) this.frozenAt = at;
    this.distanceMs = at - Date.now();
  }
}
