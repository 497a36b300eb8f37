import type { Schema } from '../../api/schemas';

/** What others have found out about a link. */
export type LinkFindings = Pick<Schema<'LinkDetailsDto'>, 'warning' | 'disabledFor'>;

/** Why visitors see a page that warns them before the destination. */
export type LinkWarning = NonNullable<LinkFindings['warning']>;

/** Why a link leads nowhere, against its owners' will. */
export type LinkDisabling = NonNullable<LinkFindings['disabledFor']>;
