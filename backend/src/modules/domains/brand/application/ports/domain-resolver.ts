import type { DnsAnswer, DnsQuestion } from '../../domain/dns-answer';

/** Something that answers questions about the DNS. */
export interface NameServer {
  /**
   * What the DNS has; null when no server could say within a few seconds. Of a TXT or an address set that is larger than anyone
   * needs, the first hundred values. Never throws.
   */
  ask(question: DnsQuestion): Promise<DnsAnswer>;
}

/** The DNS, by the servers of `DNS_SERVERS` or the system's. Their answers may be as old as their caches. */
export abstract class DomainResolver implements NameServer {
  abstract ask(question: DnsQuestion): Promise<DnsAnswer>;

  /**
   * A server that has the records of a zone at first hand. Null when the zone has no name servers of its own, or none that
   * may be asked: only public addresses are. Whether it answers shows when it is asked; it knows nothing of other zones.
   */
  abstract authoritativeFor(zone: string): Promise<NameServer | null>;
}
