import type { TrackingValue } from '../../../labels/domain/tracking-value';
import type { LinkForVisit } from '../../domain/link-for-visit';

export interface ImageSize {
  readonly width: number | null;
  readonly height: number | null;
}

/** What visits need of links, straight from the tables: no aggregate stands on the way of a redirect. */
export abstract class LinksForVisits {
  /** Those that these slugs of a domain lead to, now or before they got others, by the slug that was asked for; trashed ones included. */
  abstract named(domainId: number, slugs: readonly string[]): Promise<ReadonlyMap<string, LinkForVisit>>;

  /** Of its tracking tools, those of the group that holds it now. */
  abstract pixelsOf(linkId: number): Promise<readonly TrackingValue[]>;

  /** Null for an unknown picture. */
  abstract sizeOf(imageName: string): Promise<ImageSize | null>;

  /** Those of these slugs, at most 100, that links of the domain have which lead their visitors on without a warning. */
  abstract living(domainId: number, slugs: readonly string[], now: Date): Promise<readonly string[]>;
}
