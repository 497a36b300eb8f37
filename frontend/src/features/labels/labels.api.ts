import type { LinkName } from '../../api/link-name';
import type { Schema } from '../../api/schemas';

export type LinkTag = Schema<'LinkTagDto'>;
export type LinkTagColor = LinkTag['color'];
export type Tag = Schema<'TagDto'>;
export type TagChange = Schema<'ChangeTagDto'>;
export type MergedTag = Schema<'MergedTagDto'>;
export type TagList = Schema<'TagListDto'>;

export type ToolValue = Schema<'TrackingValueDto'>;
export type ToolInput = Schema<'SaveTrackingToolDto'>;
export interface Tool extends Omit<Schema<'TrackingToolDto'>, 'groupId' | 'createTime' | 'warnings'> {
  /** Codes of what is allowed, but probably not meant. */
  readonly warnings: readonly string[];
}

/** A tracking tool as a link has it. */
export type ToolOnLink = Schema<'LinkToolDto'>;

export interface LabelsApi {
  tags(): Promise<TagList>;
  /** The one that is there already, if there is one. */
  addTag(value: string, color: LinkTagColor): Promise<Tag>;
  changeTag(tagId: number, change: TagChange): Promise<Tag>;
  /** All links of the tag get the other one, and it is gone. The same key twice merges once. */
  mergeTag(tagId: number, into: number, idempotencyKey: string): Promise<MergedTag>;
  /** `isLeaving`: the page is about to close, and the call has to outlive it. */
  removeTag(tagId: number, isLeaving: boolean): Promise<void>;
  /** Gives a link these tags and no others: ids of those that are known, and words that become tags. */
  setTags(link: LinkName, tags: readonly (number | string)[]): Promise<readonly LinkTag[]>;
  tools(): Promise<readonly Tool[]>;
  /** The same key twice makes one tool. */
  addTool(input: ToolInput, idempotencyKey: string): Promise<Tool>;
  changeTool(id: number, input: ToolInput): Promise<Tool>;
  removeTool(id: number, isLeaving: boolean): Promise<void>;
}
