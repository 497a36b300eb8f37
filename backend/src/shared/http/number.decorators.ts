import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsInt, IsNumber, Max, Min, type ValidationArguments } from 'class-validator';

const WHOLE = /^-?\d{1,16}$/;
const DECIMAL = /^-?\d{1,16}(\.\d{1,16})?$/;

/** Queries and forms send text. Converting whatever comes would take `''`, `[]` and `true` for numbers too. */
const reading =
  (form: RegExp) =>
  ({ value }: { readonly value: unknown }): unknown =>
    typeof value === 'string' && form.test(value) ? Number(value) : value;

/** A whole number within these bounds that the field has a value for when it is left out. */
export function WholeNumber(minimum: number, maximum: number): PropertyDecorator {
  const message = ({ property }: ValidationArguments): string =>
    `${property} must be a whole number from ${minimum} to ${maximum}`;
  return applyDecorators(
    ApiPropertyOptional({ type: 'integer', minimum, maximum }),
    Transform(reading(WHOLE)),
    IsInt({ message }),
    Min(minimum, { message }),
    Max(maximum, { message }),
  );
}

/** The same, with or without decimals. */
export function DecimalNumber(minimum: number, maximum: number): PropertyDecorator {
  const message = ({ property }: ValidationArguments): string =>
    `${property} must be a number from ${minimum} to ${maximum}`;
  return applyDecorators(
    ApiPropertyOptional({ type: 'number', minimum, maximum }),
    Transform(reading(DECIMAL)),
    IsNumber({}, { message }),
    Min(minimum, { message }),
    Max(maximum, { message }),
  );
}
