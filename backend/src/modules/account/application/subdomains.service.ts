import { Injectable } from '@nestjs/common';
import { SubdomainStore } from './ports/subdomain-store';

/** Personal subdomains as those see them who let links stand on them. */
@Injectable()
export class Subdomains {
  constructor(private readonly store: SubdomainStore) {}

  /** The one that the person has now. */
  of(userId: number): Promise<string | null> {
    return this.store.of(userId);
  }

  /** Whoever has it or had it last; null for nobody, and for people who are gone. */
  ownerOf(name: string): Promise<number | null> {
    return this.store.ownerOf(name);
  }

  /** What each has now, or had last. */
  namesOf(userIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
    return this.store.namesOf(userIds);
  }

  /** Links stand there now: none of the person's names goes to anybody else while there is this person. */
  keep(userId: number): Promise<void> {
    return this.store.keep(userId);
  }
}
