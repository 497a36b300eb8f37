import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsInt, Max, Min, type ValidationArguments } from 'class-validator';

const DIGITS = /^-?\d{1,16}$/;

/** Queries and forms send text. Converting whatever comes would take `''`, `[]` and `true` for numbers too. */
const read = ({ value }: { readonly value: unknown }): unknown =>
  typeof value === 'string' && DIGITS.test(value) ? Number(value) : value;

/** A whole number within these bounds that the field has a value for when it is left out. */
export function WholeNumber(minimum: number, maximum: number): PropertyDecorator {
  const message = ({ property }: ValidationArguments): string =>
    `${property} must be a whole number from ${minimum} to ${maximum}`;
  return applyDecorators(
    ApiPropertyOptional({ type: 'integer', minimum, maximum }),
    Transform(read),
    IsInt({ message }),
    Min(minimum, { message }),
    Max(maximum, { message }),
  );
}
