/** Those who know when domains were registered. */
export abstract class DomainRegistry {
  /** Null when nobody tells. Throws when there is no answer. */
  abstract registeredAt(domain: string): Promise<Date | null>;
}
