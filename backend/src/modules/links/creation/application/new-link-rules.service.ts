import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../../shared/domain/actor';
import { Clock } from '../../../../shared/domain/clock';
import { Groups } from '../../../groups';
import { AddressRules } from '../../core/application/safety/address-rules.service';
import { LinkWarnings } from '../../core/application/safety/link-warnings.service';
import type { Making } from './new-link';

/** Asks once for all that new links of somebody are read by. */
@Injectable()
export class NewLinkRules {
  constructor(
    private readonly groups: Groups,
    private readonly rules: AddressRules,
    private readonly warnings: LinkWarnings,
    private readonly clock: Clock,
  ) {}

  async of(creator: Actor): Promise<Making> {
    const isMember = creator.kind !== 'guest';
    const defaults = isMember ? (await this.groups.settingsOf(creator.groupId)).defaults : null;
    const context = await this.rules.now();
    const warningOf = await this.warnings.forMany(creator.userId);
    return { creator, now: this.clock.now(), defaults, context, warningOf };
  }
}
