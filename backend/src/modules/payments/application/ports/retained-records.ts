/** What is stored of payments for as long as the law asks, also of people who have left meanwhile. */
export abstract class RetainedRecords {
  /** Orders from before that moment, of which nothing was booked since, with all that followed from them; some at a time. */
  abstract purgeOrders(before: Date, signal: AbortSignal): Promise<void>;
  /** Subscriptions that had ended by then, with their mandates. */
  abstract purgeSubscriptions(before: Date, signal: AbortSignal): Promise<void>;
  /** What gateways had told by then, and alerts that were closed. */
  abstract purgeEvents(before: Date, signal: AbortSignal): Promise<void>;
  abstract purgeBookings(before: Date, signal: AbortSignal): Promise<void>;
}
