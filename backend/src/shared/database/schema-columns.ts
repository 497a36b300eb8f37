import type { EntitySchemaColumnOptions } from 'typeorm';

/** Ids and sums fit JavaScript's safe integers; MySQL hands large ones over as text. */
const asNumber = {
  to: (value: number | null) => value,
  from: (value: number | string | null) => (value === null ? null : Number(value)),
};

export const whole = (name: string, nullable = false): EntitySchemaColumnOptions => ({
  name,
  type: 'bigint',
  transformer: asNumber,
  nullable,
});

export const text = (name: string, nullable = false): EntitySchemaColumnOptions => ({
  name,
  type: 'varchar',
  nullable,
});

export const momentColumn = (name: string, nullable = false): EntitySchemaColumnOptions => ({
  name,
  type: 'datetime',
  precision: 3,
  nullable,
});

export const generated: EntitySchemaColumnOptions = {
  type: 'integer',
  primary: true,
  generated: 'increment',
  transformer: asNumber,
};
