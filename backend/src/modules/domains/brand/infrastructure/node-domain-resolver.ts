import type { DnsSettings } from '../../../../config/dns-settings';
import { DnsClient } from '../../../../shared/dns/dns-client';
import { DomainResolver, type NameServer } from '../application/ports/domain-resolver';
import type { DnsAnswer, DnsQuestion } from '../domain/dns-answer';
import { DnsNameServer } from './dns-name-server';
import { type DnsNetwork, INTERNET_DNS } from './dns-network';

/** A domain has two to eight name servers; one that answers is enough. */
const MAX_SERVERS_RESOLVED = 2;

/** Node's resolver, with the servers of the settings and, for one zone at a time, the zone's own. */
export class NodeDomainResolver extends DomainResolver {
  private readonly server: NameServer;

  constructor(
    { servers }: DnsSettings,
    private readonly network: DnsNetwork = INTERNET_DNS,
  ) {
    super();
    this.server = new DnsNameServer(new DnsClient(servers, network.limits));
  }

  ask(question: DnsQuestion): Promise<DnsAnswer> {
    return this.server.ask(question);
  }

  async authoritativeFor(zone: string): Promise<NameServer | null> {
    const names = (await this.ask({ type: 'NS', name: zone })) ?? [];
    const asked = names.slice(0, MAX_SERVERS_RESOLVED).map((name) => this.ask({ type: 'A', name }));
    const addresses = (await Promise.all(asked)).flatMap((answer) => answer?.slice(0, 1) ?? []);
    const open = addresses.filter((address) => this.network.isOpen(address));
    if (open.length === 0) return null;
    const { authoritativePort, limits } = this.network;
    const servers = open.map((address) => `${address}:${authoritativePort}`);
    return new DnsNameServer(new DnsClient(servers, limits));
  }
}
