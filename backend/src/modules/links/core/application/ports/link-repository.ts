import type { Link } from '../../domain/link.entity';

/** Where a slug stands. */
type Place = Pick<Link, 'domainId' | 'slug'>;

/** A slug of new links is taken, by a trashed link perhaps; a database does not tell which of them. */
export class SlugCollision extends Error {
  constructor() {
    super('a slug of new links is taken');
  }
}

/** Keeps links. */
export abstract class LinkRepository {
  /**
   * Stores new links, with their second slugs, and gives them their ids in the order of the links. Who finds them by
   * words is up to `LinkIndex`.
   * @throws SlugCollision; then the caller takes back the unit of work, or its part of it.
   */
  abstract add(links: readonly Link[]): Promise<void>;

  /** The link that this slug of this domain leads to, now or before it got another slug; trashed or not. */
  abstract findBySlug(domainId: number, slug: string): Promise<Link | null>;

  /** The same, held: no other transaction changes it until the caller's unit of work ends. */
  abstract holdBySlug(domainId: number, slug: string): Promise<Link | null>;

  abstract findById(id: number): Promise<Link | null>;

  /** The same, held. */
  abstract holdById(id: number): Promise<Link | null>;

  /** In any order; at most a few hundred. */
  abstract findByIds(ids: readonly number[]): Promise<Link[]>;

  /** Where a link of the group has this slug now, the lowest number before all others; null for nowhere. */
  abstract domainOf(groupId: number, slug: string): Promise<number | null>;

  /** Links that have one of these slugs now, in any order; at most a few hundred. */
  abstract findBySlugs(domainId: number, slugs: readonly string[]): Promise<Link[]>;

  /** Those of these slugs that a link has or had, trashed or not; at most a few hundred. */
  abstract takenSlugs(domainId: number, slugs: readonly string[]): Promise<ReadonlySet<string>>;

  /** Links that stand on a domain and belong to a group, with slugs after `after`, in their order. */
  abstract batchOnDomain(domainId: number, batch: { after: string; limit: number }): Promise<Link[]>;

  /** How many links stand on a domain that are not trashed, of whichever group; counts no further than `most`. */
  abstract countOnDomain(domainId: number, most: number): Promise<number>;

  /** Links of these groups, oldest first, with ids above `after`, trashed or not. */
  abstract batchOfGroups(
    groupIds: readonly number[],
    batch: { after: number; limit: number },
  ): Promise<Link[]>;

  /** Links whose time in the trash bin is over by then, the oldest first. */
  abstract dueForPurge(by: Date, limit: number): Promise<Link[]>;

  /** Stores a link that has joined a group, unless it joined one in the meantime; tells whether it was stored. */
  abstract saveIfUnowned(link: Link): Promise<boolean>;

  /**
   * Stores what has changed, its place among the rest; the old one stays taken and leads to the link.
   * @throws SlugTaken when the new one is taken already, unless it was this link's before.
   */
  abstract relocate(link: Link, from: Place, at: Date): Promise<void>;

  /**
   * Lets another slug lead to a link, too.
   * @throws SlugTaken when the domain already has it.
   */
  abstract addAlias(linkId: number, place: Place, at: Date): Promise<void>;

  /** Stores what has changed, of links that keep their slugs. */
  abstract save(link: Link): Promise<void>;
}
