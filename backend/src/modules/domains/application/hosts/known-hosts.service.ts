import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { ShortHostSettings } from '../../../../config/short-host-settings';
import { ANY_CHANGE } from '../../../../shared/change-feed/change-log';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import { Clock } from '../../../../shared/domain/clock';
import { OwnHosts } from '../../../../shared/own-hosts/own-hosts';
import { hostNameIn } from '../../domain/host-name';
import type { HostOwner, KnownHost } from '../../domain/known-host';
import { DomainStore } from '../ports/domain-store';
import { HostChangeFeedService } from './host-change-feed.service';

/**
 * Every host of the site and of groups, in memory: ten thousand are a few megabytes, and a host that is not among them
 * costs no query, however many strangers ask for it. Personal subdomains have names instead. What is read here is what
 * `OwnHosts` knows.
 */
@Injectable()
export class KnownHostsService implements OnApplicationBootstrap {
  private readonly known = new Map<string, KnownHost>();
  private readonly byDomain = new Map<number, KnownHost>();
  private readonly byGroup = new Map<number, Set<KnownHost>>();

  constructor(
    private readonly store: DomainStore,
    private readonly settings: ShortHostSettings,
    private readonly clock: Clock,
    private readonly unitOfWork: UnitOfWork,
    private readonly changes: HostChangeFeedService,
    private readonly ownHosts: OwnHosts,
  ) {
    changes.listen((host) => this.readAgain(host));
  }

  /** The short host that is configured joins those of the site; one that was configured before goes on serving links. */
  async onApplicationBootstrap(): Promise<void> {
    for (const each of this.settings.hosts) {
      const host = hostNameIn(each);
      if (host !== null) await this.add(host, { kind: 'site' });
    }
    await this.readAll();
  }

  /** Gives a host to a person; false when it is taken already. */
  add(host: string, owner: Exclude<HostOwner, { kind: 'person' }>): Promise<boolean> {
    return this.unitOfWork.run(async () => {
      const isNew = await this.store.addHost(host, owner, this.clock.now());
      if (isNew) await this.changes.publish(host);
      return isNew;
    });
  }

  /** @param host in lower case, without a port */
  find(host: string): KnownHost | null {
    return this.known.get(host) ?? null;
  }

  /** Hosts of a group, in no order. */
  ofGroup(groupId: number): readonly KnownHost[] {
    return [...(this.byGroup.get(groupId) ?? [])];
  }

  /** The host of a group's domain, or the one that it has given up; null for all others. */
  ofDomain(domainId: number): KnownHost | null {
    return this.byDomain.get(domainId) ?? null;
  }

  private async readAll(): Promise<void> {
    const [hosts, former] = [await this.store.hosts(), await this.store.formerHosts()];
    this.known.clear();
    this.byDomain.clear();
    this.byGroup.clear();
    for (const each of hosts) this.keep(each);
    for (const each of former) this.byDomain.set(each.domainId, each);
    this.ownHosts.replaceOthers(this.known.keys());
  }

  private keep(known: KnownHost): void {
    this.known.set(known.host, known);
    if (known.owner.kind !== 'group') return;
    this.byDomain.set(known.domainId, known);
    const { groupId } = known.owner;
    const ofGroup = this.byGroup.get(groupId) ?? new Set();
    this.byGroup.set(groupId, ofGroup.add(known));
  }

  /** Links that stand on it are shown with its name still. */
  private drop(host: string): void {
    const known = this.known.get(host);
    this.known.delete(host);
    if (known?.owner.kind !== 'group') return;
    const { groupId } = known.owner;
    const ofGroup = this.byGroup.get(groupId);
    ofGroup?.delete(known);
    if (ofGroup?.size === 0) this.byGroup.delete(groupId);
  }

  private async readAgain(host: string): Promise<void> {
    if (host === ANY_CHANGE) {
      await this.readAll();
      return;
    }
    if (!host.includes('.')) return;
    const found = await this.store.findHost(host);
    this.drop(host);
    if (found) this.keep(found);
    this.ownHosts.apply(found ? { added: [host], removed: [] } : { added: [], removed: [host] });
  }
}
