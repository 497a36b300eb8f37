/** Plans whose name is not what people know them by. */
const SPECIAL: Readonly<Partial<Record<string, string>>> = {
  initialAddon: 'InitialLegacy',
  initialWithBsd: 'Initial',
};

/** The name that texts know a plan by, such as `Classic`, of the one that the server keeps, such as `classic`. */
export const displayPlanOf = (plan: string): string =>
  SPECIAL[plan] ?? plan.slice(0, 1).toUpperCase() + plan.slice(1);
