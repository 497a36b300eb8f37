import { Injectable } from '@nestjs/common';
import type { Member } from '../../../../shared/domain/actor';
import { OwnHosts } from '../../../../shared/own-hosts/own-hosts';
import { DomainsOfLinksService, type ShortDomain, VisitedHostsService } from '../../../domains';
import { canSeeCounts } from '../domain/link-access';
import type { Link } from '../domain/link.entity';
import type { LinkDisabling, LinkWarning } from '../domain/link-findings';
import { LinkDoesNotExist } from '../domain/links.errors';
import { readShortAddress, type ShortAddress } from '../domain/short-address';
import { shortUrlOf } from '../domain/short-url';
import { forgivingSlugs, readVisitedPath } from '../domain/visited-path';
import { editable } from './editable-links.service';
import { type LinkReference, LinkPlacesService } from './link-places.service';
import { LinkRepository } from './ports/link-repository';

/** A link that is under suspicion. */
export interface LinkInQuestion {
  readonly linkId: number;
  /** The slug, decoded. */
  readonly encodeId: string;
  readonly shortUrl: string;
  /** Host of the short address. */
  readonly domain: string;
  /** Where it leads; empty once it is gone for good. */
  readonly url: string;
  /** 0: a guest's. */
  readonly groupId: number;
  /** Who made it; 0: a guest. */
  readonly creatorUserId: number;
  /** The browser that a guest made it in; null for members' and for claimed ones. */
  readonly browserUuid: string | null;
  readonly createdAt: Date;
  readonly isTrashed: boolean;
  readonly warning: LinkWarning | null;
  readonly disabledFor: LinkDisabling | null;
}

/** Finds links for those who judge them, and for those who are judged. */
@Injectable()
export class LinksInQuestionService {
  constructor(
    private readonly links: LinkRepository,
    private readonly places: LinkPlacesService,
    private readonly domains: DomainsOfLinksService,
    private readonly hosts: VisitedHostsService,
    private readonly ownHosts: OwnHosts,
  ) {}

  /** Whether or not there is a link. Throws `AddressRefused` for what is no address of ours. */
  readAddress(text: string): ShortAddress {
    return readShortAddress(text, this.ownHosts);
  }

  /** The link that a visitor would get to; null when there is none. */
  async byAddress({ host, path }: ShortAddress): Promise<LinkInQuestion | null> {
    const visited = readVisitedPath(path);
    const domainId = await this.hosts.lookUp(host, performance.now());
    if (visited === null || typeof domainId !== 'number') return null;
    for (const slug of [visited.slug, ...forgivingSlugs(visited.slug)]) {
      const link = await this.links.findBySlug(domainId, slug);
      if (link) return this.shown(link);
    }
    return null;
  }

  /** At most a few hundred; those that were never there are left out. */
  async byIds(linkIds: readonly number[]): Promise<ReadonlyMap<number, LinkInQuestion>> {
    const links = await this.links.findByIds(linkIds);
    const domainOf = await this.domains.ofAll(links);
    return new Map(links.map((link) => [link.id, inQuestion(link, domainOf(link))]));
  }

  /** Anybody's, as those who run the site name it: on the shared domain unless they name another. Throws `LinkDoesNotExist`. */
  async ofAnybody({ slug, domain }: Omit<LinkReference, 'groupId'>): Promise<LinkInQuestion> {
    const link = await this.named({ slug, groupId: 0, ...(domain === undefined ? {} : { domain }) });
    if (!link || link.url === '') throw new LinkDoesNotExist();
    return this.shown(link);
  }

  /** One of the group acted in. Throws `LinkDoesNotExist`. */
  async ofGroup(member: Member, name: LinkReference): Promise<LinkInQuestion> {
    const link = await this.named(name);
    if (!link || !canSeeCounts(member, link)) throw new LinkDoesNotExist();
    return this.shown(link);
  }

  /** One that the member may change. Throws `LinkDoesNotExist`, `NotAllowed`, `LinkDeleted`. */
  async changeableBy(member: Member, name: LinkReference): Promise<LinkInQuestion> {
    return this.shown(editable(member, await this.named(name)));
  }

  private async named(name: LinkReference): Promise<Link | null> {
    const { domainId, slug } = await this.places.placeOf(name);
    return this.links.findBySlug(domainId, slug);
  }

  private async shown(link: Link): Promise<LinkInQuestion> {
    return inQuestion(link, await this.domains.domainOf(link));
  }
}

const inQuestion = (link: Link, { origin, host }: ShortDomain): LinkInQuestion => ({
  linkId: link.id,
  encodeId: link.slug,
  shortUrl: shortUrlOf(origin, link.slug),
  domain: host,
  url: link.url,
  groupId: link.groupId,
  creatorUserId: link.creatorUserId,
  browserUuid: link.browserUuid,
  createdAt: link.createdAt,
  isTrashed: link.isTrashed,
  warning: link.warning,
  disabledFor: link.disabledFor,
});
