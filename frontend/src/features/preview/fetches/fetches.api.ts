import type { LinkOnDomain } from '../../../api/link-name';
import type { Schema } from '../../../api/schemas';

/** A service that has fetched the card of a link. */
export type CardFetch = Schema<'CardFetchDto'>;
/** What a service makes of the picture; its numbers are null where the problem has none. */
export type CardWarning = Schema<'CardWarningDto'>;
/** Who has fetched the card of a link, and what they make of its picture. */
export type CardReport = Schema<'CardFetchesDto'>;

export interface CardFetchesApi {
  fetches(link: LinkOnDomain): Promise<CardReport>;
}
