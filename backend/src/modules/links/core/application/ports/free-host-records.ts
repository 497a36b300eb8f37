import type { FreeHostRecord } from '../../domain/safety/free-host-record';

/** A link that leads to a name below a free host. */
export interface FreeHostUse {
  readonly host: string;
  readonly linkId: number;
}

/** Keeps which links have led to names below free hosts. */
export abstract class FreeHostRecords {
  abstract recordOf(host: string): Promise<FreeHostRecord>;

  /** Those that are known stay as they are. */
  abstract note(uses: readonly FreeHostUse[], at: Date): Promise<void>;

  /** They do harm. Part of the caller's unit of work. */
  abstract stain(uses: readonly FreeHostUse[], at: Date): Promise<void>;

  /** For links that are gone for good. Part of the caller's unit of work. */
  abstract forget(linkIds: readonly number[]): Promise<void>;
}
