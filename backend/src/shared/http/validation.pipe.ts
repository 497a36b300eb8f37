import { ValidationPipe } from '@nestjs/common';
import { type ClassConstructor, plainToInstance } from 'class-transformer';
import { type ValidationError, validateSync } from 'class-validator';
import { type FieldProblem, InvalidInput } from '../domain/domain-error';

function problemsOf(error: ValidationError, parent: string): FieldProblem[] {
  const field = parent ? `${parent}.${error.property}` : error.property;
  const own = Object.values(error.constraints ?? {}).map((message) => ({
    field,
    code: 'http.validation',
    message,
  }));
  return [...own.slice(0, 1), ...(error.children ?? []).flatMap((child) => problemsOf(child, field))];
}

const RULES = { whitelist: true, stopAtFirstError: true, forbidUnknownValues: true } as const;

function refusal(errors: readonly ValidationError[]): InvalidInput {
  const [first, ...rest] = errors.flatMap((error) => problemsOf(error, ''));
  return new InvalidInput([
    first ?? { field: '', code: 'http.validation', message: 'The body has the wrong shape.' },
    ...rest,
  ]);
}

/** One of many in a body, checked by itself: as its class, or why it has not the right shape. */
export function readAs<T extends object>(type: ClassConstructor<T>, raw: unknown): T | InvalidInput {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return refusal([]);
  const value = plainToInstance(type, raw);
  const errors = validateSync(value, RULES);
  return errors.length === 0 ? value : refusal(errors);
}

/**
 * Checks shapes, strips fields that no DTO names (every call carries `access_token`, `groupId`,
 * `clientId`) and reports all refused fields at once.
 */
export const validationPipe = (): ValidationPipe =>
  new ValidationPipe({ transform: true, ...RULES, exceptionFactory: refusal });
