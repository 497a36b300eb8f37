/** What is told of where a link leads to those whose link it is. */
interface DestinationChange {
  readonly linkId: number;
  readonly groupId: number;
  /** Who made the link; 0: a guest. */
  readonly userId: number;
  /** The slug, decoded. */
  readonly encodeId: string;
  /** Host of the short address. */
  readonly domain: string;
  readonly shortUrl: string;
  /** Host of the destination. */
  readonly host: string;
}

/** What is told of an outage of a destination. */
interface Outage extends DestinationChange {
  /** ISO 8601, UTC: when it first did not answer; with the link it names the outage. */
  readonly since: string;
  /** Visitors are sent elsewhere meanwhile. */
  readonly hasBackup: boolean;
}

/** Where a link leads has not answered for a while. */
export interface DestinationDown extends Outage {
  readonly type: 'monitoring.destination-down';
}

/** Where a link leads answers again. */
export interface DestinationBack extends Outage {
  readonly type: 'monitoring.destination-back';
}

/** Something that does harm was found where a link leads, or nothing is found any more of what was. */
export interface DestinationJudged extends DestinationChange {
  readonly type: 'monitoring.destination-judged';
  /** `threat`: people are warned; `blocked`: it leads nowhere; `clean`: it leads on. */
  readonly finding: 'threat' | 'blocked' | 'clean';
  /** ISO 8601, UTC; with the link it names the finding. */
  readonly judgedAt: string;
}
