import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsBoolean, type ValidationArguments } from 'class-validator';

const WORDS: ReadonlyMap<unknown, boolean> = new Map([
  ['true', true],
  ['false', false],
]);

/** True or false, also as the words that forms send. */
export const Flag = (): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { readonly value: unknown }) => WORDS.get(value) ?? value),
    IsBoolean({
      message: ({ property }: ValidationArguments) => `${property} must be true or false`,
    }),
  );
