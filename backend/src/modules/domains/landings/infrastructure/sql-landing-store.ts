import { Injectable } from '@nestjs/common';
import { putRow } from '../../../../shared/database/rows';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import { LandingStore } from '../application/ports/landing-store';
import { type Landing, NO_LANDING } from '../domain/landing';

interface Row {
  readonly redirect_url: string | null;
  readonly fallback_url: string | null;
  readonly social_code: string | null;
}

@Injectable()
export class SqlLandingStore extends LandingStore {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async landingOf(domainId: number): Promise<Landing> {
    const [row] = await this.unitOfWork.manager.query<Row[]>(
      'SELECT redirect_url, fallback_url, social_code FROM domain_landings WHERE domain_id = ?',
      [domainId],
    );
    if (!row) return NO_LANDING;
    return { redirectUrl: row.redirect_url, fallbackUrl: row.fallback_url, socialCode: row.social_code };
  }

  async put(domainId: number, change: Partial<Landing>): Promise<void> {
    const { redirectUrl, fallbackUrl, socialCode } = { ...(await this.landingOf(domainId)), ...change };
    await putRow(this.unitOfWork.manager, 'domain_landings', {
      key: { domain_id: domainId },
      values: { redirect_url: redirectUrl, fallback_url: fallbackUrl, social_code: socialCode },
    });
  }

  async remove(domainId: number): Promise<void> {
    await this.unitOfWork.manager.query('DELETE FROM domain_landings WHERE domain_id = ?', [domainId]);
  }
}
