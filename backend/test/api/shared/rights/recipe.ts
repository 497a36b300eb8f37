import type { Cell } from '../../../../src/shared/domain/rights/cell';
import type { RightsOf } from '../../../../src/shared/domain/rights/right';
import type { Player } from './cast';
import type { Scene } from './scene';

/** A call that works for players who may make it. */
export interface Try {
  /** What the placeholders of the path stand for. */
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Record<string, string>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Who makes it instead of the scene's player. */
  readonly by?: Player;
}

/** How one operation is tried. */
export interface Recipe {
  /** What the table is expected to say; a sign for each kind of actor, in the order of the page's columns. */
  readonly cells: string;
  /** Status for players who may; 200 unless it is said. */
  readonly status?: number;
  readonly call?: (scene: Scene) => Try | Promise<Try>;
}

const SIGNS = { allowed: '+', own: 'o', 'sign-in': '1', refused: '3', hidden: '4' } as const;
const SIGNS_OF_REASONS: Readonly<Record<string, string>> = {
  'plan.seat-read-only': 's',
  'groups.admin-only': 'a',
};

/**
 * `+` allowed, `o` own, `1` 401, `4` 404, `3` 403; and, of what is 403 also, `s` for want of a paid seat and `a` for
 * want of being an admin.
 */
export const signOf = (cell: Cell): string =>
  ('code' in cell ? SIGNS_OF_REASONS[cell.code] : undefined) ?? SIGNS[cell.outcome];

/**
 * Rows that many operations have. No token, expired, revoked; guest; member, read-only, admin; three strangers; program,
 * one without the scope, one of another group; a site admin who views a group admin.
 */
export const ANYONE = '+++ + +++ +++ +++ +';
export const HOLDERS = '111 + +++ +++ 333 3';
export const MEMBERS = '111 1 +++ +++ 333 3';
export const OF_GROUP = '111 1 +++ 333 333 3';
export const ADMINS = '111 1 as+ 333 333 3';
/** The same, where programs may, too. */
export const WITH_PROGRAMS = '111 1 +++ +++ +3+ 3';
/** Each on their own. */
export const OWN = '111 1 ooo ooo 333 3';

const GROUP_ADMIN = 6;

/** The same, where a view shows it: what the admin of the group sees. */
export function shown(cells: string): string {
  const signs = cells.replaceAll(' ', '');
  return signs.slice(0, -1) + signs.charAt(GROUP_ADMIN);
}

/** A recipe for each row of an area. */
export type RecipesFor<Rights extends RightsOf<string>> = Readonly<Record<keyof Rights, Recipe>>;
