/** The smallest plan with advanced search, and its level. */
export const PLAN_TO_SEARCH = 'classic';
const LEVEL_TO_SEARCH = 3;

/** Whether the plan of the group acted in has all filters; not before that is known. */
export const hasAdvancedSearch = (info: { readonly planLevel: number } | null): boolean =>
  (info?.planLevel ?? 0) >= LEVEL_TO_SEARCH;
