import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../shared/domain/clock';
import { PersonalData } from '../../../../shared/personal-data/personal-data';
import { RateLimits } from '../../../../shared/rate-limit/rate-limits';
import type { Departing } from '../ports/departure-store';
import { AccountOwnersService } from './account-owners.service';

/** Raised when the shape of the document changes. */
const EXPORT_VERSION = 2;
const LIMIT = { name: 'account.export', points: 10, seconds: 3_600 };

/** Gives people what is kept about them. */
@Injectable()
export class ExportAccountService {
  constructor(
    private readonly owners: AccountOwnersService,
    private readonly personalData: PersonalData,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
  ) {}

  /** A JSON document in pieces: one part after the other is read and sent, so that no two are in memory at once. */
  async export(userId: number): Promise<AsyncGenerator<string>> {
    await this.limits.take(LIMIT, userId);
    const owner = await this.owners.ownersOf(userId);
    return this.pieces(owner);
  }

  private async *pieces(owner: Departing): AsyncGenerator<string> {
    const { userId, email, displayName, lang } = owner;
    const account = { userId, email, displayName, lang };
    const head = { version: EXPORT_VERSION, exportedAt: this.clock.now().toISOString(), account };
    yield JSON.stringify(head).slice(0, -1);
    for (const holder of this.personalData.holders) {
      const part: unknown = await holder.exportOf(owner);
      yield `,${JSON.stringify(holder.name)}:${JSON.stringify(part ?? null)}`;
    }
    yield '}';
  }
}
