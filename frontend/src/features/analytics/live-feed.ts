import { makeAutoObservable, runInAction } from 'mobx';
import { apiErrorOf } from '../../api/api-error';

const FIRST_WAIT_MS = 1_000;
const MAX_WAIT_MS = 30_000;
const TOO_MANY = 429;

interface FeedListener {
  readonly onOpen: () => void;
  /** All clicks so far: at once, and again whenever there are more. */
  readonly onTotals: (totals: string) => void;
}

/** Opens the feed; resolves when it ends, and rejects when it cannot be had. */
export type OpenFeed = (signal: AbortSignal, on: FeedListener) => Promise<void>;

/** A refusal that asking again will not change. */
const isFinal = (status: number): boolean => status >= 400 && status < 500 && status !== TOO_MANY;

/** Hears of clicks while the page can be seen, and comes back after each interruption, later each time. */
export class LiveFeed {
  /** Clicks are heard of as they are counted. */
  isLive = false;
  private readonly open: OpenFeed;
  private readonly onClicks: () => void;
  private session: AbortController | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private failures = 0;
  /** What was heard last; the first totals are those of the numbers that are shown already. */
  private totals: string | null = null;

  constructor(open: OpenFeed, onClicks: () => void) {
    this.open = open;
    this.onClicks = onClicks;
    makeAutoObservable<this, 'open' | 'onClicks' | 'session' | 'timer' | 'failures' | 'totals'>(this, {
      open: false,
      onClicks: false,
      session: false,
      timer: false,
      failures: false,
      totals: false,
    });
  }

  /** Begins to listen; what comes back ends it. */
  start(): () => void {
    const onVisibility = (): void => {
      this.pause();
      if (!document.hidden) void this.listen();
    };
    document.addEventListener('visibilitychange', onVisibility);
    onVisibility();
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      this.pause();
    };
  }

  private pause(): void {
    clearTimeout(this.timer);
    this.session?.abort();
    this.session = null;
    this.isLive = false;
  }

  private async listen(): Promise<void> {
    const session = new AbortController();
    this.session = session;
    const isOver = (): boolean => session.signal.aborted;
    const onOpen = (): void => {
      if (!isOver()) this.noteOpen();
    };
    const onTotals = (totals: string): void => {
      if (!isOver()) this.noteTotals(totals);
    };
    const status = await this.open(session.signal, { onOpen, onTotals }).then(
      () => 0,
      (thrown: unknown) => apiErrorOf(thrown).status,
    );
    if (isOver()) return;
    runInAction(() => (this.isLive = false));
    if (!isFinal(status)) this.listenLater();
  }

  private noteOpen(): void {
    this.isLive = true;
    this.failures = 0;
  }

  private noteTotals(totals: string): void {
    const isChanged = this.totals !== null && totals !== this.totals;
    this.totals = totals;
    if (isChanged) this.onClicks();
  }

  private listenLater(): void {
    const wait = Math.min(FIRST_WAIT_MS * 2 ** this.failures, MAX_WAIT_MS);
    this.failures += 1;
    this.timer = setTimeout(() => void this.listen(), wait);
  }
}
