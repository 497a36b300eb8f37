import { type ArgumentMetadata, ValidationPipe } from '@nestjs/common';
import { type ClassConstructor, plainToInstance } from 'class-transformer';
import { type ValidationError, validateSync } from 'class-validator';
import { type FieldProblem, InvalidInput } from '../domain/domain-error';

/** What class-validator calls a field that the class does not name. */
const UNKNOWN = 'whitelistValidation';
/** What any call may be sent besides its own fields, because the specification's callers send it along with all. */
const OF_ANY_CALL: ReadonlySet<string> = new Set(['access_token', 'groupId', 'clientId', 'browserUuid']);
const OPEN = Symbol('takes fields that it does not name');

/** For bodies that others define, and may add fields to; what the class does not name is dropped. */
export const TakesMore = (): ClassDecorator => (type) => {
  Reflect.defineMetadata(OPEN, true, type);
};

function problemOf(field: string, constraint: string, message: string): FieldProblem {
  return constraint === UNKNOWN
    ? { field, code: 'http.field-unknown', message: `This call has no field ${field}: leave it out.` }
    : { field, code: 'http.validation', message };
}

function problemsOf(error: ValidationError, parent: string): FieldProblem[] {
  const field = parent ? `${parent}.${error.property}` : error.property;
  const own = Object.entries(error.constraints ?? {}).map((each) => problemOf(field, ...each));
  return [...own.slice(0, 1), ...(error.children ?? []).flatMap((child) => problemsOf(child, field))];
}

const RULES = { whitelist: true, stopAtFirstError: true, forbidUnknownValues: true } as const;
const STRICT_RULES = { ...RULES, forbidNonWhitelisted: true } as const;

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
  const errors = validateSync(value, STRICT_RULES);
  return errors.length === 0 ? value : refusal(errors);
}

const isOpen = ({ type, metatype }: ArgumentMetadata): boolean =>
  type !== 'body' || (metatype !== undefined && Reflect.hasMetadata(OPEN, metatype));

const ownFields = (body: object): object =>
  Object.fromEntries(Object.entries(body).filter(([name]) => !OF_ANY_CALL.has(name)));

/** Checks bodies: what the call does not name is refused, because dropping it would answer that it was done. */
class BodyPipe extends ValidationPipe {
  override transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
    return super.transform(isRecord ? ownFields(value) : value, metadata);
  }
}

/** Checks shapes and reports all refused fields at once. Queries may have more, which is what addresses collect. */
class InputPipe extends ValidationPipe {
  private readonly bodies = new BodyPipe({ transform: true, ...STRICT_RULES, exceptionFactory: refusal });

  constructor() {
    super({ transform: true, ...RULES, exceptionFactory: refusal });
  }

  override transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    return isOpen(metadata) ? super.transform(value, metadata) : this.bodies.transform(value, metadata);
  }
}

export const validationPipe = (): ValidationPipe => new InputPipe();
