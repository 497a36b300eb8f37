import { Injectable } from '@nestjs/common';
import DataLoader from 'dataloader';
import { DestinationSettings } from '../../../config/destination-settings';
import { WebSettings } from '../../../config/settings';
import { marksFor, padded } from '../../../shared/database/dialect';
import { momentOf, momentOrNull } from '../../../shared/database/rows';
import { PromptReads } from '../../../shared/database/prompt-reads';
import { SHARED_DOMAIN } from '../../../shared/domain/shared-domain';
import { type FoundLink, VisitedLinkSource } from '../application/ports/visited-link-source';
import type { LinkDisabling, LinkWarning, LinkTarget, LinkUtm } from '../../links/values';
import { type StoredLink, visitedLinkOf } from '../domain/visit/visited-link-of';
import { VisitedLinkExtras } from './visited-link-extras.query';

interface Row {
  readonly id: number | string;
  readonly domain_id: number;
  readonly slug: string;
  readonly url: string;
  readonly trashed_at: string | Date | null;
  readonly expires_at: string | Date | null;
  readonly fallback_url: string | null;
  readonly is_native_open: number | boolean;
  readonly is_smart_utm_off: number | boolean;
  readonly passes_query: number | boolean;
  readonly targets: string | null;
  readonly utm: string | null;
  readonly path_key: string | null;
  readonly backup_url: string | null;
  readonly down_since: string | Date | null;
  readonly warning: LinkWarning | null;
  readonly disabled_for: LinkDisabling | null;
  readonly title: string | null;
  readonly description: string | null;
  readonly image_url: string | null;
  readonly page_title: string | null;
  readonly page_description: string | null;
  readonly page_image_url: string | null;
  readonly has_tools: number | string;
}

const COLUMNS = [
  'id, domain_id, slug, url, trashed_at, expires_at, fallback_url, is_native_open, is_smart_utm_off, targets, utm',
  'passes_query, path_key, backup_url, down_since, warning, disabled_for',
  'title, description, image_url, page_title, page_description, page_image_url',
]
  .flatMap((line) => line.split(', '))
  .map((column) => `l.${column}`)
  .join(', ');

/** Both databases keep it as text. */
const json = (text: string | null): unknown => (text === null ? null : JSON.parse(text));

const storedLink = (row: Row): StoredLink => ({
  id: Number(row.id),
  slug: row.slug,
  url: row.url,
  isTrashed: row.trashed_at !== null,
  expiresAt: row.expires_at === null ? null : momentOf(row.expires_at).getTime(),
  fallbackUrl: row.fallback_url,
  isNativeOpen: Boolean(row.is_native_open),
  isSmartUtmOff: Boolean(row.is_smart_utm_off),
  passesQuery: Boolean(row.passes_query),
  targets: json(row.targets) as readonly LinkTarget[] | null,
  utm: json(row.utm) as LinkUtm | null,
  pathKey: row.path_key,
  backupUrl: row.backup_url,
  downSince: momentOrNull(row.down_since),
  warning: row.warning,
  disabledFor: row.disabled_for,
  title: row.title,
  description: row.description,
  imageUrl: row.image_url,
  pageTitle: row.page_title,
  pageDescription: row.page_description,
  pageImageUrl: row.page_image_url,
});

const HAS_TOOLS = `CASE WHEN l.domain_id = ${SHARED_DOMAIN} THEN 0
                   ELSE EXISTS (SELECT 1 FROM link_tools put WHERE put.link_id = l.id) END`;
const WHAT_A_VISIT_NEEDS = `${COLUMNS}, ${HAS_TOOLS} AS has_tools`;

/** Links asked for in one question. */
const MAX_AT_ONCE = 64;

interface Ask {
  readonly domainId: number;
  readonly slugs: readonly string[];
}

type AskedRow = Row & { readonly asked: string };

/**
 * What a visit needs of a link, straight from the table: no entity stands on the way of a redirect. Visits of one turn of the
 * event loop ask together: a server that has just started, or is asked for slugs that nobody has, needs few connections.
 */
@Injectable()
export class VisitedLinkQuery extends VisitedLinkSource {
  private readonly extras: VisitedLinkExtras;
  private readonly asks = new DataLoader<Ask, FoundLink | null>((asks) => this.firsts(asks), {
    cache: false,
    maxBatchSize: MAX_AT_ONCE,
    batchScheduleFn: setImmediate,
  });

  constructor(
    private readonly reads: PromptReads,
    web: WebSettings,
    private readonly destinations: DestinationSettings,
  ) {
    super();
    this.extras = new VisitedLinkExtras(reads, web.appOrigin);
  }

  first(domainId: number, slugs: readonly string[]): Promise<FoundLink | null> {
    return this.asks.load({ domainId, slugs });
  }

  private async firsts(asks: readonly Ask[]): Promise<(FoundLink | null)[]> {
    const bySlug = new Map<number, Map<string, AskedRow>>();
    for (const domainId of new Set(asks.map((ask) => ask.domainId))) {
      const slugs = asks.filter((ask) => ask.domainId === domainId).flatMap((ask) => ask.slugs);
      bySlug.set(domainId, await this.rowsOf(domainId, slugs));
    }
    return Promise.all(
      asks.map(({ domainId, slugs }) => {
        const rows = slugs.map((slug) => bySlug.get(domainId)?.get(slug));
        const row = rows.find((each) => each !== undefined);
        return row ? this.found(row) : Promise.resolve(null);
      }),
    );
  }

  /** By the slug that was asked for, which may be one that the link had before. */
  private async rowsOf(domainId: number, slugs: readonly string[]): Promise<Map<string, AskedRow>> {
    const asked = padded(slugs);
    const rows = await this.reads.query<AskedRow>(
      `SELECT named.slug AS asked, ${WHAT_A_VISIT_NEEDS}
         FROM links named JOIN links l ON l.id = COALESCE(named.alias_of, named.id)
        WHERE named.domain_id = ? AND named.slug IN (${marksFor(asked)})`,
      [domainId, ...asked],
    );
    return new Map(rows.map((row) => [row.asked, row]));
  }

  /** Pixels run on domains that people have to themselves alone: elsewhere they could read what others left behind. */
  private async found(row: Row): Promise<FoundLink> {
    const stored = storedLink(row);
    const link = this.destinations.hasSmartUtm ? stored : { ...stored, isSmartUtmOff: true };
    const extras = await this.extras.of(link, Number(row.has_tools) > 0);
    return { link: visitedLinkOf(link, extras), domainId: row.domain_id, slug: row.slug };
  }
}
