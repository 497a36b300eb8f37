import { ValidationPipe } from '@nestjs/common';
import type { ValidationError } from 'class-validator';
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

/**
 * Checks shapes, strips fields that no DTO names (every call carries `access_token`, `groupId`,
 * `clientId`) and reports all refused fields at once.
 */
export const validationPipe = (): ValidationPipe =>
  new ValidationPipe({
    transform: true,
    whitelist: true,
    stopAtFirstError: true,
    forbidUnknownValues: true,
    exceptionFactory: (errors) => {
      const [first, ...rest] = errors.flatMap((error) => problemsOf(error, ''));
      return new InvalidInput([
        first ?? { field: '', code: 'http.validation', message: 'The body has the wrong shape.' },
        ...rest,
      ]);
    },
  });
