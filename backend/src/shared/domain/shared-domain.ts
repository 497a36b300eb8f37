/** The shared short domain; every other number is a row of the domains module. */
export const SHARED_DOMAIN = 0;
