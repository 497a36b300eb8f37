import { Injectable } from '@nestjs/common';
import { PeopleNames } from '../../../../shared/people-names/people-names';
import { shownOrigin, type ShortDomain, ShortDomainsService } from '../../../domains';
import { GroupsService } from '../../../groups';
import { type Labels, LinkLabelsService } from '../../labels/application/link-labels.service';
import type { Link } from '../domain/link.entity';
import { LinkClicksService, type LinkClicks } from './link-clicks.service';

/** Who made a link. */
export interface LinkAuthor {
  readonly userId: number;
  /** Null where the person has chosen none, or is gone. */
  readonly name: string | null;
}

/** What is shown beside a link, and stored elsewhere. */
export interface SurroundingsOfLink extends Labels {
  /** Where it stands. */
  readonly domain: ShortDomain;
  readonly author: LinkAuthor;
  /** Its group shows who clicked to members alone. */
  readonly protectTrack: boolean;
  readonly clicks: LinkClicks;
}

const NO_CLICKS: LinkClicks = { total: 0, unique: 0 };

/** Looks up what is shown beside links, for as many at once as a page has. */
@Injectable()
export class LinkSurroundingsService {
  constructor(
    private readonly labels: LinkLabelsService,
    private readonly domains: ShortDomainsService,
    private readonly groups: GroupsService,
    private readonly names: PeopleNames,
    private readonly clicks: LinkClicksService,
  ) {}

  /** Of links of one group. */
  async surroundingsOf(groupId: number, links: readonly Link[]): Promise<(link: Link) => SurroundingsOfLink> {
    const ids = links.map(({ id }) => id);
    const labelsOf = await this.labels.labelsOf(ids);
    const domains = await this.domains.byId(links.map(({ domainId }) => domainId));
    const { protectTrack, ...settings } = await this.groups.settingsOf(groupId);
    const scheme = this.groups.schemeOf(settings);
    const names = await this.names.namesOf(links.map(({ creatorUserId }) => creatorUserId));
    const clicks = await this.clicks.clicksOf(ids);
    return ({ id, domainId, creatorUserId: userId }) => ({
      ...labelsOf(id),
      domain: shownIn(domains.get(domainId) ?? this.domains.shared, scheme),
      author: { userId, name: names.get(userId) ?? null },
      protectTrack,
      clicks: clicks.get(id) ?? NO_CLICKS,
    });
  }
}

const shownIn = (domain: ShortDomain, scheme: 'https' | 'http'): ShortDomain => ({
  ...domain,
  origin: shownOrigin(domain.origin, scheme),
});
