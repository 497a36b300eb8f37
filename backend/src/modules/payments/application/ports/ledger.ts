import type { Booking } from '../../domain/ledger';

/** Bookings, which are only ever added. */
export abstract class Ledger {
  /** Each booking once. */
  abstract book(bookings: readonly Booking[], at: Date): Promise<void>;
}
