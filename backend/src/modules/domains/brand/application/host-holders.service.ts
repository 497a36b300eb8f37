import { Injectable } from '@nestjs/common';
import type { BrandDomain } from '../domain/brand-domain.entity';
import { BrandDomainStore } from './ports/brand-domain-store';

/** A group's domain, or its claim to one, as those who run the site see it. */
export interface DomainInQuestion extends Pick<
  BrandDomain,
  'id' | 'host' | 'groupId' | 'state' | 'suspension'
> {
  /** It was verified once: its links are on the host. Others have claims alone. */
  readonly isHolder: boolean;
}

/** Groups can have claims to one host without end. */
const MAX_CLAIMS = 20;

export const domainInQuestion = (domain: BrandDomain): DomainInQuestion => {
  const { id, host, groupId, state, suspension, domainId } = domain;
  return { id, host, groupId, state, suspension, isHolder: domainId !== null };
};

/** Which groups have hosts, or want them. */
@Injectable()
export class HostHoldersService {
  constructor(private readonly store: BrandDomainStore) {}

  /** Null when it is no group's. */
  async groupOf(host: string): Promise<number | null> {
    return (await this.store.holderOf(host))?.groupId ?? null;
  }

  /** All groups' that have not ended, oldest first; at most {@link MAX_CLAIMS}. */
  async claimsTo(host: string): Promise<DomainInQuestion[]> {
    return (await this.store.liveClaimsTo(host, MAX_CLAIMS)).map(domainInQuestion);
  }
}
