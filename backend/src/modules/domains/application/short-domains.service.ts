import { Injectable } from '@nestjs/common';
import { WebSettings } from '../../../config/web-settings';
import type { Member } from '../../../shared/domain/actor';
import { Clock } from '../../../shared/domain/clock';
import { SHARED_DOMAIN } from '../../../shared/domain/shared-domain';
import { DomainDoesNotExist, DomainUnknown } from '../domain/domains.errors';
import { hostNameIn, namesBelow } from '../domain/host-name';
import type { KnownHost } from '../domain/known-host';
import { HostChangeFeedService } from './hosts/host-change-feed.service';
import { KnownHostsService } from './hosts/known-hosts.service';
import { DomainStore } from './ports/domain-store';
import { SubdomainStore } from './ports/subdomain-store';

/** Where short links stand. */
export interface ShortDomain {
  readonly kind: 'regular' | 'subdomain' | 'bsd';
  /** As addresses show it, with the port if there is one. */
  readonly host: string;
  /** Scheme and host. */
  readonly origin: string;
}

type Person = Pick<Member, 'userId' | 'groupId'>;

/** The domains that short links stand on: the shared one, and people's subdomains. */
@Injectable()
export class ShortDomainsService {
  readonly shared: ShortDomain;
  private readonly nameBelow: (host: string) => string | null;

  constructor(
    private readonly store: DomainStore,
    private readonly subdomains: SubdomainStore,
    private readonly web: WebSettings,
    private readonly clock: Clock,
    private readonly hosts: KnownHostsService,
    private readonly changes: HostChangeFeedService,
  ) {
    this.shared = { kind: 'regular', host: new URL(web.shortOrigin).host, origin: web.shortOrigin };
    this.nameBelow = namesBelow(web.subdomainRoot);
  }

  /** Where a member may put links: the shared domain, their subdomain, then their group's domains by name. */
  async choicesOf(person: Person): Promise<readonly ShortDomain[]> {
    const name = await this.subdomains.hostOf(person.userId);
    const own = name === null ? [] : [this.named(name)];
    return [this.shared, ...own, ...this.brandsOf(person).map((known) => this.shown(known))];
  }

  /** The number of a domain that a member may put links on. Part of the caller's unit of work. Throws `DomainUnknown`. */
  async idFor(person: Person, host: string): Promise<number> {
    if (this.isShared(host)) return SHARED_DOMAIN;
    const brand = this.brandsOf(person).find((known) => known.host === hostNameIn(host));
    if (brand) return brand.domainId;
    const name = this.nameBelow(host);
    if (name === null || name !== (await this.subdomains.hostOf(person.userId))) throw new DomainUnknown();
    return (await this.store.idOf(person.userId)) ?? this.open(person.userId, name);
  }

  /** Where new links of a member stand unless they say otherwise: as they chose, else as their group's admins did. */
  async defaultIdOf(person: Person): Promise<number> {
    const chosen = await this.store.defaultOf(person);
    if (chosen !== null && (await this.mayUse(person, chosen))) return chosen;
    return this.brandsOf(person).find(({ isDefault }) => isDefault)?.domainId ?? SHARED_DOMAIN;
  }

  /** Lets new links of a member stand on this domain. Part of the caller's unit of work. Throws `DomainUnknown`. */
  async setDefault(person: Person, host: string): Promise<void> {
    await this.store.setDefault(person, await this.idFor(person, host));
  }

  /** The caller's own subdomain by its host, and its number once it is open. Throws `DomainDoesNotExist` for all others. */
  async own({ userId }: Person, host: string): Promise<{ domain: ShortDomain; id: number | null }> {
    const name = this.nameBelow(host);
    if (name === null || name !== (await this.subdomains.hostOf(userId))) throw new DomainDoesNotExist();
    return { domain: this.named(name), id: await this.store.idOf(userId) };
  }

  /** The number of a person's subdomain; null when no link ever stood there. */
  ofPerson(userId: number): Promise<number | null> {
    return this.store.idOf(userId);
  }

  /** Whether a member may put links on a domain. */
  async mayUse(person: Person, id: number): Promise<boolean> {
    if (id === SHARED_DOMAIN || this.brandsOf(person).some(({ domainId }) => domainId === id)) return true;
    const { userId } = person;
    return (await this.store.idOf(userId)) === id && (await this.subdomains.hostOf(userId)) !== null;
  }

  /** The number of whichever domain has this host, or had it; null when no link ever stood there. */
  async idOf(host: string): Promise<number | null> {
    if (this.isShared(host)) return SHARED_DOMAIN;
    const name = this.nameBelow(host);
    if (name !== null) return this.idOfName(name);
    return this.hosts.find(hostNameIn(host) ?? '')?.domainId ?? null;
  }

  /** The same, of what stands before {@link WebSettings.subdomainRoot}. */
  async idOfName(name: string): Promise<number | null> {
    const userId = await this.subdomains.ownerOf(name);
    return userId === null ? null : this.store.idOf(userId);
  }

  /** The personal subdomain with this name before {@link WebSettings.subdomainRoot}, of any person. */
  named(name: string): ShortDomain {
    const host = `${name}.${this.web.subdomainRoot}`;
    return { kind: 'subdomain', host, origin: `${new URL(this.web.shortOrigin).protocol}//${host}` };
  }

  /** The domain of a group's host; the shared one for all others. */
  shown(known: KnownHost | null): ShortDomain {
    if (known?.owner.kind !== 'group') return this.shared;
    const { host } = known;
    return { kind: 'bsd', host, origin: `${new URL(this.web.shortOrigin).protocol}//${host}` };
  }

  /** What these are called now. A person who is gone has left no name, and the shared one stands in for it. */
  async byId(ids: Iterable<number>): Promise<ReadonlyMap<number, ShortDomain>> {
    const wanted = [...new Set(ids)];
    const people = await this.store.peopleOf(wanted.filter((id) => id !== SHARED_DOMAIN));
    const names = await this.subdomains.namesOf([...people.values()]);
    return new Map(
      wanted.map((id) => {
        const name = names.get(people.get(id) ?? 0);
        return [id, name === undefined ? this.shown(this.hosts.ofDomain(id)) : this.named(name)];
      }),
    );
  }

  /** What it is called now. */
  async domainWith(id: number): Promise<ShortDomain> {
    return id === SHARED_DOMAIN ? this.shared : ((await this.byId([id])).get(id) ?? this.shared);
  }

  private async open(userId: number, name: string): Promise<number> {
    const domainId = await this.store.ensure(userId, this.clock.now());
    await this.subdomains.keep(userId);
    await this.changes.publish(name);
    return domainId;
  }

  /** Domains of the group acted in that take new links. */
  private brandsOf({ groupId }: Person): readonly KnownHost[] {
    return this.hosts
      .ofGroup(groupId)
      .filter(({ service }) => service === 'open')
      .toSorted((one, other) => (one.host < other.host ? -1 : 1));
  }

  private isShared(host: string): boolean {
    return host.toLowerCase() === this.shared.host;
  }
}
