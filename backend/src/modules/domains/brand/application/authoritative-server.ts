import type { DnsAnswer, DnsQuestion } from '../domain/dns-answer';
import type { DomainResolver, NameServer } from './ports/domain-resolver';

/** A host, and what tells whose zone it is in. */
export interface PlaceInZones {
  readonly host: string;
  readonly root: string;
  /** It has a CNAME record. */
  readonly isAlias: boolean;
}

/**
 * Asks the zone's own server about names of the zone, so that no stale cache decides, and the usual resolver about all
 * others. A server that does not answer once is not waited for again: many networks let questions out to their own resolver
 * only.
 */
export class AuthoritativeServer implements NameServer {
  private isAway = false;

  private constructor(
    private readonly zone: string,
    private readonly own: NameServer,
    private readonly usual: NameServer,
  ) {}

  /** The usual resolver where no server of the zone can be asked. */
  static async serverOf(place: PlaceInZones, resolver: DomainResolver): Promise<NameServer> {
    for (const zone of zonesOf(place)) {
      const own = await resolver.authoritativeFor(zone);
      if (own !== null) return new AuthoritativeServer(zone, own, resolver);
    }
    return resolver;
  }

  async ask(question: DnsQuestion): Promise<DnsAnswer> {
    if (this.isAway || !isWithin(question.name, this.zone)) return this.usual.ask(question);
    const answer = await this.own.ask(question);
    this.isAway = answer === null;
    if (this.isAway || (answer?.length === 0 && (await this.isAlias(question)))) {
      return this.usual.ask(question);
    }
    return answer;
  }

  /** Servers say no more of an alias than where it leads, which often is another zone's business. */
  private async isAlias({ type, name }: DnsQuestion): Promise<boolean> {
    if (type !== 'TXT') return false;
    return (await this.own.ask({ type: 'CNAME', name }))?.[0] !== undefined;
  }
}

/**
 * Some companies have a zone for a part of their domain: the nearest has the records. An alias is no zone, and resolvers would
 * name the servers of the one that it leads to.
 */
function zonesOf({ host, root, isAlias }: PlaceInZones): readonly string[] {
  const labels = host.split('.');
  const names = labels.map((_, index) => labels.slice(index).join('.'));
  return names.filter((name) => isWithin(name, root) && !(isAlias && name === host));
}

const isWithin = (name: string, zone: string): boolean => name === zone || name.endsWith(`.${zone}`);
