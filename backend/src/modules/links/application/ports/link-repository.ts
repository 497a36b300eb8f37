import type { Link } from '../../domain/link.entity';

/** Keeps links. */
export abstract class LinkRepository {
  /**
   * Stores a new link and gives it its id.
   * @throws SlugTaken when the domain already has this slug, trashed links included.
   */
  abstract add(link: Link): Promise<void>;

  /** The link that this slug of this domain leads to, now or before it got another slug; trashed or not. */
  abstract findBySlug(domainId: number, slug: string): Promise<Link | null>;

  /** The same, held: nobody else changes it until the caller's unit of work ends. */
  abstract holdBySlug(domainId: number, slug: string): Promise<Link | null>;

  /** Links that have one of these slugs now, in any order; at most a few hundred. */
  abstract findBySlugs(domainId: number, slugs: readonly string[]): Promise<Link[]>;

  /** Links of a group that are not in the trash, newest first, with ids below `before`. */
  abstract pageOfGroup(groupId: number, page: { before: number; limit: number }): Promise<Link[]>;

  /** Links of these groups, oldest first, with ids above `after`, trashed or not. */
  abstract batchOfGroups(
    groupIds: readonly number[],
    batch: { after: number; limit: number },
  ): Promise<Link[]>;

  /** Stores a link that has joined a group, unless it joined one in the meantime; tells whether it was stored. */
  abstract saveIfUnowned(link: Link): Promise<boolean>;

  /**
   * Stores what has changed, the slug among the rest; the old one stays taken and leads to the link.
   * @throws SlugTaken when the domain already has the new one, unless it was this link's before.
   */
  abstract rename(link: Link, oldSlug: string, at: Date): Promise<void>;

  /** Stores what has changed, of links that keep their slugs. */
  abstract save(link: Link): Promise<void>;
}
