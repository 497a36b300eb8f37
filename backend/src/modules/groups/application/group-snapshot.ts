import type { AS_SERVED, Group, GroupLinkDefaults, LinkSchema } from '../domain/group.entity';

/** A group as other modules see it. */
export interface GroupSnapshot {
  readonly groupId: number;
  readonly name: string;
  /** What has been bought, in the words of billing. */
  readonly plan: string;
  /** IANA name: where the group's days and months begin. */
  readonly timeZone: string;
  /** Scheme of its short addresses. */
  readonly linkSchema: LinkSchema | typeof AS_SERVED;
  /** Only members signed in see who clicked. */
  readonly protectTrack: boolean;
  /** Every member may change all of its links. */
  readonly everyoneEdits: boolean;
  /** Toggles that a new link begins with. */
  readonly defaults: GroupLinkDefaults;
  /** Empty: any. */
  readonly frontHosts: readonly string[];
  /** Empty: any. */
  readonly ipAllowList: readonly string[];
  /** It is a person's own group, made at registration. */
  readonly isHome: boolean;
}

export function groupSnapshotOf(group: Group): GroupSnapshot {
  const { id, name, plan, timeZone, linkSchema, protectTrack, everyoneEdits, defaults } = group;
  const { frontHosts, ipAllowList, isHome } = group;
  const settings = { timeZone, linkSchema, protectTrack, everyoneEdits, defaults, frontHosts, ipAllowList };
  return { groupId: id, name, plan, isHome, ...settings };
}
