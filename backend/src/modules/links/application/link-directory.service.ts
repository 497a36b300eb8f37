import { Injectable } from '@nestjs/common';
import { WebSettings } from '../../../config/settings';
import type { Actor } from '../../../shared/domain/actor';
import { canSeeCounts } from '../domain/link-access';
import { SHARED_DOMAIN } from '../domain/link.entity';
import { LinkDoesNotExist } from '../domain/links.errors';
import { type LinkSnapshot, snapshotOf } from './link-snapshot';
import { LinkRepository } from './ports/link-repository';

/** Finds links on behalf of a caller, who never learns of what is not theirs. */
@Injectable()
export class LinkDirectory {
  constructor(
    private readonly links: LinkRepository,
    private readonly web: WebSettings,
  ) {}

  /** @throws LinkDoesNotExist also when the link is somebody else's. */
  async ownedBy(actor: Actor, encodeId: string): Promise<LinkSnapshot> {
    const link = await this.links.findBySlug(SHARED_DOMAIN, encodeId.normalize('NFC'));
    if (!link || !canSeeCounts(actor, link)) throw new LinkDoesNotExist();
    return snapshotOf(link, this.web.shortOrigin);
  }
}
