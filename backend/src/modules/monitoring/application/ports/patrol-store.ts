import type { LinkState } from '../../../links/values';

/** What the patrol has to know of a link that leads somewhere. */
export interface PatrolLink extends Pick<
  LinkState,
  'id' | 'domainId' | 'warning' | 'disabledFor' | 'downSince'
> {
  /** Where it leads first, which is called; null once it has expired, and leads to another place. */
  readonly main: string | null;
  /** Every address on the web that is set on it, which are judged; at least one. */
  readonly addresses: readonly string[];
}

/** One row of the links, in the order of their ids. */
export interface PatrolRow {
  readonly id: number;
  /** Null when it leads nowhere: trashed, expired without another place to go, buried, or another slug of a link. */
  readonly link: PatrolLink | null;
}

/** How far the patrol has come. */
export interface PatrolProgress {
  /** The last id that the round has passed; null while it rests. */
  readonly roundAt: number | null;
  /** When the round that is under way, or the last one, began; null before the first. */
  readonly roundBegan: Date | null;
  /** Links up to this id have been looked at at least once, or belong to the first round. */
  readonly madeAt: number;
  /** Addresses of hosts that answered lately: they tell our own trouble from others'. */
  readonly witnesses: readonly string[];
}

/** A run that holds the patrol: no other runs until it is given back, or has been held for too long. */
export interface PatrolTurn extends PatrolProgress {
  readonly holder: string;
}

/** A link that is to be looked at soon. */
export interface RecheckRequest {
  readonly linkId: number;
  readonly askedAt: Date;
  /** How often it was looked at in vain. */
  readonly tries: number;
}

/** Some links that one probe has told of. */
export interface ProbeNote {
  readonly linkIds: readonly number[];
  /** As `answerText` has made it. */
  readonly answer: string;
  readonly isUp: boolean;
}

/** Keeps how far the patrol has come, and what it last heard from destinations. */
export abstract class PatrolStore {
  /** Null while another process holds it. */
  abstract begin(): Promise<PatrolTurn | null>;

  /** Gives it back, with what was done; nothing is noted when it was held for too long and is another's now. */
  abstract end(turn: PatrolTurn, progress: PatrolProgress): Promise<void>;

  /** Gives it back as it was. */
  abstract release(turn: PatrolTurn): Promise<void>;

  /** At most `limit` rows with ids above `after` and up to `upTo`. */
  abstract rows(after: number, upTo: number, limit: number): Promise<readonly PatrolRow[]>;

  /** Those of these links that lead somewhere, whatever their number. */
  abstract linksOf(ids: readonly number[]): Promise<readonly PatrolLink[]>;

  /** Part of the caller's unit of work: to be looked at soon. */
  abstract ask(linkIds: readonly number[]): Promise<void>;

  /** Part of the caller's unit of work: what was heard from where they led. */
  abstract forget(linkIds: readonly number[]): Promise<void>;

  /** Those whose time has come, the longest waiting first. */
  abstract requests(limit: number): Promise<readonly RecheckRequest[]>;

  /** They have been looked at; those that were asked for again meanwhile stay. */
  abstract fulfil(requests: readonly RecheckRequest[]): Promise<void>;

  /** Looked at in vain, and to be tried again then; those that were asked for again meanwhile are due as they were. */
  abstract postpone(request: RecheckRequest, until: Date): Promise<void>;

  abstract note(note: ProbeNote): Promise<void>;
}
