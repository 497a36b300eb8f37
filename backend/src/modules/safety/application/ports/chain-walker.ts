/** One answer on the way. */
export interface ChainStep {
  readonly status: number;
  /** Where it sends us, as the URL parser writes it; null when it is the end, or leads nowhere. */
  readonly next: string | null;
}

/** Follows redirects one at a time, so that each can be judged before it is called. */
export abstract class ChainWalker {
  /** Throws when there is no answer, also for addresses that must not be called. */
  abstract step(url: string): Promise<ChainStep>;
}
