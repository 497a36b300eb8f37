/** What a report is about. `links` is for a handful chosen by the caller, such as those of a tag: at most 1 000. */
export type Subject =
  | { readonly kind: 'link'; readonly linkId: number }
  | {
      readonly kind: 'links';
      readonly linkIds: readonly number[];
      /** How many there are, where these may not be all. */
      readonly count?: number;
    }
  | { readonly kind: 'group'; readonly groupId: number }
  | { readonly kind: 'site' };

/** Whose counters they are, as one number: links above zero, groups below it (-1 is that of guests), the site itself zero. */
export type SubjectNumber = number;

export const SITE: SubjectNumber = 0;
export const numberOfLink = (linkId: number): SubjectNumber => linkId;
export const numberOfGroup = (groupId: number): SubjectNumber => -1 - groupId;

/** How many links of a subject are counted, where that is not all of them. */
export interface PartialCount {
  readonly countedLinks: number;
  readonly allLinks: number;
}

export function partialCount(subject: Subject): PartialCount | null {
  if (subject.kind !== 'links' || subject.count === undefined) return null;
  const countedLinks = subject.linkIds.length;
  return subject.count > countedLinks ? { countedLinks, allLinks: subject.count } : null;
}

/** Whose counters answer for a subject; they add up. */
export function numbersOf(subject: Subject): readonly SubjectNumber[] {
  switch (subject.kind) {
    case 'link':
      return [numberOfLink(subject.linkId)];
    case 'links':
      return [...new Set(subject.linkIds)].map(numberOfLink);
    case 'group':
      return [numberOfGroup(subject.groupId)];
    case 'site':
      return [SITE];
  }
}
