import { Injectable } from '@nestjs/common';
import type { Member } from '../../../../../shared/domain/actor';
import type { NamedLabels } from '../../../labels/domain/label-input';
import type { Link } from '../../domain/link.entity';
import { TagLink } from './tag-link.service';
import { ToolsOnLink } from './tools-on-link.service';

/** Puts tags and tracking tools on a link together. */
@Injectable()
export class LabelsOnLink {
  constructor(
    private readonly tagLink: TagLink,
    private readonly toolsOnLink: ToolsOnLink,
  ) {}

  /** Part of the unit of work that holds the link. Throws `InvalidInput`, `LimitReached`. */
  async put(member: Member, link: Link, { tags, tools }: NamedLabels): Promise<void> {
    if (tags) await this.tagLink.put(member, link, tags, 'tags');
    if (tools) await this.toolsOnLink.put(member, link, tools);
  }
}
