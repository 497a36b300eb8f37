import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import { PlanLimitsService } from '../../../billing';
import type { DestinationChanged } from '../../events';
import type { LinkChange } from '../domain/link-settings';
import type { Link } from '../domain/link.entity';
import { ADDRESS_SETTINGS } from '../domain/safety/link-addresses';
import { LinkImagesService } from './link-images.service';

/** What links take of what their group has and its plan allows. Part of the unit of work that stores the link. */
@Injectable()
export class LinkCostsService {
  constructor(
    private readonly limits: PlanLimitsService,
    private readonly images: LinkImagesService,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Of a link that is made with settings. Throws `LimitReached`, `SettingRefused`. */
  async settleNew({ groupId, wasPreviewEdited, isStarred, imageUrl }: Link): Promise<void> {
    if (wasPreviewEdited) await this.limits.take(groupId, 'editablePreviews');
    if (isStarred) await this.limits.take(groupId, 'stars');
    await this.images.use(groupId, imageUrl);
  }

  /** Of changes of a link; a preview counts once. Throws `LimitReached`, `SettingRefused`. */
  async settle(link: Link, changes: readonly LinkChange[], wasPreviewEdited: boolean): Promise<void> {
    if (link.wasPreviewEdited && !wasPreviewEdited) await this.limits.take(link.groupId, 'editablePreviews');
    for (const change of changes) await this.settleOne(link, change);
  }

  /** Of a link that came from another group: its edited preview counts where it is, and its picture goes along. Throws `LimitReached`. */
  async settleMove(link: Link, fromGroupId: number): Promise<void> {
    if (link.wasPreviewEdited) {
      await this.limits.giveBack(fromGroupId, 'editablePreviews');
      await this.limits.take(link.groupId, 'editablePreviews');
    }
    await this.images.follow(link);
  }

  private async settleOne({ id, groupId, imageUrl }: Link, { field, after }: LinkChange): Promise<void> {
    if (field === 'imageUrl') await this.images.use(groupId, imageUrl);
    if (field === 'url') await this.limits.take(groupId, 'urlReplacements');
    if (ADDRESS_SETTINGS.has(field)) {
      const event: DestinationChanged = {
        type: 'links.destination-changed',
        linkId: id,
        isMain: field === 'url',
      };
      this.unitOfWork.publish(event);
    }
    if (field !== 'isStarred') return;
    if (after === true) await this.limits.take(groupId, 'stars');
    else await this.limits.giveBack(groupId, 'stars');
  }
}
