import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DeveloperSettings } from '../../../../config/developer-settings';
import { RateLimits } from '../../../../shared/rate-limit/rate-limits';
import { ApiMeterService } from '../application/api-meter.service';
import { ApiPlansService } from '../application/api-plans.service';
import { QuotaExceeded } from '../domain/api-plan.errors';
import { rateLimitOf, rateLimitPolicyOf } from './rate-limit-fields';

/** Counts the calls of programs: each group has so many a year, and each token so many a second. */
@Injectable()
export class MeteredCallsGuard implements CanActivate {
  constructor(
    private readonly plans: ApiPlansService,
    private readonly meter: ApiMeterService,
    private readonly limits: RateLimits,
    private readonly settings: DeveloperSettings,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    const { actor } = http.getRequest<FastifyRequest>();
    if (actor?.kind !== 'program') return true;
    const allowance = await this.plans.requireEnabled(actor.groupId);
    const perSecond = this.settings.callsPerSecond;
    const reply = http.getResponse<FastifyReply>();
    void reply.header('ratelimit-policy', rateLimitPolicyOf({ perSecond, quota: allowance.quota }));
    await this.limits.take({ name: 'developer.calls', points: perSecond, seconds: 1 }, actor.tokenId);
    try {
      const { quota, used, resetsIn } = await this.meter.count(allowance);
      void reply.header('ratelimit', rateLimitOf(quota - used, resetsIn));
    } catch (error) {
      if (error instanceof QuotaExceeded) void reply.header('ratelimit', rateLimitOf(0, error.resetsIn));
      throw error;
    }
    return true;
  }
}
