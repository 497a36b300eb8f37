import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../../shared/domain/actor';
import { type AnalyticsReach, Plans } from '../../../billing';
import { Groups } from '../../../groups';
import { type LinkName, LinkDirectory, type LinkSnapshot, type ReadLink } from '../../../links';
import { type HidingReason, hidingReason, type ReaderStanding } from '../domain/report-visibility';

/** What runs through all groups is shown for three years, whoever pays for it. */
export const SITE_REACH: AnalyticsReach = { days: 3 * 366, liftedBy: null };

/** A link in the eyes of somebody who reads its analytics. */
export interface LinkInView {
  readonly link: LinkSnapshot;
  readonly standing: ReaderStanding;
  /** Why some breakdowns are not shown; null when all are. */
  readonly hiding: HidingReason | null;
  readonly reach: AnalyticsReach;
}

/** Finds out what somebody may know of a link's clicks, and how far back. */
@Injectable()
export class LinkReading {
  constructor(
    private readonly links: LinkDirectory,
    private readonly groups: Groups,
    private readonly plans: Plans,
  ) {}

  /** Throws `LinkDoesNotExist`, `LinkDeleted`. */
  async of(actor: Actor, name: LinkName): Promise<LinkInView> {
    const found = await this.links.readBy(actor, name);
    const { link, reader } = found;
    const standing = await this.standingOf(actor, found);
    const reach = reader === 'siteAdmin' ? SITE_REACH : await this.plans.analyticsReachOf(link.groupId);
    return { link, standing, hiding: hidingReason(standing), reach };
  }

  private async standingOf(actor: Actor, { link, reader }: ReadLink): Promise<ReaderStanding> {
    const isMember = actor.kind !== 'guest';
    const isOfReadersGroup = isMember && reader === 'holder';
    return {
      isAdmin: isMember && (actor.isSiteAdmin || (isOfReadersGroup && actor.groupLevel === 2)),
      isAuthorKnown: link.userId !== 0,
      // No plan limits clicks.
      isClickLimitReached: false,
      isProtected: link.groupId > 0 && (await this.groups.settingsOf(link.groupId)).protectTrack,
      isOfReadersGroup,
      isSignedIn: isMember,
    };
  }
}
