import { makeAutoObservable } from 'mobx';

/** Quick changes of page show no bar. */
const THROTTLE_MS = 200;
const HIDE_MS = 500;

export type ProgressPhase = 'hidden' | 'running' | 'finishing';

/** The bar at the top of the window while another page is on its way. */
export class ProgressStore {
  phase: ProgressPhase = 'hidden';
  private pages = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    makeAutoObservable<this, 'pages' | 'timer'>(this, { pages: false, timer: false });
  }

  start(): void {
    this.pages += 1;
    if (this.pages > 1) return;
    this.after(THROTTLE_MS, 'running');
  }

  finish(): void {
    this.pages = Math.max(0, this.pages - 1);
    if (this.pages > 0) return;
    clearTimeout(this.timer);
    if (this.phase === 'hidden') return;
    this.phase = 'finishing';
    this.after(HIDE_MS, 'hidden');
  }

  private after(delayMs: number, phase: ProgressPhase): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.enter(phase), delayMs);
  }

  private enter(phase: ProgressPhase): void {
    this.phase = phase;
  }
}
