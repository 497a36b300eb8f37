import { Injectable } from '@nestjs/common';
import { Clock } from '../../../shared/domain/clock';
import { type SubdomainCode, SubdomainRefused, SubdomainTaken } from '../domain/domains.errors';
import { mayTake, parseSubdomain } from '../domain/subdomain';
import { HostChangeFeedService } from './hosts/host-change-feed.service';
import { SubdomainStore } from './ports/subdomain-store';

/** Personal subdomains: who has which, and who may have one. */
@Injectable()
export class SubdomainsService {
  constructor(
    private readonly store: SubdomainStore,
    private readonly clock: Clock,
    private readonly changes: HostChangeFeedService,
  ) {}

  /** The one that the person has now. */
  hostOf(userId: number): Promise<string | null> {
    return this.store.hostOf(userId);
  }

  /** The name that a person typed; null or empty: none. Throws `SubdomainRefused`. */
  nameIn(text: string | null): string | null {
    return text === null || text.trim() === '' ? null : parseSubdomain(text);
  }

  /** The name that a person has to give. Throws `SubdomainRefused`. */
  parse(text: string): string {
    return parseSubdomain(text);
  }

  /** Why the person cannot have this subdomain; null when they can, or have it. */
  async refusalOf(userId: number, wanted: string): Promise<SubdomainCode | null> {
    try {
      const name = parseSubdomain(wanted);
      const isFree = mayTake(await this.store.find(name), userId, this.clock.now());
      return isFree ? null : 'account.subdomain-taken';
    } catch (error) {
      if (error instanceof SubdomainRefused) return error.code as SubdomainCode;
      throw error;
    }
  }

  /** Another name that {@link nameIn} gave; null: none. Part of the caller's unit of work. Throws `SubdomainTaken`. */
  async change(userId: number, name: string | null): Promise<void> {
    const now = this.clock.now();
    if (name === null) {
      await this.store.release(userId, now);
      return;
    }
    const isFree = mayTake(await this.store.find(name), userId, now);
    if (!isFree || !(await this.store.give(name, userId, now))) throw new SubdomainTaken(name);
    await this.changes.publish(name);
  }
}
