import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../../shared/domain/actor';
import { Clock } from '../../../../shared/domain/clock';
import { DomainError } from '../../../../shared/domain/domain-error';
import { GroupsService } from '../../../groups';
import { yieldToEventLoop } from '../../bulk/application/yield-to-event-loop';
import { AddressRulesService } from '../../core/application/safety/address-rules.service';
import { LinkWarningsService } from '../../core/application/safety/link-warnings.service';
import type { CreateLinkInput } from '../domain/create-link-input';
import type { LinkOrigin } from '../domain/link-origin';
import { attempt } from './attempt';
import { type Making, type NewLink, readNewLink } from './new-link';

/** What a caller wants, or why it has not the right shape. */
export type RowInput = CreateLinkInput | DomainError;

/** What new links of a caller are read by. */
@Injectable()
export class NewLinkRulesService {
  constructor(
    private readonly groups: GroupsService,
    private readonly rules: AddressRulesService,
    private readonly warnings: LinkWarningsService,
    private readonly clock: Clock,
  ) {}

  /** One link that can be made. Throws what `readNewLink` does. */
  async linkFrom(creator: Actor, origin: LinkOrigin, input: CreateLinkInput): Promise<NewLink> {
    return readNewLink(input, await this.of(creator, origin));
  }

  /** What each is read as, or why it cannot be made. */
  async readEach(
    creator: Actor,
    origin: LinkOrigin,
    inputs: readonly RowInput[],
  ): Promise<readonly (NewLink | DomainError)[]> {
    const making = await this.of(creator, origin);
    const read: (NewLink | DomainError)[] = [];
    for (const [index, input] of inputs.entries()) {
      await yieldToEventLoop(index);
      read.push(input instanceof DomainError ? input : await attempt(() => readNewLink(input, making)));
    }
    return read;
  }

  /** Asks once for all links of one call. */
  private async of(creator: Actor, origin: LinkOrigin): Promise<Making> {
    const isMember = creator.kind !== 'guest';
    const defaults = isMember ? (await this.groups.settingsOf(creator.groupId)).defaults : null;
    const context = await this.rules.now();
    const warningOf = await this.warnings.forMany(creator.userId);
    return { creator, origin, now: this.clock.now(), defaults, context, warningOf };
  }
}
