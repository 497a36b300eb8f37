import type { ColumnField, ColumnMapping, FilePreview } from './batch.api';

/** In the order in which they are offered. */
export const COLUMN_FIELDS = [
  'url',
  'slug',
  'title',
  'note',
  'tags',
  'domain',
  'expireTime',
  'createdAt',
  'shortUrl',
] as const satisfies readonly ColumnField[];

/** What each column of a file is; null: it is not read. */
export type ColumnFields = readonly (ColumnField | null)[];

export const recognized = ({ columns }: FilePreview): ColumnFields => columns.map(({ field }) => field);

/** A field has one column: it leaves the one that it had. */
export const withField = (fields: ColumnFields, column: number, field: ColumnField | null): ColumnFields =>
  fields.map((each, index) => {
    if (index === column) return field;
    return each === field ? null : each;
  });

/** All fields, so that nothing is guessed again. */
export function mappingOf(fields: ColumnFields): ColumnMapping {
  const placeOf = (field: ColumnField): number | null => {
    const column = fields.indexOf(field);
    return column < 0 ? null : column;
  };
  // Without a column for addresses the server says what is missing.
  return Object.fromEntries(
    COLUMN_FIELDS.map((field) => [field, placeOf(field)] as const).filter(
      ([field, column]) => field !== 'url' || column !== null,
    ),
  );
}
