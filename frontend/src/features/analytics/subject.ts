import type { LinkName } from '../../api/link-name';

/** Whose clicks a report counts. */
export type Subject =
  | { readonly kind: 'link'; readonly link: LinkName }
  /** All links of the group acted in, or those with a tag. */
  | { readonly kind: 'group'; readonly tagId: number | null }
  | { readonly kind: 'site' };

export type ManyLinks = Exclude<Subject, { readonly kind: 'link' }>;

/** Of the page without a link in its path. */
export function subjectOf(address: URLSearchParams): ManyLinks {
  if (address.get('scope') === 'site') return { kind: 'site' };
  const tag = address.get('tag') ?? '';
  return { kind: 'group', tagId: /^[1-9]\d{0,15}$/.test(tag) ? Number(tag) : null };
}

export const keyOfSubject = (subject: Subject): string => JSON.stringify(subject);
