import type { Link } from '../../../core/domain/link.entity';

/** Keeps links that are handled many at a time. */
export abstract class LinkBatchStore {
  /**
   * The links that these slugs lead to, by the slug that was asked for: the group's own ones, the shared domain before
   * all others, and then those of any group that the shared domain has. They are held, so that no other transaction changes them until the
   * caller's unit of work ends. What no link has is missing. At most a few hundred.
   */
  abstract hold(groupId: number, slugs: readonly string[]): Promise<ReadonlyMap<string, Link>>;

  /** The same of one domain, in any group. */
  abstract holdOn(domainId: number, slugs: readonly string[]): Promise<ReadonlyMap<string, Link>>;
}
