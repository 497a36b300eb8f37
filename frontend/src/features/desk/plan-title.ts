/** As texts name a plan: `initialLegacy` is `InitialLegacy`. */
export const planTitleOf = (plan: string): string => plan.charAt(0).toUpperCase() + plan.slice(1);
