import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../../shared/database/unit-of-work';
import type { Member } from '../../../../../shared/domain/actor';
import type { NamedTools } from '../../../labels/domain/label-input';
import type { Link } from '../../domain/link.entity';
import { LinkChangesService } from '../link-changes.service';
import type { EditCall } from '../link-call';
import { ChooseToolsService } from '../../../labels/application/choose-tools.service';
import { EditableLinksService } from '../editable-links.service';
import { PixelsOnLinkService } from './pixels-on-link.service';

/** Puts tracking tools on links: pixels stay tied to the link, campaign parameters become the link's own. */
@Injectable()
export class ToolsOnLinkService {
  constructor(
    private readonly editable: EditableLinksService,
    private readonly chooseTools: ChooseToolsService,
    private readonly pixels: PixelsOnLinkService,
    private readonly changes: LinkChangesService,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Gives the link these pixels and no others, and fills in the campaign parameters of the one tool that has some. */
  set({ member, ...place }: EditCall, ids: readonly number[]): Promise<Link> {
    const named = { ids: [...new Set(ids)], pixels: new Map(), hasCampaign: false, field: 'value' };
    return this.unitOfWork.run(async () => {
      const link = await this.editable.hold(member, place);
      await this.put(member, link, named);
      return link;
    });
  }

  /** The same, part of the unit of work that holds the link. Throws `LabelRefused`. */
  async put(member: Member, link: Link, named: NamedTools): Promise<void> {
    const { pixels, campaign } = await this.chooseTools.choose(member, named, link.id);
    await this.pixels.put(member, link, pixels);
    if (campaign) await this.changes.apply(member, link, { utm: campaign });
  }
}
