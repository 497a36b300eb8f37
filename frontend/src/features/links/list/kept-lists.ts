import type { SelectionStore } from '../bulk/selection.store';
import type { LinkListStore } from '../link-list.store';

/** More entries of the history are not come back to as they were left. */
const MAX_KEPT = 8;

/** What had the focus: a control of a row, counted from its first one. */
export interface RowFocus {
  /** The link's name. */
  readonly row: string;
  readonly control: number;
}

/** An open list with what its address does not say. */
export interface KeptList {
  readonly list: LinkListStore;
  readonly selection: SelectionStore;
  scrollY: number;
  focus: RowFocus | null;
}

/** The lists that this tab has shown, by their entry in the history, for the way back to one. */
export class KeptLists {
  private readonly byEntry = new Map<string, KeptList>();

  find(entry: string): KeptList | undefined {
    return this.byEntry.get(entry);
  }

  /** The list belongs to this entry alone: an earlier one asked for something else. */
  keep(entry: string, kept: KeptList): void {
    for (const [known, other] of this.byEntry) if (other === kept) this.byEntry.delete(known);
    this.byEntry.delete(entry);
    this.byEntry.set(entry, kept);
    for (const oldest of this.byEntry.keys()) {
      if (this.byEntry.size <= MAX_KEPT) break;
      this.byEntry.delete(oldest);
    }
  }

  forget(): void {
    this.byEntry.clear();
  }
}
