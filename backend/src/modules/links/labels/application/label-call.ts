import type { Member } from '../../../../shared/domain/actor';

/** A member who changes what the group acted in puts on its links. */
export interface LabelCall {
  readonly member: Member;
  /** Where the call came from. */
  readonly address: string;
}
