import type { Member } from '../../../shared/domain/actor';

/** Somebody who wants something of a link. */
export interface LinkCall {
  readonly member: Member;
  /** The slug, in NFC. */
  readonly slug: string;
  /** Where the call came from. */
  readonly address: string;
  /** The site that it was made on. */
  readonly host: string;
}
