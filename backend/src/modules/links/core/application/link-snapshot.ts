import type { ShortDomain } from '../../../domains';
import type { Link } from '../domain/link.entity';
import { shortUrlOf } from '../domain/short-url';

/** What other modules may know of a link. */
export interface LinkSnapshot {
  readonly id: number;
  /** The slug, decoded. */
  readonly encodeId: string;
  readonly url: string;
  readonly shortUrl: string;
  /** 0: made by a guest. */
  readonly groupId: number;
  /** Who made it, or claimed it; 0: a guest. */
  readonly userId: number;
  readonly createdAt: Date;
  readonly trashedAt: Date | null;
}

export function linkSnapshotOf(link: Link, { origin }: Pick<ShortDomain, 'origin'>): LinkSnapshot {
  const { id, slug, url, groupId, creatorUserId, createdAt, trashedAt } = link;
  return {
    id,
    encodeId: slug,
    url,
    shortUrl: shortUrlOf(origin, slug),
    groupId,
    userId: creatorUserId,
    createdAt,
    trashedAt,
  };
}
