import type { ProbeAnswer } from '../../../links/values';

/** Knocks at destinations. */
export abstract class DestinationProbe {
  /** One call, or two when the first says little; a few bytes and seconds at most. Never throws for what it finds. */
  abstract probe(url: string): Promise<ProbeAnswer>;
}
