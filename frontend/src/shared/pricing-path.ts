import { PATHS } from './paths';

/** The plans, with the one in sight that has what was looked for; by the server's name, null where that is not known. */
export const pricingPath = (plan: string | null): string =>
  plan === null ? PATHS.pricing : `${PATHS.pricing}?plan=${encodeURIComponent(plan)}`;
