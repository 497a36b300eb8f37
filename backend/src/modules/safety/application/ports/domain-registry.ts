/** Those who know which domains are registered, and since when. */
export abstract class DomainRegistry {
  /** Null when no registry tells. Throws when there is no answer. */
  abstract registeredAt(domain: string): Promise<Date | null>;
  /** Null when no registry tells. Throws when there is no answer. */
  abstract isRegistered(domain: string): Promise<boolean | null>;
}
