/** What became of a destination of a link: it went down or came back, does harm, or does not any more. */
export type DestinationChangeKind = 'down' | 'back' | 'threat' | 'blocked' | 'clean';

/** The same as a mail tells it. */
export interface DestinationChange {
  readonly kind: DestinationChangeKind;
  readonly groupId: number;
  readonly shortUrl: string;
  /** Host of the destination. */
  readonly host: string;
  /** ISO 8601, UTC: since when it did not answer, or when it was found. */
  readonly since: string;
  /** Visitors are sent elsewhere meanwhile. */
  readonly hasBackup: boolean;
}

/** Told to one person within an hour; whatever comes on top is seen in the list of links. */
export const MAX_NOTICES_PER_HOUR = 100;
/** Of mails to one person: what comes meanwhile waits for the next. */
export const BETWEEN_MAILS_MS = 3_600_000;
/** Others that happen together are waited for. */
export const GATHERED_MS = 5 * 60_000;
