import type { Actor } from '../../../shared/domain/actor';
import type { Link } from './link.entity';

/** What creation handed out, with its signature already checked: whoever holds it may delete that one link. */
export interface LinkClaim {
  readonly domainId: number;
  readonly slug: string;
}

/** A guest sees the counts of the links made in the same browser, as long as no group has taken them over. */
export function canSeeCounts(actor: Actor, link: Pick<Link, 'groupId' | 'browserUuid'>): boolean {
  return link.groupId === actor.groupId && actor.browserUuid !== '' && link.browserUuid === actor.browserUuid;
}

/** The browser's id travels in links and logs, so it never changes anything: a guest has to show the claim. */
export function canTrash(
  actor: Actor,
  link: Pick<Link, 'domainId' | 'groupId' | 'slug'>,
  claim: LinkClaim | null,
): boolean {
  if (claim === null || link.groupId !== actor.groupId) return false;
  return claim.domainId === link.domainId && claim.slug === link.slug;
}
