import { BARRIERS, barrierTo, type Caller } from './barriers';
import type { Cell } from './cell';
import { PROGRAM_SCOPES } from './program-scopes';
import type { Right } from './right';
import { type Scope, SCOPES } from './scopes';

/** A column of the table: what rights see of everybody of that kind. */
interface ActorKind {
  readonly title: string;
  readonly caller: Caller;
  /** Belongs to another group than the thing in question, and acts in that. */
  readonly isStranger?: true;
}

const MEMBER = { kind: 'member', groupLevel: 1, isReadOnly: false, isSiteAdmin: false } as const;
const ADMIN = { ...MEMBER, groupLevel: 2 } as const;

const PROGRAM = { ...ADMIN, kind: 'program', scopes: PROGRAM_SCOPES } as const;

export const ACTOR_KINDS = {
  noToken: { title: 'no token', caller: null },
  expiredToken: { title: 'expired token', caller: null },
  revokedToken: { title: 'revoked token', caller: null },
  guest: { title: 'guest', caller: { kind: 'guest' } },
  member: { title: 'member', caller: MEMBER },
  readOnlyMember: { title: 'read-only member', caller: { ...MEMBER, isReadOnly: true } },
  groupAdmin: { title: 'group admin', caller: ADMIN },
  otherMember: { title: 'other group’s member', caller: MEMBER, isStranger: true },
  otherAdmin: { title: 'other group’s admin', caller: ADMIN, isStranger: true },
  siteAdmin: { title: 'site admin', caller: { ...ADMIN, isSiteAdmin: true }, isStranger: true },
  program: { title: 'program', caller: PROGRAM },
  limitedProgram: { title: 'program without the scope', caller: { ...PROGRAM, scopes: [] } },
  otherProgram: { title: 'other group’s program', caller: PROGRAM, isStranger: true },
  viewer: { title: 'site admin who views a group admin', caller: { ...ADMIN, kind: 'viewer' } },
} as const satisfies Readonly<Record<string, ActorKind>>;

export type ActorKindName = keyof typeof ACTOR_KINDS;

export const ACTOR_KIND_NAMES = Object.keys(ACTOR_KINDS) as readonly ActorKindName[];

function cellIn(scope: Scope, { caller, isStranger }: ActorKind): Cell {
  if (caller?.kind === 'guest') return scope.guest ?? scope.everybody;
  if (caller?.isSiteAdmin && scope.siteAdmin) return scope.siteAdmin;
  if (isStranger) return scope.stranger ?? scope.everybody;
  const isAdmin = caller?.groupLevel === 2;
  return (isAdmin ? scope.groupAdmin : undefined) ?? scope.everybody;
}

/** What comes of it when a caller of that kind uses the right. */
export function cellOf(right: Right, name: ActorKindName): Cell {
  const kind: ActorKind = ACTOR_KINDS[name];
  const barrier = barrierTo(right, kind.caller, !kind.isStranger);
  return barrier ? BARRIERS[barrier].refusal : cellIn(SCOPES[right.whose], kind);
}
