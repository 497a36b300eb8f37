import type { LinkDisabling, LinkWarning, LinkTarget } from '../../../links/values';
import type { PixelIds } from './pixel-ids';
import type { SmartUtmPlace } from './smart-utm';
import type { VisitCard } from './visit-card';

/** What the decision has to know about a link; the hot path keeps it in memory. */
export interface VisitedLink {
  readonly id: number;
  /** Destination as `parseWebAddress` made it, with the link's own campaign: ASCII, fit for a `Location` header. */
  readonly url: string;
  readonly isTrashed: boolean;
  /** Milliseconds since 1970; null for never. */
  readonly expiresAt: number | null;
  /** Where visitors go from then on, made like `url`; null for nowhere. */
  readonly fallbackUrl: string | null;
  /** Where smart UTM writes into `url`; null when it has nothing to say there. */
  readonly smartUtm: SmartUtmPlace | null;
  /** Null for a link that has none, as most: such links pay nothing for those that have some. */
  readonly rules: VisitRules | null;
}

/** What makes some visits of a link another thing than a redirect to its address. */
export interface VisitRules {
  /** Leads nowhere, for this reason; null while it leads somewhere. */
  readonly disabledFor: LinkDisabling | null;
  /** A page that says so stands before the destination; null for none. */
  readonly warning: LinkWarning | null;
  /** Where visitors go instead, while the destination is down; null while it is up, and for nowhere else. */
  readonly backupUrl: string | null;
  /** What preview crawlers get; null when the preview was not edited. */
  readonly card: VisitCard | null;
  /** In the order in which they are tried; null for none. */
  readonly targets: readonly LinkTarget[] | null;
  readonly isNativeOpen: boolean;
  /** What the page before the destination runs; null for no page, and always on the shared domain. */
  readonly pixels: PixelIds | null;
  /** The parameter that takes what stands after the slug; null: nothing may stand there. */
  readonly pathKey: string | null;
  /** Campaign parameters are filled in by where the visitor comes from, wherever there are none yet. */
  readonly hasSmartUtm: boolean;
  /** Parameters of the visited address go on to the destination, but for those that it has itself. */
  readonly passesQuery: boolean;
}
