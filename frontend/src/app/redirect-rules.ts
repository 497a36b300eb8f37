import { pathTo } from '../shared/paths';

/** Sends visitors of one page of this site to another, once. */
export interface RedirectRule {
  /** A path without its language prefix. */
  readonly from: string;
  /** Such a path, or `users`: the links of the visitor's group. */
  readonly to: string;
}

const USERS = 'users';
/** More than people set; a shelf that was filled by hand must not slow down each step. */
const MAX_RULES = 20;

/** Whether an address is a path of this site: `//host` and `/\host` would lead out of it. */
export const isOwnPath = (path: string): boolean => /^\/(?![/\\])[^\s\\]*$/.test(path);

function isRule(value: unknown): value is RedirectRule {
  if (typeof value !== 'object' || value === null) return false;
  const rule: { readonly from?: unknown; readonly to?: unknown } = value;
  const { from, to } = rule;
  return (
    typeof from === 'string' && typeof to === 'string' && isOwnPath(from) && (to === USERS || isOwnPath(to))
  );
}

/** Storage may hold what an older version or a person's hand wrote there. */
export const readRules = (value: unknown): readonly RedirectRule[] =>
  Array.isArray(value) ? value.filter(isRule).slice(0, MAX_RULES) : [];

/**
 * The rule for a path with where it leads, and the rules that stay once it is used. Null: none applies. The users
 * page exists only for members of a group; until then its rule waits.
 */
export function applyRules(
  rules: readonly RedirectRule[],
  path: string,
  groupId: number,
): { readonly to: string; readonly left: readonly RedirectRule[] } | null {
  const rule = rules.find(({ from, to }) => from === path && to !== path && (to !== USERS || groupId !== 0));
  if (rule === undefined) return null;
  return {
    to: rule.to === USERS ? pathTo('group', groupId) : rule.to,
    left: rules.filter((other) => other !== rule),
  };
}

/** The rules that this device keeps until they are used. */
export class RedirectRules {
  private readonly shelf: { read(): unknown; write(value: unknown): boolean };

  constructor(shelf: { read(): unknown; write(value: unknown): boolean }) {
    this.shelf = shelf;
  }

  /** Where a visitor of this path has to go instead; the rule that says so is gone then. */
  take(path: string, groupId: number): string | null {
    const used = applyRules(readRules(this.shelf.read()), path, groupId);
    // A rule that cannot be removed would lead round in circles.
    return used !== null && this.shelf.write(used.left) ? used.to : null;
  }
}

declare module '../shared/store-context' {
  interface Stores {
    readonly redirects: RedirectRules;
  }
}
