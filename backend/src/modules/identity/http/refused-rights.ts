import { Injectable, Logger } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { AuditTrail } from '../../../shared/audit/audit-trail';
import type { Actor } from '../../../shared/domain/actor';
import { DomainError } from '../../../shared/domain/domain-error';
import { ClientAddress } from '../../../shared/http/client-address';
import { RateLimits } from '../../../shared/rate-limit/rate-limits';

/** A few tell an admin enough; a caller who tries on and on is not to fill the log. */
const RECORDED = { name: 'identity.refusals-recorded', points: 30, seconds: 600 };
/** What a plan does not pay for is no question of rights. */
const OF_PLANS = 'plan.';

/** Writes into the log of their group what members tried without having the right to. */
@Injectable()
export class RefusedRights {
  private readonly logger = new Logger('Rights');

  constructor(
    private readonly audit: AuditTrail,
    private readonly limits: RateLimits,
    private readonly addresses: ClientAddress,
  ) {}

  /** Never fails: the caller is refused whether or not it could be written down. */
  async note(error: unknown, actor: Actor, request: FastifyRequest): Promise<void> {
    if (!(error instanceof DomainError) || error.kind !== 'forbidden') return;
    if (actor.kind === 'guest' || error.code.startsWith(OF_PLANS)) return;
    try {
      const userId = actor.kind === 'viewer' ? actor.adminUserId : actor.userId;
      await this.limits.take(RECORDED, userId);
      await this.audit.record({
        action: 'rights.refused',
        outcome: 'refused',
        userId,
        groupId: actor.groupId,
        address: this.addresses.addressOf(request.raw),
        details: { code: error.code, call: `${request.method} ${request.routeOptions.url ?? ''}` },
      });
    } catch (trouble) {
      const isEnough = trouble instanceof DomainError && trouble.kind === 'rate-limited';
      if (!isEnough) this.logger.warn({ err: trouble }, 'a refusal was not written down');
    }
  }
}
