import type { Actor } from '../../../../shared/domain/actor';

/** Where new links come from: a person at work, a program, many in one call, or a file. */
export type LinkOrigin = 'web' | 'program' | 'batch' | 'import';

/** Of a link that is made on its own. */
export const linkOriginOf = ({ kind }: Actor): LinkOrigin => (kind === 'program' ? 'program' : 'web');

/** Programs and batches say where their links are to stand: what a person has chosen must not change them. */
export const followsPerson = (origin: LinkOrigin): boolean => origin === 'web';

/** Links that were made elsewhere keep the date of that; no other caller says when a link was made. */
export const keepsDate = (origin: LinkOrigin): boolean => origin === 'import';
