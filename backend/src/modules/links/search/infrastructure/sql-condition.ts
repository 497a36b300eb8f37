/** A piece of SQL with the values that are bound to it. */
export interface Sql {
  readonly text: string;
  readonly values: readonly unknown[];
}

export const sql = (text: string, ...values: readonly unknown[]): Sql => ({ text, values });

export const allOf = (conditions: readonly Sql[]): Sql => ({
  text: conditions.map(({ text }) => text).join(' AND '),
  values: conditions.flatMap(({ values }) => values),
});

/** Nothing is asked where there is no value. */
export const equals = (column: string, value: number | string | undefined): readonly Sql[] =>
  value === undefined ? [] : [sql(`${column} = ?`, value)];

/** Not every engine can read an empty list. */
export const isOneOf = (column: string, values: readonly unknown[]): Sql =>
  values.length === 0 ? sql('1 = 0') : sql(`${column} IN (${values.map(() => '?').join(',')})`, ...values);
