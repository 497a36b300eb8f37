import type { ToolFieldName, ToolKind } from './tool-fields';

export interface LinkTag {
  readonly tagId: number;
  readonly value: string;
}

export interface Tag extends LinkTag {
  readonly linkCount: number;
  readonly canDelete: boolean;
}

export interface TagList {
  readonly tags: readonly Tag[];
  /** Those used last. */
  readonly recent: readonly Tag[];
}

export type ToolValue = Readonly<Partial<Record<ToolFieldName, string>>>;

export interface ToolInput {
  readonly name: string;
  readonly note: string;
  readonly value: ToolValue;
}

export interface Tool extends ToolInput {
  readonly id: number;
  readonly kind: ToolKind;
  readonly canChange: boolean;
  /** Codes of what is allowed, but probably not meant. */
  readonly warnings: readonly string[];
}

/** Two domains of a group may use the same slug. */
export interface LinkName {
  readonly encodeId: string;
  /** Host of the short address; the shared one when absent. */
  readonly domain?: string | undefined;
}

/** A tracking tool as a link has it. */
export interface ToolOnLink {
  readonly id: number;
  readonly name: string;
  /** It runs, because the link stands on a domain of its owner's. */
  readonly isActive: boolean;
}

export interface LabelsApi {
  tags(): Promise<TagList>;
  /** The one that is there already, if there is one. */
  addTag(value: string): Promise<Tag>;
  /** `isLeaving`: the page is about to close, and the call has to outlive it. */
  removeTag(tagId: number, isLeaving: boolean): Promise<void>;
  /** Gives a link these tags and no others; words that are no tag yet become one. */
  setTags(link: LinkName, words: readonly string[]): Promise<readonly LinkTag[]>;
  tools(): Promise<readonly Tool[]>;
  /** Gives a link these tools and no others. */
  setLinkTools(link: LinkName, ids: readonly number[]): Promise<readonly ToolOnLink[]>;
  /** The same key twice makes one tool. */
  addTool(input: ToolInput, idempotencyKey: string): Promise<Tool>;
  changeTool(id: number, input: ToolInput): Promise<Tool>;
  removeTool(id: number, isLeaving: boolean): Promise<void>;
}
