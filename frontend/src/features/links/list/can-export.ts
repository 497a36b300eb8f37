/** The smallest plan that exports lists, and its level. */
export const PLAN_TO_EXPORT = 'initial';
const LEVEL_TO_EXPORT = 2;

/** Whether the plan of the group acted in does; not before that is known. */
export const canExport = (info: { readonly planLevel: number } | null): boolean =>
  (info?.planLevel ?? 0) >= LEVEL_TO_EXPORT;
