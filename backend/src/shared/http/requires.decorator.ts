import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
import type { Operation } from '../domain/rights';

export const OPERATION = 'linklet:operation';

/**
 * Every route declares which row of the table of rights it stands under; the document has the row as the call's stable name
 * (`x-operation`). What the row says is looked up by the guards and by the document (`documented-rights.ts`), so that a
 * controller does not load the rights of all the others.
 */
export const Requires = (operation: Operation): ClassDecorator & MethodDecorator =>
  applyDecorators(SetMetadata(OPERATION, operation), ApiExtension('x-operation', operation));
