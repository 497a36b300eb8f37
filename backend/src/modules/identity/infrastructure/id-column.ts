import type { EntitySchemaColumnOptions } from 'typeorm';

/** Ids fit JavaScript's safe integers; MySQL hands large ones over as text. */
const asNumber = { to: (value: number) => value, from: Number };

/** A column with the id of a person or of a group. */
export const idColumn = (name: string): EntitySchemaColumnOptions => ({
  name,
  type: 'integer',
  transformer: asNumber,
});
