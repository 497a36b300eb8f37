import { Injectable } from '@nestjs/common';
import { DomainsOfLinksService } from '../../../domains';
import { TagDoesNotExist } from '../../labels/domain/labels.errors';
import { arrivingUtm, type LinkUtm } from '../../core/domain/link-utm';
import { shortUrlOf } from '../../core/domain/short-url';
import { LinkFinder } from './ports/link-finder';
import { TagRepository } from '../../labels/application/ports/tag-repository';

/** A link as a line of a report. */
export interface ReportedLink {
  readonly linkId: number;
  /** The slug, decoded. */
  readonly encodeId: string;
  /** Host of its short domain. */
  readonly domain: string;
  readonly shortUrl: string;
  /** Its own, else its page's; null when neither is known. */
  readonly title: string | null;
  /** Who has it now; -1 once it is gone for good. */
  readonly groupId: number;
}

/** Links with one tag. */
export interface TaggedLinks {
  /** What the tag is called. */
  readonly tag: string;
  /** At most 1000, those that were clicked last. */
  readonly linkIds: readonly number[];
  /** How many there are. */
  readonly count: number;
}

/** A tag's links stand for it in reports: however many there are, those that were clicked last. */
const MAX_TAGGED = 1_000;

/** Links by their numbers, for reports of many of them. */
@Injectable()
export class LinksInReportService {
  constructor(
    private readonly finder: LinkFinder,
    private readonly tags: TagRepository,
    private readonly domains: DomainsOfLinksService,
  ) {}

  /** Live links of the group with the tag. Throws `TagDoesNotExist` also for a tag of another group. */
  async tagged(groupId: number, tagId: number): Promise<TaggedLinks> {
    const tag = await this.tags.find(groupId, tagId);
    if (!tag) throw new TagDoesNotExist();
    const linkIds = await this.tags.lastClickedWith(groupId, tagId, MAX_TAGGED);
    const isAll = linkIds.length < MAX_TAGGED;
    const count = isAll ? linkIds.length : await this.tags.countOfLinks(groupId, tagId);
    return { tag: tag.value, linkIds, count };
  }

  /** Campaign parameters with which visitors of these links arrive, at most 1000 links; only of those that the group has now. */
  async utmOf(groupId: number, linkIds: readonly number[]): Promise<ReadonlyMap<number, LinkUtm>> {
    if (linkIds.length === 0) return new Map();
    const found = await this.finder.campaigns(groupId, linkIds);
    return new Map([...found].map(([linkId, fields]) => [linkId, arrivingUtm(fields)]));
  }

  /** In no order; without those that do not exist. */
  async named(linkIds: readonly number[]): Promise<readonly ReportedLink[]> {
    const links = linkIds.length === 0 ? [] : await this.finder.load(linkIds);
    const domainOf = await this.domains.ofAll(links);
    return links.map((link) => {
      const { id, slug, title, pageTitle, groupId } = link;
      const { host, origin } = domainOf(link);
      const shortUrl = shortUrlOf(origin, slug);
      return { linkId: id, encodeId: slug, domain: host, shortUrl, title: title ?? pageTitle, groupId };
    });
  }
}
