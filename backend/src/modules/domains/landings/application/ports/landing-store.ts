import type { Landing } from '../../domain/landing';

/** Keeps where domains lead visits that are of no link. */
export abstract class LandingStore {
  /** `NO_LANDING` for domains that no landing was ever set for. */
  abstract landingOf(domainId: number): Promise<Landing>;
  /** These values in place of those before; others stay. */
  abstract put(domainId: number, change: Partial<Landing>): Promise<void>;
  abstract remove(domainId: number): Promise<void>;
}
