import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../../shared/database/unit-of-work';
import type { Member } from '../../../../../shared/domain/actor';
import { type ShortDomain, ShortDomainsService } from '../../../../domains';
import type { Link } from '../../domain/link.entity';
import { SlugTaken } from '../../domain/links.errors';
import { EditableLinksService } from '../editable-links.service';
import { LinkChangesService } from '../link-changes.service';
import type { EditCall } from '../link-call';
import type { LinkPlace } from '../link-places.service';
import { LinkRepository } from '../ports/link-repository';
import { ShowLinkService } from '../show-link.service';

/** A link, and where it could stand. */
export interface LinkChoices {
  readonly link: Link;
  readonly choices: readonly DomainChoice[];
}

/** A domain that a link stands on, or could stand on. */
export interface DomainChoice {
  readonly domain: ShortDomain;
  readonly isCurrent: boolean;
  /** Another link has the slug there. */
  readonly isTaken: boolean;
}

/** Which domain a link stands on. */
@Injectable()
export class LinkDomainsService {
  constructor(
    private readonly links: LinkRepository,
    private readonly editable: EditableLinksService,
    private readonly showLink: ShowLinkService,
    private readonly changes: LinkChangesService,
    private readonly domains: ShortDomainsService,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Where the member may put the link, and where it is; the shared domain first. Throws `LinkDoesNotExist`. */
  async choicesOf(member: Member, place: LinkPlace): Promise<LinkChoices> {
    const { link, domain: current } = await this.showLink.show(member, place);
    const own = await this.domains.choicesOf(member);
    const isListed = own.some(({ host }) => host === current.host);
    const choices = await Promise.all(
      (isListed ? own : [...own, current]).map(async (domain): Promise<DomainChoice> => {
        const isCurrent = domain.host === current.host;
        return {
          domain: { ...domain, origin: current.origin.replace(current.host, domain.host) },
          isCurrent,
          isTaken: !isCurrent && (await this.isTaken(link, domain)),
        };
      }),
    );
    return { link, choices };
  }

  /**
   * Puts the link there, where it keeps its slug; its address so far goes on leading to it. Throws `DomainUnknown`,
   * `SlugTaken`, `LinkDoesNotExist`, `NotAllowed`, `LinkDeleted`.
   */
  async put({ member, ...place }: EditCall, host: string): Promise<Link> {
    try {
      return await this.unitOfWork.runRepeatable(async () => {
        const link = await this.editable.hold(member, place);
        const current = await this.domains.domainWith(link.domainId);
        if (host.toLowerCase() === current.host) return link;
        const domainId = await this.domains.idFor(member, host);
        await this.changes.apply(member, link, { domainId });
        return link;
      });
    } catch (error) {
      throw error instanceof SlugTaken ? error.of('domain') : error;
    }
  }

  private async isTaken({ id, slug }: Link, { host }: ShortDomain): Promise<boolean> {
    const domainId = await this.domains.idOf(host);
    const there = domainId === null ? null : await this.links.findBySlug(domainId, slug);
    return there !== null && there.id !== id;
  }
}
