import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../../shared/domain/actor';
import { type AnalyticsReach, GroupClicksService, PlansService } from '../../../billing';
import { PeopleNames } from '../../../../shared/people-names/people-names';
import { GroupsService } from '../../../groups';
import { type LinkReference, LinkDirectoryService, type LinkSnapshot, type ReadLink } from '../../../links';
import { type HidingReason, hidingReason, type ReaderRights } from '../domain/report-visibility';

/** What runs through all groups is shown for three years, under any plan. */
export const SITE_REACH: AnalyticsReach = { days: 3 * 366, liftedBy: null };

/** A link as a reader of its analytics sees it. */
export interface LinkInView {
  readonly link: LinkSnapshot;
  readonly rights: ReaderRights;
  /** Why some breakdowns are not shown; null when all are. */
  readonly hiding: HidingReason | null;
  readonly reach: AnalyticsReach;
  /** Who made it, where its group tells everybody who sees its analytics; null otherwise. */
  readonly authorName: string | null;
}

/** Finds out what a reader may know of a link's clicks, and how far back. */
@Injectable()
export class LinkReadingService {
  constructor(
    private readonly links: LinkDirectoryService,
    private readonly groups: GroupsService,
    private readonly plans: PlansService,
    private readonly clicks: GroupClicksService,
    private readonly names: PeopleNames,
  ) {}

  /** Throws `LinkDoesNotExist`, `LinkDeleted`. */
  async linkInView(actor: Actor, name: LinkReference): Promise<LinkInView> {
    const found = await this.links.readBy(actor, name);
    const { link, reader } = found;
    const group = link.groupId > 0 ? await this.groups.settingsOf(link.groupId) : null;
    const rights = rightsOf(actor, found, {
      isProtected: group?.protectTrack === true,
      isClickLimitReached: await this.clicks.isLimitReached(link.groupId),
    });
    const authorName = group?.defaults.showAuthor === true ? await this.nameOf(link.userId) : null;
    const reach = reader === 'siteAdmin' ? SITE_REACH : await this.plans.analyticsReachOf(link.groupId);
    return { link, rights, hiding: hidingReason(rights), reach, authorName };
  }

  private async nameOf(userId: number): Promise<string | null> {
    return (await this.names.namesOf([userId])).get(userId) ?? null;
  }
}

type GroupVisibility = Pick<ReaderRights, 'isClickLimitReached' | 'isProtected'>;

function rightsOf(actor: Actor, { link, reader }: ReadLink, ofGroup: GroupVisibility): ReaderRights {
  const isMember = actor.kind !== 'guest';
  const isOfReadersGroup = isMember && reader === 'holder';
  return {
    isAdmin: isMember && (actor.isSiteAdmin || (isOfReadersGroup && actor.groupLevel === 2)),
    isAuthorKnown: link.userId !== 0,
    ...ofGroup,
    isOfReadersGroup,
    isSignedIn: isMember,
  };
}
