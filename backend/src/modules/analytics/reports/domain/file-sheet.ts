import type { Column, SheetName } from './file-texts';

/** A table of a file. */
export interface FileSheet {
  readonly name: SheetName;
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly (string | number)[])[];
}
