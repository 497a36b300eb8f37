import type { TrackingTool } from '../../domain/tracking-tool.entity';

/** Keeps the tracking tools of groups. */
export abstract class TrackingToolRepository {
  /**
   * Stores a new tool and gives it its id.
   * @throws ToolNameTaken when the group has another one of its kind and name.
   */
  abstract add(tool: TrackingTool): Promise<void>;

  /** Held: nobody else changes it until the caller's unit of work ends. */
  abstract hold(groupId: number, id: number): Promise<TrackingTool | null>;

  /** Stores what has changed. Throws as `add` does. */
  abstract save(tool: TrackingTool): Promise<void>;

  abstract remove(id: number): Promise<void>;

  /** By name within their kind. */
  abstract allOf(groupIds: readonly number[]): Promise<TrackingTool[]>;

  /** For groups that end. */
  abstract removeAllOf(groupIds: readonly number[]): Promise<void>;
}
