/** Told once, when the line it came with has been kept. */
export interface Kept {
  written(): void;
}

/** Keeps visits until they are counted; nothing that has been told `written` is lost. */
export abstract class VisitJournal {
  /** Takes one line of `writeVisit`; `kept.written()` follows in a later turn of the event loop. */
  abstract append(line: string, kept: Kept): void;
}
