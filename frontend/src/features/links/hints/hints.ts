/** Short tips, in the order in which they are shown. */
export const HINTS = ['palette', 'ownName', 'share'] as const;
export type Hint = (typeof HINTS)[number];

interface Shelf {
  read(): unknown;
  write(value: unknown): boolean;
}

/** One after another would be a nuisance: the next one waits this long (ms), so that none comes in the same visit. */
const PAUSE_MS = 86_400_000;

interface ClosedHints {
  readonly seen: readonly unknown[];
  /** When the last one was closed, in ms since 1970. */
  readonly closedAt: number;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** What was kept before times were, is a bare list. */
function readClosed(shelf: Shelf): ClosedHints {
  const value = shelf.read();
  if (Array.isArray(value)) return { seen: value.slice(0, HINTS.length), closedAt: 0 };
  if (!isRecord(value) || !Array.isArray(value['seen'])) return { seen: [], closedAt: 0 };
  const { seen, closedAt } = value;
  return { seen: seen.slice(0, HINTS.length), closedAt: typeof closedAt === 'number' ? closedAt : 0 };
}

/** The first tip that was not closed on this device yet; keys are of no use to those who only touch. */
export function nextHint(shelf: Shelf, hasKeyboard: boolean, now: number): Hint | null {
  const { seen, closedAt } = readClosed(shelf);
  // A clock that was set back must not keep tips away for long.
  if (Math.abs(now - closedAt) < PAUSE_MS) return null;
  return HINTS.find((hint) => !seen.includes(hint) && (hint !== 'palette' || hasKeyboard)) ?? null;
}

export function closeHint(shelf: Shelf, hint: Hint, now: number): void {
  shelf.write({ seen: [...new Set([...readClosed(shelf).seen, hint])], closedAt: now });
}
