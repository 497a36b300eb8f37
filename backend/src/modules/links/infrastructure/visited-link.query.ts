import { Injectable } from '@nestjs/common';
import { momentOf } from '../../../shared/database/rows';
import { UnitOfWork } from '../../../shared/database/unit-of-work';
import { type FoundLink, VisitedLinkSource } from '../application/ports/visited-link-source';
import type { VisitedLink } from '../domain/visit-decision';

interface Row {
  readonly id: number | string;
  /** The slug that was asked for, and the one that the link has now. */
  readonly asked: string;
  readonly slug: string;
  readonly url: string;
  readonly trashed_at: string | Date | null;
  readonly expires_at: string | Date | null;
  readonly fallback_url: string | null;
}

const visitedLink = ({ id, url, trashed_at, expires_at, fallback_url }: Row): VisitedLink => ({
  id: Number(id),
  url,
  isTrashed: trashed_at !== null,
  expiresAt: expires_at === null ? null : momentOf(expires_at).getTime(),
  fallbackUrl: fallback_url,
});

/** What a visit needs of a link, straight from the table: no entity stands on the way of a redirect. */
@Injectable()
export class VisitedLinkQuery extends VisitedLinkSource {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async first(domainId: number, slugs: readonly string[]): Promise<FoundLink | null> {
    const marks = slugs.map(() => '?').join(',');
    const rows: Row[] = await this.unitOfWork.manager.query(
      `SELECT named.slug AS asked, l.id, l.slug, l.url, l.trashed_at, l.expires_at, l.fallback_url
         FROM links named JOIN links l ON l.id = COALESCE(named.alias_of, named.id)
        WHERE named.domain_id = ? AND named.slug IN (${marks})`,
      [domainId, ...slugs],
    );
    const row = slugs
      .map((slug) => rows.find((each) => each.asked === slug))
      .find((each) => each !== undefined);
    return row ? { link: visitedLink(row), slug: row.slug } : null;
  }
}
