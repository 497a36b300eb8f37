import type { ProgramScope } from './program-scopes';
import type { SCOPES } from './scopes';

/** Who may call at all: anyone without a token, any holder of one, a person signed in, an admin of the group, a site admin. */
export type Who = 'anyone' | 'guest' | 'member' | 'groupAdmin' | 'siteAdmin';

interface Touching {
  readonly whose: keyof typeof SCOPES;
}

/** Callers are not asked who they are. */
interface OpenRight extends Touching {
  readonly who: 'anyone';
}

/** Who has to show that they are human, where the installation verifies that. Programs never have to: they hold a token of a group. */
export interface HumanRequirement {
  /** `people`: members, too, because what they get costs money or may be guessed. */
  readonly asked: 'guests' | 'people';
  /** `allowed`: the call leads to a proof of another kind, such as a code by email, and no one may be left without one. */
  readonly lowScore?: 'allowed';
}

export interface HeldRight extends Touching {
  readonly who: Exclude<Who, 'anyone'>;
  /** The scope by which a program may do it for the admin who made its token, where they may; null where no program may. */
  readonly program: ProgramScope | null;
  /** It changes what the group acted in has: a member's seat has to be paid for. */
  readonly seat?: 'paid';
  /** Absent: no caller is asked. */
  readonly human?: HumanRequirement;
  /** It only reads, and holds no secret: a site admin who views a person may see it. Absent: no view shows it. */
  readonly view?: 'shown';
}

/** One row of the table: who may do something, and to whose things. */
export type Right = OpenRight | HeldRight;

/** The rows of one area; each begins with its name. */
export type RightsOf<Area extends string> = Readonly<Record<`${Area}.${string}`, Right>>;
