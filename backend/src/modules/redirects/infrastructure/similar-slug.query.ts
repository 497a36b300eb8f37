import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../shared/database/unit-of-work';
import { SimilarSlugSource } from '../application/ports/similar-slug-source';

/** By the unique index of slugs, as a visit is. */
@Injectable()
export class SimilarSlugQuery extends SimilarSlugSource {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async living(domainId: number, slugs: readonly string[], now: Date): Promise<readonly string[]> {
    if (slugs.length === 0) return [];
    const marks = slugs.map(() => '?').join(',');
    const rows = await this.unitOfWork.manager.query<{ slug: string }[]>(
      `SELECT slug FROM links
        WHERE domain_id = ? AND slug IN (${marks}) AND alias_of IS NULL AND trashed_at IS NULL
          AND (expires_at IS NULL OR expires_at > ?) AND disabled_for IS NULL AND warning IS NULL`,
      [domainId, ...slugs, now],
    );
    return rows.map(({ slug }) => slug);
  }
}
