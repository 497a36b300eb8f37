/** Sealed settings of invoices by group. */
export abstract class InvoiceSettingsStore {
  abstract find(groupId: number): Promise<string | null>;
  abstract put(groupId: number, sealed: string): Promise<void>;
  /** Nothing when they have changed meanwhile. */
  abstract replace(groupId: number, stored: string, sealed: string): Promise<void>;
  abstract remove(groupIds: readonly number[]): Promise<void>;
}
