import { ValidateIf } from 'class-validator';

/** The field may be null, which clears what it stands for. */
export const OrNull = (): PropertyDecorator => ValidateIf((_: object, value: unknown) => value !== null);
