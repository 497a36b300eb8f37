import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../../shared/domain/actor';
import { GroupMembers } from '../../../groups';
import { TagLink } from '../../core/application/labels/tag-link.service';
import { type ChosenTools, ToolsOnLink } from '../../core/application/labels/tools-on-link.service';
import type { Link } from '../../core/domain/link.entity';
import { LinkLabels } from '../../labels/application/link-labels.service';
import type { NamedLabels } from '../../labels/domain/label-input';

const NO_TOOLS: ChosenTools = { pixels: [], campaign: null };

/** Tags and tracking tools that a new link begins with. Part of the unit of work of whoever makes it. */
@Injectable()
export class NewLinkLabels {
  constructor(
    private readonly tagLink: TagLink,
    private readonly toolsOnLink: ToolsOnLink,
    private readonly linkLabels: LinkLabels,
    private readonly members: GroupMembers,
  ) {}

  /** Guests have none to choose from, and were refused if they named any. Throws `LabelRefused`. */
  async choose(creator: Actor, { tools }: NamedLabels): Promise<ChosenTools> {
    if (creator.kind === 'guest' || !tools) return NO_TOOLS;
    // The group before its tools: batches hold them in this order, too.
    await this.members.hold(creator.groupId);
    return this.toolsOnLink.choose(creator, tools);
  }

  /** Throws `LabelRefused`, `LimitReached`. */
  async put(creator: Actor, link: Link, { tags }: NamedLabels, { pixels }: ChosenTools): Promise<void> {
    if (creator.kind !== 'guest' && tags) await this.tagLink.put(creator, link, tags, 'tags');
    await this.linkLabels.put(link.groupId, link.id, { tags: [], tools: pixels });
  }
}
