import { Injectable } from '@nestjs/common';
import type { Member } from '../../../../../shared/domain/actor';
import type { NamedLabels } from '../../../labels/domain/label-input';
import type { Link } from '../../domain/link.entity';
import { TagLinkService } from './tag-link.service';
import { ToolsOnLinkService } from './tools-on-link.service';

/** Puts tags and tracking tools on a link together. */
@Injectable()
export class LabelsOnLinkService {
  constructor(
    private readonly tagLink: TagLinkService,
    private readonly toolsOnLink: ToolsOnLinkService,
  ) {}

  /** Part of the unit of work that holds the link. Throws `InvalidInput`, `LimitReached`. */
  async put(member: Member, link: Link, { tags, tools }: NamedLabels): Promise<void> {
    if (tags) await this.tagLink.put(member, link, tags, 'tags');
    if (tools) await this.toolsOnLink.put(member, link, tools);
  }
}
