/** A name of the API as texts choose by it: they know no hyphens. */
export const nameKey = (name: string): string => name.replaceAll('-', '_');
