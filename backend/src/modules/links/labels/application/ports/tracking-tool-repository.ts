import type { TrackingTool } from '../../domain/tracking-tool.entity';
import type { TrackingValue } from '../../domain/tracking-value';

/** A tracking tool as links show it. */
export interface ToolOnLink {
  readonly id: number;
  readonly name: string;
  readonly value: TrackingValue;
}

/** Where a link that has a tool stands. */
export interface LinkWithTool {
  readonly linkId: number;
  readonly domainId: number;
  readonly slug: string;
}

/** Keeps the tracking tools of groups, and which links have them. */
export abstract class TrackingToolRepository {
  /**
   * Stores a new tool and gives it its id.
   * @throws ToolNameTaken when the group has another one of its kind and name.
   */
  abstract add(tool: TrackingTool): Promise<void>;

  /** Held: no other transaction changes it until the caller's unit of work ends. */
  abstract hold(groupId: number, id: number): Promise<TrackingTool | null>;

  /** Stores what has changed. Throws as `add` does. */
  abstract save(tool: TrackingTool): Promise<void>;

  /** Takes it off every link, too. */
  abstract remove(id: number): Promise<void>;

  /** Gives the link these tools of the group and no others of it. */
  abstract putOnLink(groupId: number, linkId: number, ids: readonly number[]): Promise<void>;

  /** Puts tools on links beside those that they have. */
  abstract putOnLinks(linkIds: readonly number[], ids: readonly number[]): Promise<void>;

  /** Links that have the tool, on domains where it does something; at most so many. */
  abstract linksWith(id: number, limit: number): Promise<readonly LinkWithTool[]>;

  /** Of these links, by name; each link has those of the group that holds it now. */
  abstract ofLinks(linkIds: readonly number[]): Promise<ReadonlyMap<number, readonly ToolOnLink[]>>;

  /** By name within their kind. */
  abstract allOf(groupIds: readonly number[]): Promise<TrackingTool[]>;

  /** For groups that end. */
  abstract removeAllOf(groupIds: readonly number[]): Promise<void>;
}
