import { Injectable } from '@nestjs/common';
import type { Member } from '../../../../shared/domain/actor';
import { Clock } from '../../../../shared/domain/clock';
import type { LinkEdits } from '../domain/link-settings';
import type { Link } from '../domain/link.entity';
import { changesCard } from '../domain/preview/link-preview';
import { LinkCostsService } from './link-costs.service';
import { LinkHistory } from './ports/link-history';
import { LinkWarningsService } from './safety/link-warnings.service';
import { StoreChangedLinkService } from './store-changed-link.service';

/** Stores what is changed of a link, within the plan, and tells of it. Part of the unit of work that holds the link. */
@Injectable()
export class LinkChangesService {
  constructor(
    private readonly changed: StoreChangedLinkService,
    private readonly history: LinkHistory,
    private readonly costs: LinkCostsService,
    private readonly warnings: LinkWarningsService,
    private readonly clock: Clock,
  ) {}

  /** What is as it was costs nothing and is not written down. Throws `SlugTaken`, `LimitReached`, `SettingRefused`. */
  async apply(
    { groupId, userId }: Pick<Member, 'groupId' | 'userId'>,
    link: Link,
    edits: LinkEdits,
  ): Promise<void> {
    const { wasPreviewEdited, domainId, slug } = link;
    const changes = link.edit(edits);
    if (changes.length === 0) return;
    await this.costs.settle(link, changes, wasPreviewEdited);
    const changedAt = this.clock.now();
    const fields = changes.map(({ field }) => field);
    if (changesCard(link, fields)) link.changeCard(changedAt);
    await this.warnings.renew(link, changes);
    await this.changed.store(link, { domainId, slug }, changedAt);
    await this.history.add({ linkId: link.id, groupId, userId, changedAt }, changes);
  }
}
