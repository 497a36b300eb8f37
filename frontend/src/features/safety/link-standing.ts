/** Why visitors see a page that warns them before the destination. */
export type LinkWarning = 'threat' | 'young' | 'free-host' | 'reported';

/** Why a link leads nowhere, whatever its owners wish. */
export type LinkDisabling = 'blocked' | 'abuse';

/** What others have found out about a link. */
export interface LinkStanding {
  readonly warning: LinkWarning | null;
  readonly disabledFor: LinkDisabling | null;
}
