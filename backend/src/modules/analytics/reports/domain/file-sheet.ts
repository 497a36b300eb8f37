import type { Column, SheetName } from './file-texts';

export type FileFormat = 'csv' | 'xlsx' | 'zip';

/** A table of a file. */
export interface FileSheet {
  readonly name: SheetName;
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly (string | number)[])[];
}
