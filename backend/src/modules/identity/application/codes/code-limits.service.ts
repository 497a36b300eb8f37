import { Injectable } from '@nestjs/common';
import { type RateLimit, RateLimits } from '../../../../shared/rate-limit/rate-limits';

const AN_HOUR = 3_600;
/** Whatever the codes are for; a try at somebody's address counts as much as one's own. */
const PER_EMAIL: RateLimit = { name: 'identity.code-per-email', points: 5, seconds: AN_HOUR };
const PER_CLIENT: RateLimit = { name: 'identity.code-per-client', points: 20, seconds: AN_HOUR };

/** How many codes may be asked for: five an hour for one address, twenty from one place. */
@Injectable()
export class CodeLimits {
  constructor(private readonly limits: RateLimits) {}

  /** Takes an address that `parseEmail` has read. Throws `RateLimited`. */
  async take(email: string, clientAddress: string): Promise<void> {
    await this.limits.take(PER_CLIENT, clientAddress);
    await this.limits.take(PER_EMAIL, email);
  }
}
