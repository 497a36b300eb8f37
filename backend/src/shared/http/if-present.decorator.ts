import { ValidateIf } from 'class-validator';

/** The field may be left out. `null` is not the same: the rules of the field decide on it. */
export const IfPresent = (): PropertyDecorator => ValidateIf((_, value) => value !== undefined);
