import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import type { Link } from '../domain/link.entity';
import { isHarmful, type LinkFindings } from '../domain/link-findings';
import type { LinkState } from '../domain/link-state';
import type { LinkChanged } from '../../events';
import { LinkRepository } from './ports/link-repository';
import { FreeHostsService } from './safety/free-hosts.service';

export interface MarkedLink {
  readonly link: LinkState;
  /** What was known of it until now. */
  readonly before: LinkFindings;
}

/** What is known of the link now; null when that is for others to say. */
type Decision = (link: LinkState) => Promise<Partial<LinkFindings> | null>;

/**
 * Writes down what we have found out about a link: a warning, a reason to disable it, or that its destination is down.
 * What a person marks goes to the audit trail with its reason; the link's own history has its owners' changes alone.
 */
@Injectable()
export class MarkLinkService {
  constructor(
    private readonly links: LinkRepository,
    private readonly freeHosts: FreeHostsService,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** What is left out stays. The link, or null when there is none; visitors get what follows from it at once. */
  async mark(linkId: number, findings: Partial<LinkFindings>): Promise<LinkState | null> {
    const marked = await this.markAs(linkId, () => Promise.resolve(findings));
    return marked?.link ?? null;
  }

  /** The same of what is decided once the link is held. Null also when nothing is decided. */
  markAs(linkId: number, decide: Decision): Promise<MarkedLink | null> {
    return this.unitOfWork.run(async () => {
      const link = await this.links.holdById(linkId);
      const findings = link && (await decide(link));
      if (!link || !findings) return null;
      const { warning, disabledFor, downSince } = link;
      const before = { warning, disabledFor, downSince };
      if (change(link, findings)) await this.store(link);
      if (isHarmful(link) && !isHarmful(before)) await this.freeHosts.stain([link]);
      return { link, before };
    });
  }

  private async store(link: Link): Promise<void> {
    await this.links.save(link);
    const { id: linkId, domainId, slug } = link;
    const event: LinkChanged = { type: 'links.link-changed', linkId, domainId, slug };
    this.unitOfWork.publish(event);
  }
}

/** Whether anything is another now. */
function change(link: Link, { warning, disabledFor, downSince }: Partial<LinkFindings>): boolean {
  const before = findingsText(link);
  if (warning !== undefined) link.warnOf(warning);
  if (disabledFor === null) link.enable();
  else if (disabledFor !== undefined) link.disable(disabledFor);
  if (downSince === null) link.markUp();
  else if (downSince !== undefined) link.markDown(downSince);
  return findingsText(link) !== before;
}

const findingsText = ({ warning, disabledFor, downSince }: LinkFindings): string =>
  JSON.stringify([warning, disabledFor, downSince]);
