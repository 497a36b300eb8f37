import type { Member } from '../../../shared/domain/actor';

/** A caller who wants something of a group. */
export interface TeamCall {
  readonly member: Member;
  /** The group that it is about. */
  readonly groupId: number;
  /** Where the call came from. */
  readonly address: string;
}
