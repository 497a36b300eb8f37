/** A person who has left a group. */
export interface Departure {
  readonly groupId: number;
  readonly userId: number;
}

/** Who has left which group, until their payments for it have been looked at. */
export abstract class DepartedPayers {
  /** Part of the transaction in which they leave. */
  abstract add(departures: readonly Departure[]): Promise<void>;
  abstract waiting(limit: number): Promise<Departure[]>;
  abstract remove(departure: Departure): Promise<void>;
}
