import { Injectable } from '@nestjs/common';
import { GuestSettings } from '../../../../config/guest-settings';
import type { Actor } from '../../../../shared/domain/actor';
import { type CallerLimit, RateLimits } from '../../../../shared/rate-limit/rate-limits';
import { SuspendedBrowsersService } from '../../../identity';
import { isWordSlug } from '../domain/word-slug';

const HOUR_S = 3_600;
/** A sixth of an hour's links in a whole day: more than a person needs, and too few to take the words of a language. */
const LINKS_PER_WORD = 6;

/** A browser may do half of what its network may, so that it leaves some to the others behind the same address. */
const shared = (perNetwork: number) => ({ perCaller: Math.ceil(perNetwork / 2), perNetwork });

/** How many links guests may make: members have the limits of their plans, guests nothing else that tells them apart. */
@Injectable()
export class GuestLimitsService {
  private readonly links: CallerLimit;
  private readonly words: CallerLimit;

  constructor(
    private readonly limits: RateLimits,
    private readonly browsers: SuspendedBrowsersService,
    { linksPerHour }: GuestSettings,
  ) {
    this.links = {
      name: 'links.guest-links',
      ...shared(linksPerHour),
      seconds: HOUR_S,
      refusal: {
        code: 'links.guest-limit',
        message: 'Links by guests are limited. Sign in to make more.',
      },
    };
    this.words = {
      name: 'links.guest-words',
      ...shared(Math.ceil(linksPerHour / LINKS_PER_WORD)),
      seconds: 24 * HOUR_S,
      refusal: {
        code: 'links.guest-word-limit',
        message: 'Names of letters alone are limited for guests. Add a digit or a hyphen, or sign in.',
      },
    };
  }

  /**
   * Counts one link more. Throws `RateLimited`, and `BrowserSuspended`.
   * @param client address that the maker comes from
   * @param wished the slug that they chose; undefined for a random one
   */
  async take(creator: Actor, client: string, wished: string | undefined): Promise<void> {
    if (creator.kind !== 'guest') return;
    await this.browsers.check(creator.browserUuid);
    if (wished !== undefined && isWordSlug(wished)) await this.limits.takeOf(this.words, creator, client);
    await this.limits.takeOf(this.links, creator, client);
  }
}
