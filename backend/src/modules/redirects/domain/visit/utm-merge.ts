import type { LinkUtm } from '../../../links/values';
import { setParameters } from './set-parameters';

const FIELDS = ['source', 'medium', 'campaign', 'term', 'content'] as const satisfies (keyof LinkUtm)[];

/** The address with the link's own campaign, which takes the place of what the address says itself. */
export function mergeUtm(href: string, utm: LinkUtm | null): string {
  if (utm === null) return href;
  const parameters = FIELDS.flatMap((field) => {
    const value = utm[field];
    return value === undefined ? [] : [[`utm_${field}`, value] as const];
  });
  return parameters.length === 0 ? href : setParameters(href, parameters);
}
