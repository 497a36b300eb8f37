import type { Schema } from '../../../api/schemas';

/** What a person may want of a new link besides its address and name, as the server takes it. */
export type NewLinkOptions = Readonly<Omit<Partial<Schema<'ShortenLinkDto'>>, 'url' | 'encodeId'>>;

export const NO_OPTIONS: NewLinkOptions = {};
