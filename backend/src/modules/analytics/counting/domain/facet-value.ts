import { UNKNOWN } from '../../../../shared/domain/visitor/unknown';

/** Longest value that is kept of one facet. */
export const MAX_VALUE_LENGTH = 120;
export const SEPARATOR = '/';
const UNFIT = /[\p{Cc}/]/gu;

/** One part as it is kept. */
export const facetPart = (text: string | null): string =>
  text === null || text === '' ? UNKNOWN : text.replace(UNFIT, ' ');

/** Joins the parts of a facet, coarsest first: "TW/TPE/Taipei". */
export function facetValue(...parts: readonly (string | null)[]): string {
  return parts.map(facetPart).join(SEPARATOR).slice(0, MAX_VALUE_LENGTH);
}

export const facetParts = (value: string): string[] => value.split(SEPARATOR);
