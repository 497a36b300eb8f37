import { Injectable } from '@nestjs/common';
import { WebSettings } from '../../../config/web-settings';
import { ANY_CHANGE } from '../../../shared/change-feed/change-log';
import { DatabaseTimeouts } from '../../../shared/database/database-timeouts';
import { SHARED_DOMAIN } from '../../../shared/domain/shared-domain';
import { isSubdomain } from '../../../shared/domain/subdomain-name';
import { EventBus } from '../../../shared/events/event-bus';
import { Remembered } from '../../../shared/remembered';
import { hostNameIn, isDirectHost, isLoopbackHost, namesBelow } from '../domain/host-name';
import type { HostChanged } from '../events';
import type { KnownHost } from '../domain/known-host';
import { KnownHostsService } from './hosts/known-hosts.service';
import { type ShortDomain, ShortDomainsService } from './short-domains.service';

const MAX_NAMES = 50_000;
/** A name is its domain's for as long as there is a person behind it. */
const KNOWN_MS = 60_000;
/** A visitor may look just before the first link is put on a subdomain. */
const UNKNOWN_MS = 2_000;

/**
 * The number of a domain; null below the root of personal subdomains, where none is; `stranger` for hosts that are
 * free, and `suspended` for those that were taken down.
 */
export type VisitedHost = number | null | 'stranger' | 'suspended';

function visitedAs({ service, domainId }: KnownHost): VisitedHost {
  if (service === 'suspended') return 'suspended';
  return service === 'closed' ? 'stranger' : domainId;
}

/** Looks up which domain a visit is of by its host. `now` is in milliseconds of a steady clock. */
@Injectable()
export class VisitedHostsService {
  private readonly names: Remembered<number | null>;
  private readonly siteHosts: ReadonlySet<string>;
  private readonly appHosts: ReadonlySet<string>;
  private readonly nameBelow: (host: string) => string | null;

  constructor(
    private readonly domains: ShortDomainsService,
    private readonly hosts: KnownHostsService,
    web: WebSettings,
    { visitMs }: DatabaseTimeouts,
    events: EventBus,
  ) {
    this.names = new Remembered({
      most: MAX_NAMES,
      deadlineMs: visitMs,
      keptMs: (id) => (id === null ? UNKNOWN_MS : KNOWN_MS),
    });
    events.on<HostChanged>('domains.host-changed', ({ change: host }) => {
      if (host === ANY_CHANGE) this.names.forgetAll();
      else this.names.forget(host);
    });
    this.siteHosts = web.siteHosts;
    const app = new URL(web.appOrigin);
    this.appHosts = new Set([app.host, app.hostname]);
    this.nameBelow = namesBelow(web.subdomainRoot);
  }

  /** By the name that we give it: callers may write a host in many ways. */
  domainIn(host: string | undefined): ShortDomain {
    if (host === undefined || this.siteHosts.has(host)) return this.domains.shared;
    const name = this.nameIn(host);
    return name === null ? this.domains.shown(this.knownAs(host)) : this.domains.named(name);
  }

  /** Whether the application and the API are there: at the origin of the application, and for this machine itself. */
  hasApplication(host = ''): boolean {
    if (this.appHosts.has(host) || isLoopbackHost(host)) return true;
    const name = hostNameIn(host);
    return name !== null && this.appHosts.has(name);
  }

  /** Without waiting; undefined when it must be looked up. */
  atHand(host: string | undefined, now: number): VisitedHost | undefined {
    if (host === undefined || this.siteHosts.has(host)) return SHARED_DOMAIN;
    const name = this.nameIn(host);
    if (name !== null) return this.names.atHand(name, now);
    const known = this.knownAs(host);
    if (known) return visitedAs(known);
    return isDirectHost(host) || this.isSite(host) ? SHARED_DOMAIN : 'stranger';
  }

  /** Asks the database once for all who ask; when it is away, what was known before is the answer. Throws what it says. */
  async lookUp(host: string | undefined, now: number): Promise<VisitedHost> {
    const known = this.atHand(host, now);
    const name = host === undefined ? null : this.nameIn(host);
    if (known !== undefined || name === null) return known ?? null;
    return this.names.ask(name, now, () => this.domains.idOfName(name));
  }

  private nameIn(host: string): string | null {
    const name = this.nameBelow(host);
    return name !== null && isSubdomain(name) && !this.isSite(host) ? name : null;
  }

  private isSite(host: string): boolean {
    const name = hostNameIn(host);
    return name !== null && this.siteHosts.has(name);
  }

  private knownAs(host: string) {
    const name = hostNameIn(host);
    return name === null ? null : this.hosts.find(name);
  }
}
