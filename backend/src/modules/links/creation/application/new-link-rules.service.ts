import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../../shared/domain/actor';
import { Clock } from '../../../../shared/domain/clock';
import { Groups } from '../../../groups';
import { AddressRules } from '../../core/application/safety/address-rules.service';
import { LinkWarnings } from '../../core/application/safety/link-warnings.service';
import type { CreateLinkInput } from '../domain/create-link-input';
import { GuestLimits } from './guest-limits.service';
import { type Making, type NewLink, readNewLink } from './new-link';

/** What new links of somebody are read by. */
@Injectable()
export class NewLinkRules {
  constructor(
    private readonly groups: Groups,
    private readonly rules: AddressRules,
    private readonly warnings: LinkWarnings,
    private readonly clock: Clock,
    private readonly guestLimits: GuestLimits,
  ) {}

  /**
   * One link that can be made. Throws what `readNewLink` does, and `RateLimited`.
   * @param client address that the creator comes from
   */
  async read(creator: Actor, client: string, input: CreateLinkInput): Promise<NewLink> {
    const link = await readNewLink(input, await this.of(creator));
    await this.guestLimits.take(creator, client, link.wished);
    return link;
  }

  /** Asks once for all links of one call. */
  async of(creator: Actor): Promise<Making> {
    const isMember = creator.kind !== 'guest';
    const defaults = isMember ? (await this.groups.settingsOf(creator.groupId)).defaults : null;
    const context = await this.rules.now();
    const warningOf = await this.warnings.forMany(creator.userId);
    return { creator, now: this.clock.now(), defaults, context, warningOf };
  }
}
