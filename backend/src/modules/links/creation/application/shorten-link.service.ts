import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import type { Actor } from '../../../../shared/domain/actor';
import { ShortDomains } from '../../../domains';
import { type Link, SHARED_DOMAIN } from '../../core/domain/link.entity';
import { PageReadings } from '../../previews/application/pages/page-readings.service';
import type { CreateLinkInput } from '../domain/create-link-input';
import { AddLink } from './add-link.service';
import type { NewLink } from './new-link';
import { NewLinkLabels } from './new-link-labels.service';
import { NewLinkRules } from './new-link-rules.service';

/** Makes a link of an address, with whatever is wanted of it. The same address shortened twice makes two links. */
@Injectable()
export class ShortenLink {
  constructor(
    private readonly rules: NewLinkRules,
    private readonly addLink: AddLink,
    private readonly newLabels: NewLinkLabels,
    private readonly readings: PageReadings,
    private readonly domains: ShortDomains,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /**
   * All of the input, or nothing. Throws `InvalidInput`, `SlugTaken`, `LimitReached`, `OptionsForMembers`,
   * `DomainUnknown`, `RateLimited`.
   * @param client address that the creator comes from
   */
  async shorten(creator: Actor, client: string, input: CreateLinkInput): Promise<Link> {
    const link = await this.rules.read(creator, client, input);
    // Programs and batches say where their links are to stand: what a person has chosen must not change them.
    const isPersons = creator.kind === 'member' && link.domain === undefined;
    return this.store(creator, link, isPersons ? await this.domains.defaultIdOf(creator) : SHARED_DOMAIN);
  }

  /** One that was read; on its own, or as part of a batch. */
  store(
    creator: Actor,
    { wished, domain, labels, make }: NewLink,
    defaultDomainId = SHARED_DOMAIN,
  ): Promise<Link> {
    return this.unitOfWork.run(async () => {
      const domainId = domain === undefined ? defaultDomainId : await this.domains.idFor(creator, domain);
      const tools = await this.newLabels.choose(creator, labels);
      const link = await this.addLink.add((slug) => make(slug, domainId, tools.campaign), wished);
      await this.readings.ask([link.id]);
      await this.newLabels.put(creator, link, labels, tools);
      return link;
    });
  }
}
