/** Fields that the frame around the pages may send the focus to. */
export type FocusPlace = 'create' | 'search';

const places = new Map<FocusPlace, () => void>();
let input: FocusPlace | null = null;

/** Moves the focus there now; false: no such field is on the page. */
export function focusOn(place: FocusPlace): boolean {
  places.get(place)?.();
  return places.has(place);
}

/** The field of that name on the next page takes the focus. */
export function requestFocus(place: FocusPlace): void {
  input = place;
}

/** Makes a field known while it is on the page; how to end that comes back. */
export function registerFocus(place: FocusPlace, focus: () => void): () => void {
  places.set(place, focus);
  if (input === place) focus();
  input = null;
  return () => {
    if (places.get(place) === focus) places.delete(place);
  };
}
