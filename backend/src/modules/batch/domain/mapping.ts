import { InvalidInput } from '../../../shared/domain/domain-error';
import { COLUMN_FIELDS, type ColumnChoice } from './columns';

const isColumn = (column: unknown): column is string | number | null =>
  column === null || typeof column === 'string' || (Number.isInteger(column) && (column as number) >= 0);

const refuse = (): never => {
  const message = `mapping must be a JSON object with ${COLUMN_FIELDS.join(', ')} as names and columns as values.`;
  throw new InvalidInput([{ field: 'mapping', code: 'batch.mapping-invalid', message }]);
};

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return refuse();
  }
}

/** Throws `InvalidInput`. */
export function readMapping(text: string): ColumnChoice {
  const value = parsed(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return refuse();
  const entries = Object.entries(value).map(([field, column]: [string, unknown]) => {
    const isField = COLUMN_FIELDS.some((each) => each === field) && (field !== 'url' || column !== null);
    return isField && isColumn(column) ? ([field, column] as const) : refuse();
  });
  return Object.fromEntries(entries);
}
