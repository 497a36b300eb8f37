import { StoredValue } from '../../shared/storage';
import { storedChange, type LinkValues } from './link-values';

/** Where changes that were not saved survive a crash or a closed tab. */
export interface DraftShelf {
  read(): unknown;
  write(value: unknown): boolean;
  remove(): void;
}

/** Whose draft of which link. */
interface DraftPlace {
  readonly userId: number;
  readonly linkId: number;
}

export const draftShelf = ({ userId, linkId }: DraftPlace): DraftShelf =>
  new StoredValue(`draft.${userId}.${linkId}`);

/** The changes on the shelf; null when there are none. */
export function draftOn(shelf: DraftShelf): Partial<LinkValues> | null {
  const change = storedChange(shelf.read());
  return Object.keys(change).length === 0 ? null : change;
}
