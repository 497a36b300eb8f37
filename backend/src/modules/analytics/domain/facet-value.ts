/** What cannot be told is counted under this, so that nothing is missing from a breakdown. */
export const UNKNOWN = 'others';

/** Longest value that is kept of one facet. */
export const LONGEST_VALUE = 120;
const SEPARATOR = '/';
const UNFIT = /[\p{Cc}/]/gu;

const part = (text: string | null): string =>
  text === null || text === '' ? UNKNOWN : text.replace(UNFIT, ' ');

/** Joins the parts of a facet, coarsest first: "TW/TPE/Taipei". */
export function facetValue(...parts: readonly (string | null)[]): string {
  return parts.map(part).join(SEPARATOR).slice(0, LONGEST_VALUE);
}
