/** Rows of a file, without its heading. */
export const MAX_ROWS = 100_000;
export const MAX_COLUMNS = 100;
export const MAX_FILE_BYTES = 32 * 1024 * 1024;
/** Of a row as it stands in the file. */
export const MAX_ROW_BYTES = 65_536;
