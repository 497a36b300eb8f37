import type { Actor, Member } from '../../../../shared/domain/actor';
import type { Link } from './link.entity';

/** What creation handed out, with its signature already checked: its holder has made that one link. */
export interface LinkClaim {
  readonly domainId: number;
  readonly slug: string;
}

/**
 * Members see the counts of their group's links; a guest those of the links made in the same browser, as
 * long as no group has taken them over.
 */
export function canSeeCounts(actor: Actor, link: Pick<Link, 'groupId' | 'browserUuid'>): boolean {
  if (link.groupId !== actor.groupId) return false;
  return actor.kind !== 'guest' || (actor.browserUuid !== '' && link.browserUuid === actor.browserUuid);
}

/** As whom a caller reads a link's analytics: its group or guest, a site admin, or anyone where they are public. */
export type AnalyticsReader = 'holder' | 'siteAdmin' | 'public';

/** Null for those to whom the link does not exist. */
export function analyticsReaderOf(
  actor: Actor,
  link: Pick<Link, 'groupId' | 'browserUuid' | 'isAnalyticsPublic'>,
): AnalyticsReader | null {
  if (canSeeCounts(actor, link)) return 'holder';
  if (actor.kind === 'member' && actor.isSiteAdmin) return 'siteAdmin';
  return link.isAnalyticsPublic ? 'public' : null;
}

const isOf = (claim: LinkClaim | null, link: Pick<Link, 'domainId' | 'slug'>): boolean =>
  claim !== null && claim.domainId === link.domainId && claim.slug === link.slug;

/** Its author, and admins of the group that holds it. */
const looksAfter = (
  { userId, groupLevel }: Pick<Member, 'userId' | 'groupLevel'>,
  { creatorUserId }: Pick<Link, 'creatorUserId'>,
): boolean => groupLevel === 2 || creatorUserId === userId;

/**
 * A member deletes what they made, an admin what anybody in the group made. The browser's id travels in
 * links and logs, so it never changes anything: a guest has to show the claim.
 */
export function canTrash(
  actor: Actor,
  link: Pick<Link, 'creatorUserId' | 'domainId' | 'groupId' | 'slug'>,
  claim: LinkClaim | null,
): boolean {
  if (link.groupId !== actor.groupId) return false;
  return actor.kind === 'guest' ? isOf(claim, link) : looksAfter(actor, link);
}

/** The author of something in the group acted in changes it, and so do its admins. */
const isInCareOf = (
  member: Pick<Member, 'userId' | 'groupId' | 'groupLevel'>,
  thing: Pick<Link, 'creatorUserId' | 'groupId'>,
): boolean => thing.groupId === member.groupId && looksAfter(member, thing);

/** So does everybody else in a group that lets them. */
export const canEdit = (
  member: Pick<Member, 'userId' | 'groupId' | 'groupLevel' | 'mayEditAll'>,
  link: Pick<Link, 'creatorUserId' | 'groupId'>,
): boolean => isInCareOf(member, link) || (member.mayEditAll && link.groupId === member.groupId);

/** Only what the group acted in holds can be moved to another group. */
export const canTransfer = isInCareOf;

/** Of a tag or a tracking tool: changing one changes every link that has it. */
export const canChangeLabel = isInCareOf;

/** The person who moved a link can also undo that. `place`: in the group that holds the link, acted in or not. */
export const canReturn = (
  place: Pick<Member, 'userId' | 'groupLevel'>,
  link: Pick<Link, 'creatorUserId' | 'moverUserId'>,
): boolean => looksAfter(place, link) || link.moverUserId === place.userId;

/** A link without an owner goes to the caller who can prove to have made it. */
export function canClaim(link: Pick<Link, 'domainId' | 'groupId' | 'slug'>, claim: LinkClaim): boolean {
  return link.groupId === 0 && isOf(claim, link);
}
