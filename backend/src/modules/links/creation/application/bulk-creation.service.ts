import { Injectable } from '@nestjs/common';
import type { Member } from '../../../../shared/domain/actor';
import { DomainError } from '../../../../shared/domain/domain-error';
import { DomainsOfLinks, ShortDomains } from '../../../domains';
import { SHARED_DOMAIN } from '../../core/domain/link.entity';
import { SlugTaken } from '../../core/domain/links.errors';
import { shortUrlOf } from '../../core/domain/short-url';
import type { CreateLinkInput } from '../domain/create-link-input';
import { BatchSlugs } from './batch-slugs.service';
import { attempt } from './link-placing.service';
import { MakeLinks } from './make-links.service';
import type { NewLink } from './new-link';

/** A link that can be made. */
export interface PossibleLink {
  /** Where it is to lead, as it is stored. */
  readonly url: string;
  /** In the form that is stored; null for a random one. */
  readonly slug: string | null;
}

export interface BulkLink {
  readonly linkId: number;
  readonly shortUrl: string;
}

/** Making links of files, as other modules see it: what would come of each, and making them. */
@Injectable()
export class BulkCreation {
  constructor(
    private readonly making: MakeLinks,
    private readonly slugs: BatchSlugs,
    private readonly domains: ShortDomains,
    private readonly domainsOfLinks: DomainsOfLinks,
  ) {}

  /** What would come of each now; stores nothing, and asks nobody about the addresses. */
  async judge(
    creator: Member,
    inputs: readonly CreateLinkInput[],
  ): Promise<readonly (PossibleLink | DomainError)[]> {
    const read = await this.making.read(creator, inputs);
    const hosts = new Set(read.flatMap((each) => (each instanceof DomainError ? [] : [each.domain])));
    const refusals = new Map<string | undefined, DomainError>();
    const taken = new Map<string | undefined, ReadonlySet<string>>();
    for (const host of hosts) {
      const domainId = await attempt(async () =>
        host === undefined ? SHARED_DOMAIN : this.domains.idFor(creator, host),
      );
      if (domainId instanceof DomainError) refusals.set(host, domainId);
      else taken.set(host, await this.slugs.taken(slugsOn(host, read), domainId));
    }
    return read.map((each) => {
      if (each instanceof DomainError) return each;
      const { url, wished: slug = null, domain } = each;
      const refusal = refusals.get(domain);
      if (refusal) return refusal;
      return slug !== null && taken.get(domain)?.has(slug) === true ? new SlugTaken(slug) : { url, slug };
    });
  }

  /**
   * Makes those that can be made. Part of the unit of work of whoever holds the group, who takes them from what the plan
   * allows.
   */
  async make(
    creator: Member,
    inputs: readonly CreateLinkInput[],
  ): Promise<readonly (BulkLink | DomainError)[]> {
    const made = await this.making.make(creator, inputs);
    const domainOf = await this.domainsOfLinks.ofAll(
      made.flatMap((each) => (each instanceof DomainError ? [] : [each])),
    );
    return made.map((each) =>
      each instanceof DomainError
        ? each
        : { linkId: each.id, shortUrl: shortUrlOf(domainOf(each).origin, each.slug) },
    );
  }
}

const slugsOn = (host: string | undefined, read: readonly (NewLink | DomainError)[]): readonly string[] => [
  ...new Set(
    read.flatMap((each) => (each instanceof DomainError || each.domain !== host ? [] : (each.wished ?? []))),
  ),
];
