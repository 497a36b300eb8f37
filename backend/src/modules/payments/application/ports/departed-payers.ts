/** A person who has left a group. */
export interface PayerDeparture {
  readonly groupId: number;
  readonly userId: number;
}

/** Who has left which group, until their payments for it have been looked at. */
export abstract class DepartedPayers {
  /** Part of the transaction in which they leave. */
  abstract add(departures: readonly PayerDeparture[]): Promise<void>;
  abstract waiting(limit: number): Promise<PayerDeparture[]>;
  abstract remove(departure: PayerDeparture): Promise<void>;
}
