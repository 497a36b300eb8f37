/** Short tips, in the order in which they are shown. */
export const HINTS = ['palette', 'ownName', 'share'] as const;
export type Hint = (typeof HINTS)[number];

interface Shelf {
  read(): unknown;
  write(value: unknown): boolean;
}

const readSeen = (shelf: Shelf): readonly unknown[] => {
  const value = shelf.read();
  return Array.isArray(value) ? value.slice(0, HINTS.length) : [];
};

/** The first tip that was not closed on this device yet; keys are of no use to those who only touch. */
export function nextHint(shelf: Shelf, hasKeyboard: boolean): Hint | null {
  const seen = readSeen(shelf);
  return HINTS.find((hint) => !seen.includes(hint) && (hint !== 'palette' || hasKeyboard)) ?? null;
}

export function closeHint(shelf: Shelf, hint: Hint): void {
  shelf.write([...new Set([...readSeen(shelf), hint])]);
}

/** The page where somebody looks around; the others are for something that a tip would only disturb. */
export const hasHints = (path: string): boolean => /^\/users\/\d+$/.test(path);
