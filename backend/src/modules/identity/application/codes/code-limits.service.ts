import { Injectable } from '@nestjs/common';
import { limitBucketOf } from '../../../../shared/rate-limit/limit-bucket';
import { type RateLimit, RateLimits } from '../../../../shared/rate-limit/rate-limits';
import type { SignInVisitor } from '../visitor';

const AN_HOUR = 3_600;
/** Whatever the codes are for. */
const PER_BROWSER: RateLimit = { name: 'identity.code-per-browser', points: 5, seconds: AN_HOUR };
const PER_NETWORK: RateLimit = { name: 'identity.code-per-network', points: 10, seconds: AN_HOUR };
const PER_CLIENT: RateLimit = { name: 'identity.code-per-client', points: 20, seconds: AN_HOUR };

/**
 * How many codes may be asked for: for one address five an hour by a browser and ten by a network, and twenty by a network
 * for all addresses. An address has no limit of its own, because a stranger would use it up to keep the owner out.
 */
@Injectable()
export class CodeLimitsService {
  constructor(private readonly limits: RateLimits) {}

  /** Takes an address that `parseEmail` has read. Throws `RateLimited`. */
  async take(email: string, { browserUuid, address }: SignInVisitor): Promise<void> {
    await this.limits.take(PER_BROWSER, `${email} ${browserUuid}`);
    await this.limits.take(PER_NETWORK, `${email} ${limitBucketOf(address)}`);
    await this.limits.take(PER_CLIENT, address);
  }
}
