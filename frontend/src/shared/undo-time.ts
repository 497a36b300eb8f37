/** How long something that was deleted can be brought back. */
export const UNDO_MS = 8_000;
