import type { Schema } from './schemas';

/** A link as calls name it: two domains of a group may use the same slug. */
export type LinkOnDomain = Schema<'LinkNameDto'>;

/** The same; without a domain it is the shared one, or the one of the reader's group. */
export interface LinkName extends Pick<LinkOnDomain, 'encodeId'> {
  readonly domain?: string | undefined;
}

/** Where the paths of the server have the name of a link. */
export const linkParams = ({ encodeId, domain }: LinkName) => ({
  path: { encodeId },
  query: domain === undefined ? {} : { domain },
});
