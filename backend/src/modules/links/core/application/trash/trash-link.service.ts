import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../../../../shared/audit/audit-trail';
import { UnitOfWork } from '../../../../../shared/database/unit-of-work';
import type { Actor } from '../../../../../shared/domain/actor';
import { canSeeCounts, canTrash, type LinkClaim } from '../../domain/link-access';
import type { Link } from '../../domain/link.entity';
import { LinkDoesNotExist, NotAllowed } from '../../domain/links.errors';
import { LinkClaimsService } from '../link-claims.service';
import type { LinkPlace } from '../link-places.service';
import { LinkRepository } from '../ports/link-repository';
import { TrashBinService } from './trash-bin.service';

/** What a caller shows and where the call came from. */
export interface TrashCall extends LinkPlace {
  /** What creation handed out; a guest needs it. */
  readonly claim: string | undefined;
  readonly address: string;
}

/** Puts a link into the trash bin. Its slug stays taken. */
@Injectable()
export class TrashLinkService {
  constructor(
    private readonly links: LinkRepository,
    private readonly claims: LinkClaimsService,
    private readonly bin: TrashBinService,
    private readonly audit: AuditTrail,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async trash(actor: Actor, { domainId, slug, claim: claimText, address }: TrashCall): Promise<void> {
    const claim = this.claims.claimIn(claimText);
    await this.unitOfWork.run(async () => {
      const link = await this.links.holdBySlug(domainId, slug);
      if (await this.bin.put(trashable(actor, link, claim))) await this.log(actor, slug, address);
    });
  }

  /** Guests have no group whose log could tell of it. */
  private async log({ kind, userId, groupId }: Actor, slug: string, address: string): Promise<void> {
    if (kind === 'guest') return;
    const entry = { action: 'links.trashed', outcome: 'done', userId, groupId, address } as const;
    await this.audit.record({ ...entry, details: { link: slug } });
  }
}

/** Also what is in the bin already. Throws `LinkDoesNotExist`, `NotAllowed`. */
export function trashable(actor: Actor, link: Link | null, claim: LinkClaim | null = null): Link {
  if (link && canTrash(actor, link, claim)) return link;
  throw link && canSeeCounts(actor, link) ? new NotAllowed() : new LinkDoesNotExist();
}
