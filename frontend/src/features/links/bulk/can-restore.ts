/** The smallest plan that takes links out of the trash bin, and its level. */
export const PLAN_TO_RESTORE = 'personal';
const LEVEL_TO_RESTORE = 1;

/** Whether the plan of the group acted in does; not before that is known. */
export const canRestore = (info: { readonly planLevel: number } | null): boolean =>
  (info?.planLevel ?? 0) >= LEVEL_TO_RESTORE;
