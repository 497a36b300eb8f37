/** What those who run the site block, as lines of a block list. */
export abstract class BlockedAddressStore {
  /** Another one after each change. */
  abstract version(): Promise<string>;
  abstract all(): Promise<readonly string[]>;
  /** False when it is there already. */
  abstract add(entry: string, at: Date): Promise<boolean>;
  /** False when it was not there. */
  abstract remove(entry: string): Promise<boolean>;
}
