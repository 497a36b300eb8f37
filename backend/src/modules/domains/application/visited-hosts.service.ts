import { Injectable } from '@nestjs/common';
import { WebSettings } from '../../../config/settings';
import { DatabasePatience } from '../../../shared/database/database-patience';
import { isSubdomain } from '../../../shared/domain/subdomain-name';
import { EventBus } from '../../../shared/events/event-bus';
import { Remembered } from '../../../shared/remembered';
import { namesBelow } from '../domain/host-name';
import type { DomainOpened } from '../events';
import { type ShortDomain, ShortDomains } from './short-domains.service';

const MOST_HOSTS = 50_000;
/** A name is its domain's for as long as there is a person behind it. */
const KNOWN_MS = 60_000;
/** Where news of the first link on a subdomain did not get, somebody may have looked before. */
const UNKNOWN_MS = 2_000;

/** Tells by the host of a visit which domain it is of. `now` is in milliseconds of a steady clock. */
@Injectable()
export class VisitedHosts {
  private readonly known: Remembered<number | null>;
  private readonly ownHosts: ReadonlySet<string>;
  private readonly sharedHost: string;
  private readonly nameBelow: (host: string) => string | null;

  constructor(
    private readonly domains: ShortDomains,
    web: WebSettings,
    { visitMs }: DatabasePatience,
    events: EventBus,
  ) {
    this.known = new Remembered({
      most: MOST_HOSTS,
      deadlineMs: visitMs,
      keptMs: (id) => (id === null ? UNKNOWN_MS : KNOWN_MS),
    });
    events.on<DomainOpened>('domains.domain-opened', () => {
      this.known.forgetAll();
    });
    this.ownHosts = web.ownHosts;
    this.sharedHost = domains.shared.host;
    this.nameBelow = namesBelow(web.subdomainRoot);
  }

  /** What a personal subdomain could be called by whose host somebody asks; null for every other host. */
  nameIn(host: string | undefined): string | null {
    if (host === undefined || host === this.sharedHost || this.ownHosts.has(host)) return null;
    const name = this.nameBelow(host);
    return name !== null && isSubdomain(name) ? name : null;
  }

  /** The domain of a host, by the name that we give it: whoever asks may write that in many ways. */
  domainIn(host: string | undefined): ShortDomain {
    const name = this.nameIn(host);
    return name === null ? this.domains.shared : this.domains.named(name);
  }

  /** Without waiting: the domain's number, null when there is none, undefined when it must be looked up. */
  atHand(name: string, now: number): number | null | undefined {
    return this.known.atHand(name, now);
  }

  /** Asks the database once for all who ask; when it is away, what was known before is the answer. Throws what it says. */
  lookUp(name: string, now: number): Promise<number | null> {
    return this.known.ask(name, now, () => this.domains.idOfName(name));
  }
}
