/** Somebody who left for good is no longer a member of the group. */
export interface MemberErased {
  readonly type: 'groups.member-erased';
  readonly groupId: number;
}
