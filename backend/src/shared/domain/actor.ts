import type { ProgramScope } from './rights/program-scopes';

/** A visitor without an account, known by the browser that asked for the token. */
export interface Guest {
  readonly kind: 'guest';
  /** The specification's id of every anonymous visitor. */
  readonly userId: 0;
  /** Guests belong to no group. */
  readonly groupId: 0;
  /** 128-bit random id of the browser; says which links' counts this guest may see, never what it may change. */
  readonly browserUuid: string;
}

/** 1: general member, 2: admin of the group. */
export type GroupLevel = 1 | 2;

/** A person's place in the group acted in. */
interface MemberRights {
  readonly userId: number;
  /** The group acted in; the member belonged to it when the call came in. */
  readonly groupId: number;
  readonly groupLevel: GroupLevel;
  /** The group lets every member change all of its links, by any author. */
  readonly mayEditAll: boolean;
  /** The group's plan does not pay for this member's seat: they may look at what it has, but not change it. */
  readonly isReadOnly: boolean;
  /** Runs the installation: named in ADMIN_EMAILS. */
  readonly isSiteAdmin: boolean;
}

/** A person signed in, acting in one of their groups. */
export interface SignedInMember extends MemberRights {
  readonly kind: 'member';
  /** The session that the access token came from. */
  readonly sessionId: string;
  /** The browser that the session is bound to. */
  readonly browserUuid: string;
}

/** A program with a token of the group, acting for the person who made the token: what it makes is theirs. */
export interface Program extends MemberRights {
  readonly kind: 'program';
  readonly isSiteAdmin: false;
  readonly tokenId: number;
  readonly scopes: readonly ProgramScope[];
}

/** A site admin who sees what a person sees in one of that person's groups. They change nothing, and secrets are hidden. */
export interface Viewer extends MemberRights {
  readonly kind: 'viewer';
  readonly isSiteAdmin: false;
  /** The site admin who looks; `userId` is the person whose view it is. */
  readonly adminUserId: number;
  /** The browser of the site admin. */
  readonly browserUuid: string;
}

/** A caller who acts in a group with a person's rights: that person, a program for them, or a site admin who looks. */
export type Member = SignedInMember | Program | Viewer;

/** Whether the caller sees the addresses and invoice details that a group keeps for its admins. No view shows them. */
export const seesPrivateDetails = ({ kind, groupLevel }: Pick<Member, 'kind' | 'groupLevel'>): boolean =>
  groupLevel === 2 && kind !== 'viewer';

/** Who is asking. Every module sees only this; rights are pure functions of it. */
export type Actor = Guest | Member;
