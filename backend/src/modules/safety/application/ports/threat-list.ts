/** A service that knows pages that do harm. */
export abstract class ThreatList {
  /** Whether there is anybody to ask. */
  abstract readonly isSetUp: boolean;
  /** Until when an address is known to do harm; null when it is not. Throws when there is no answer. */
  abstract threatUntil(url: string): Promise<Date | null>;
}
