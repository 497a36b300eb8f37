/** Told once, when the line it came with has been kept. */
export interface Kept {
  /** @param at the moment, on the clock of `performance.now()` */
  written(at: number): void;
}

/** Keeps visits until they are counted; nothing that has been told `written` is lost. */
export abstract class VisitJournal {
  /** Takes one line of `writeVisit`; `kept.written()` follows after this call. */
  abstract append(line: string, kept: Kept): void;
}
