import { Injectable } from '@nestjs/common';
import { type TagOnLink, TagRepository } from './ports/tag-repository';
import { type ToolOnLink, TrackingToolRepository } from './ports/tracking-tool-repository';

/** What a group has put on one of its links. */
export interface Labels {
  /** In the order of the alphabet. */
  readonly tags: readonly TagOnLink[];
  /** By name. */
  readonly tools: readonly ToolOnLink[];
}

/** What is on links, of tags and tracking tools alike. */
@Injectable()
export class LinkLabels {
  constructor(
    private readonly tags: TagRepository,
    private readonly tools: TrackingToolRepository,
  ) {}

  /** Of all these links at once. */
  async of(linkIds: readonly number[]): Promise<(linkId: number) => Labels> {
    const tags = await this.tags.ofLinks(linkIds);
    const tools = await this.tools.ofLinks(linkIds);
    return (linkId) => ({ tags: tags.get(linkId) ?? [], tools: tools.get(linkId) ?? [] });
  }

  /** Of a new link of the group, which has none yet. */
  async put(groupId: number, linkId: number, { tags, tools }: Labels): Promise<void> {
    const tagIds = tags.map(({ tagId }) => tagId);
    if (tagIds.length > 0) await this.tags.putOnLink(groupId, linkId, tagIds);
    const toolIds = tools.map(({ id }) => id);
    if (toolIds.length > 0) await this.tools.putOnLink(groupId, linkId, toolIds);
  }
}
