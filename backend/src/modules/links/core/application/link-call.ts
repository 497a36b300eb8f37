import type { Member } from '../../../../shared/domain/actor';
import type { LinkPlace } from './link-places.service';

/** A caller who wants something of links. */
export interface MemberCall {
  readonly member: Member;
  /** Where the call came from. */
  readonly address: string;
  /** The site that it was made on. */
  readonly host: string;
}

/** A caller who wants something of a link. */
export interface LinkCall extends MemberCall, LinkPlace {}

/** A caller who wants to change a link. */
export interface EditCall extends LinkPlace {
  readonly member: Member;
}
