/** Site admins have blocked where a link leads, or allow it again. */
export interface DestinationBlocked {
  readonly type: 'abuse.destination-blocked';
  readonly linkId: number;
  readonly groupId: number;
  /** Who made the link. */
  readonly userId: number;
  /** The slug, decoded. */
  readonly encodeId: string;
  /** Host of the short address. */
  readonly domain: string;
  readonly shortUrl: string;
  /** Host of the destination. */
  readonly host: string;
  /** False: it leads on. */
  readonly isBlocked: boolean;
  /** ISO 8601, UTC; with the link it names the notice. */
  readonly judgedAt: string;
}
