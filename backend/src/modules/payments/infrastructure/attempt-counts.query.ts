import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../shared/database/unit-of-work';
import type { AttemptState } from '../domain/attempt.entity';

export interface AttemptCount {
  readonly gateway: string;
  readonly state: AttemptState;
  readonly count: number;
}

/** How many attempts there are of each gateway and state, read from an index alone. */
@Injectable()
export class AttemptCountsQuery {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async all(): Promise<AttemptCount[]> {
    const rows = await this.unitOfWork.manager.query<
      { gateway: string; state: AttemptState; many: number | string }[]
    >(
      `SELECT gateway, state, COUNT(*) AS many FROM payment_attempts
        WHERE gateway IS NOT NULL GROUP BY gateway, state`,
    );
    return rows.map(({ gateway, state, many }) => ({ gateway, state, count: Number(many) }));
  }
}
