import { Injectable } from '@nestjs/common';
import { marksFor, padded } from '../../../../shared/database/dialect';
import { PromptReads } from '../../../../shared/database/prompt-reads';
import { momentOf, momentOrNull } from '../../../../shared/database/rows';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import type { TrackingValue } from '../../labels/domain/tracking-value';
import { type ImageSize, LinksForVisits } from '../application/ports/links-for-visits';
import type { LinkForVisit } from '../domain/link-for-visit';
import type { LinkDisabling, LinkWarning } from '../domain/link-findings';
import type { LinkTarget } from '../domain/link-target';
import type { LinkUtm } from '../domain/link-utm';
import { SHARED_DOMAIN } from '../domain/link.entity';

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
  /** The slug that was asked for. */
  readonly asked: string;
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

const linkOf = (row: Row): LinkForVisit => ({
  id: Number(row.id),
  domainId: row.domain_id,
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
  hasPixels: Number(row.has_tools) > 0,
});

/** Pixels run on domains that people have to themselves alone: elsewhere they could read what others left behind. */
const HAS_TOOLS = `CASE WHEN l.domain_id = ${SHARED_DOMAIN} THEN 0
                   ELSE EXISTS (SELECT 1 FROM link_tools put WHERE put.link_id = l.id) END`;
const WHAT_A_VISIT_NEEDS = `${COLUMNS}, ${HAS_TOOLS} AS has_tools`;

@Injectable()
export class SqlLinksForVisits extends LinksForVisits {
  constructor(
    private readonly reads: PromptReads,
    private readonly unitOfWork: UnitOfWork,
  ) {
    super();
  }

  async named(domainId: number, slugs: readonly string[]): Promise<ReadonlyMap<string, LinkForVisit>> {
    const asked = padded(slugs);
    const rows = await this.reads.query<Row>(
      `SELECT named.slug AS asked, ${WHAT_A_VISIT_NEEDS}
         FROM links named JOIN links l ON l.id = COALESCE(named.alias_of, named.id)
        WHERE named.domain_id = ? AND named.slug IN (${marksFor(asked)})`,
      [domainId, ...asked],
    );
    return new Map(rows.map((row) => [row.asked, linkOf(row)]));
  }

  async pixelsOf(linkId: number): Promise<readonly TrackingValue[]> {
    const rows = await this.reads.query<{ value: string }>(
      `SELECT t.value FROM link_tools put
         JOIN links l ON l.id = put.link_id
         JOIN tracking_tools t ON t.id = put.tool_id AND t.group_id = l.group_id
        WHERE put.link_id = ? AND t.kind = 'pixel' ORDER BY t.id`,
      [linkId],
    );
    return rows.map(({ value }) => JSON.parse(value) as TrackingValue);
  }

  async sizeOf(imageName: string): Promise<ImageSize | null> {
    const [size] = await this.reads.query<ImageSize>('SELECT width, height FROM link_images WHERE name = ?', [
      imageName,
    ]);
    return size ?? null;
  }

  /** By the unique index of slugs, as a visit is. */
  async living(domainId: number, slugs: readonly string[], now: Date): Promise<readonly string[]> {
    if (slugs.length === 0) return [];
    const rows = await this.unitOfWork.manager.query<{ slug: string }[]>(
      `SELECT slug FROM links
        WHERE domain_id = ? AND slug IN (${marksFor(slugs)}) AND alias_of IS NULL AND trashed_at IS NULL
          AND (expires_at IS NULL OR expires_at > ?) AND disabled_for IS NULL AND warning IS NULL`,
      [domainId, ...slugs, now],
    );
    return rows.map(({ slug }) => slug);
  }
}
