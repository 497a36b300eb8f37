/** Browsers whose guests make nothing for a while. */
export abstract class SuspendedBrowserStore {
  /** Null when it is not suspended, or was never heard of. */
  abstract untilOf(browserUuid: string): Promise<Date | null>;
  /** False when it is suspended already. */
  abstract suspend(
    browserUuid: string,
    term: { readonly from: Date; readonly until: Date },
  ): Promise<boolean>;
  abstract restore(browserUuid: string): Promise<void>;
  /** Those whose time is over by then. */
  abstract removeEnded(by: Date): Promise<void>;
}
