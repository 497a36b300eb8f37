/** A person does not belong to the group any more: they left it, were removed, or left for good. */
export interface MemberLeft {
  readonly type: 'groups.member-left';
  readonly groupId: number;
  readonly userId: number;
}

/** A person who left for good is no longer a member of the group. */
export interface MemberErased {
  readonly type: 'groups.member-erased';
  readonly groupId: number;
}

/** A member of the group may do more there than before, or less. */
export interface MemberLevelChanged {
  readonly type: 'groups.member-level-changed';
  readonly groupId: number;
  readonly userId: number;
}
