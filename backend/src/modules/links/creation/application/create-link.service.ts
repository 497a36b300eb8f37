import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../../shared/domain/actor';
import { ShortDomainsService } from '../../../domains';
import type { Link } from '../../core/domain/link.entity';
import type { CreateLinkInput } from '../domain/create-link-input';
import { followsPerson, linkOriginOf } from '../domain/link-origin';
import { GuestLimitsService } from './guest-limits.service';
import { LinkWriterService } from './link-writer.service';
import type { NewLink } from './new-link';
import { NewLinkRulesService } from './new-link-rules.service';

/** Makes a link of an address, with whatever is wanted of it. The same address shortened twice makes two links. */
@Injectable()
export class CreateLinkService {
  constructor(
    private readonly rules: NewLinkRulesService,
    private readonly guestLimits: GuestLimitsService,
    private readonly domains: ShortDomainsService,
    private readonly writer: LinkWriterService,
  ) {}

  /**
   * All of the input, or nothing. Throws `InvalidInput`, `SlugTaken`, `LimitReached`, `OptionsForMembers`,
   * `DomainUnknown`, `RateLimited`.
   * @param client address that the creator comes from
   */
  async create(creator: Actor, client: string, input: CreateLinkInput): Promise<Link> {
    const link = await this.rules.linkFrom(creator, linkOriginOf(creator), input);
    await this.guestLimits.take(creator, client, link.wished);
    return this.writer.writeOne(creator, { ...link, domainId: await this.domainFor(creator, link) });
  }

  private async domainFor(creator: Actor, { host, domainId }: NewLink): Promise<number> {
    const isChosen = creator.kind !== 'guest' && host === undefined && followsPerson(linkOriginOf(creator));
    return isChosen ? this.domains.defaultIdOf(creator) : domainId;
  }
}
