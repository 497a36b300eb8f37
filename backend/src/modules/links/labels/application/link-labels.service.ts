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

/** Numbers of tags, and of tracking tools, of one group. */
export interface ChosenLabels {
  readonly tagIds: readonly number[];
  readonly toolIds: readonly number[];
}

/** What is on links, of tags and tracking tools alike. */
@Injectable()
export class LinkLabelsService {
  constructor(
    private readonly tags: TagRepository,
    private readonly tools: TrackingToolRepository,
  ) {}

  /** Of all these links at once. */
  async labelsOf(linkIds: readonly number[]): Promise<(linkId: number) => Labels> {
    const tags = await this.tags.ofLinks(linkIds);
    const tools = await this.tools.ofLinks(linkIds);
    return (linkId) => ({ tags: tags.get(linkId) ?? [], tools: tools.get(linkId) ?? [] });
  }

  /** On links that are new, any number of them. Part of the caller's unit of work. */
  async putOnNew(linkIds: readonly number[], { tagIds, toolIds }: ChosenLabels): Promise<void> {
    if (tagIds.length > 0) await this.tags.putOnLinks(linkIds, tagIds);
    if (toolIds.length > 0) await this.tools.putOnLinks(linkIds, toolIds);
  }
}
