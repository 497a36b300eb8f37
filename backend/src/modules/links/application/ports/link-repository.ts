import type { Link } from '../../domain/link.entity';

/** Keeps links. */
export abstract class LinkRepository {
  /**
   * Stores a new link and gives it its id.
   * @throws SlugTaken when the domain already has this slug, trashed links included.
   */
  abstract add(link: Link): Promise<void>;

  /** The link with this slug on this domain, trashed or not. */
  abstract findBySlug(domainId: number, slug: string): Promise<Link | null>;

  /** Stores what has changed. */
  abstract save(link: Link): Promise<void>;
}
