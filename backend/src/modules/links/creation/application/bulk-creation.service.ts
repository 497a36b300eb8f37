import { Injectable } from '@nestjs/common';
import type { Member } from '../../../../shared/domain/actor';
import { DomainError } from '../../../../shared/domain/domain-error';
import { DomainsOfLinksService, ShortDomainsService } from '../../../domains';
import { SlugTaken } from '../../core/domain/links.errors';
import { shortUrlOf } from '../../core/domain/short-url';
import type { CreateLinkInput } from '../domain/create-link-input';
import { slugPlaceKey, type SlugPlace } from '../domain/new-slugs';
import { attempt } from './attempt';
import { CreateLinksService } from './create-links.service';
import { LinkSlugsService } from './link-slugs.service';
import type { NewLink } from './new-link';
import { NewLinkRulesService } from './new-link-rules.service';

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
export class BulkCreationService {
  constructor(
    private readonly rules: NewLinkRulesService,
    private readonly createLinks: CreateLinksService,
    private readonly slugs: LinkSlugsService,
    private readonly domains: ShortDomainsService,
    private readonly domainsOfLinks: DomainsOfLinksService,
  ) {}

  /** What would come of each now; stores nothing, and asks no service about the addresses. */
  async judge(
    creator: Member,
    inputs: readonly CreateLinkInput[],
  ): Promise<readonly (PossibleLink | DomainError)[]> {
    const read = await this.rules.readEach(creator, 'import', inputs);
    const domainIds = await this.domainIdsOf(creator, read);
    const placeOf = ({ wished: slug, host, domainId }: NewLink): SlugPlace | DomainError | null => {
      const id = host === undefined ? domainId : (domainIds.get(host) ?? domainId);
      if (id instanceof DomainError) return id;
      return slug === undefined ? null : { domainId: id, slug };
    };
    const places = read.map((each) => (each instanceof DomainError ? each : placeOf(each)));
    const wished = places.flatMap((each) => (each === null || each instanceof DomainError ? [] : each));
    const taken = new Set((await this.slugs.takenAmong(wished)).map(slugPlaceKey));
    return read.map((each, index) => {
      const place = places[index] ?? null;
      if (each instanceof DomainError) return each;
      if (place instanceof DomainError) return place;
      if (place && taken.has(slugPlaceKey(place))) return new SlugTaken(place.slug);
      return { url: each.url, slug: place?.slug ?? null };
    });
  }

  /**
   * Makes those that can be made. Part of the unit of work that holds the group, whose caller takes them from what the plan
   * allows.
   */
  async make(
    creator: Member,
    inputs: readonly CreateLinkInput[],
  ): Promise<readonly (BulkLink | DomainError)[]> {
    const made = await this.createLinks.create(creator, 'import', inputs);
    const domainOf = await this.domainsOfLinks.ofAll(
      made.flatMap((each) => (each instanceof DomainError ? [] : [each])),
    );
    return made.map((each) =>
      each instanceof DomainError
        ? each
        : { linkId: each.id, shortUrl: shortUrlOf(domainOf(each).origin, each.slug) },
    );
  }

  /** Numbers of the hosts that links name, or why the creator may not use them. */
  private async domainIdsOf(
    creator: Member,
    read: readonly (NewLink | DomainError)[],
  ): Promise<ReadonlyMap<string, number | DomainError>> {
    const ids = new Map<string, number | DomainError>();
    for (const each of read) {
      if (each instanceof DomainError || each.host === undefined || ids.has(each.host)) continue;
      const { host } = each;
      ids.set(host, await attempt(() => this.domains.idFor(creator, host)));
    }
    return ids;
  }
}
