import type { Link } from '../../domain/link.entity';
import type { LinkDisabling } from '../../domain/link-findings';

/** Which links are meant: those that guests made in a browser, those that a person made, or all there are. */
export type LinkChoice =
  | { readonly of: 'browser'; readonly browserUuid: string }
  | { readonly of: 'person'; readonly userId: number }
  | { readonly of: 'all' };

/** Links many at a time, for those who run the site. */
export abstract class LinkBatches {
  /** With ids above `after`, in their order; without those that nothing is left of. */
  abstract next(choice: LinkChoice, batch: { after: number; limit: number }): Promise<Link[]>;
  /** Counts no further than `most`. */
  abstract count(choice: LinkChoice, most: number): Promise<number>;
  /** At most a few hundred, held until the end of the caller's unit of work; those that are gone are left out. */
  abstract hold(ids: readonly number[]): Promise<Link[]>;
  /** Of links that are held. */
  abstract setDisabled(ids: readonly number[], disabledFor: LinkDisabling | null): Promise<void>;
}
