/** What a report is about. `links` is for a handful chosen by the caller, such as those of a tag: at most 1 000. */
export type Subject =
  | { readonly kind: 'link'; readonly linkId: number }
  | { readonly kind: 'links'; readonly linkIds: readonly number[] }
  | { readonly kind: 'group'; readonly groupId: number }
  | { readonly kind: 'site' };

/** Whose counters they are, as one number: links above zero, groups below it (-1 is that of guests), the site itself zero. */
export type SubjectNumber = number;

export const SITE: SubjectNumber = 0;
export const numberOfLink = (linkId: number): SubjectNumber => linkId;
export const numberOfGroup = (groupId: number): SubjectNumber => -1 - groupId;

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
