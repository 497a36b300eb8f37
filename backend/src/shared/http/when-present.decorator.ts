import { ValidateIf } from 'class-validator';

/** The field may be left out. Null is no way of leaving it out: it would pass every check and reach those who expect a value. */
export const WhenPresent = (): PropertyDecorator =>
  ValidateIf((_: object, value: unknown) => value !== undefined);
