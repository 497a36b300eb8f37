import type { SCOPES } from './scopes';

/** Who may call at all: anyone without a token, any holder of one, somebody signed in, an admin of the group, who runs the site. */
export type Who = 'anyone' | 'guest' | 'member' | 'groupAdmin' | 'siteAdmin';

/** One row of the table: who may do something, and to whose things. */
export interface Right {
  readonly who: Who;
  /** It changes what the group acted in has: a member's seat has to be paid for. */
  readonly seat?: 'paid';
  readonly whose: keyof typeof SCOPES;
}

/** The rows of one area; each begins with its name. */
export type RightsOf<Area extends string> = Readonly<Record<`${Area}.${string}`, Right>>;
