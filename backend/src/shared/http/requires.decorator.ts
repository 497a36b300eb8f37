import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiBearerAuth } from '@nestjs/swagger';
import { type Operation, rightTo } from '../domain/rights';

export const OPERATION = 'linklet:operation';

/** Every route declares which row of the table of rights it stands under; the document tells whether that needs a token. */
export const Requires = (operation: Operation): ClassDecorator & MethodDecorator =>
  applyDecorators(
    SetMetadata(OPERATION, operation),
    ...(rightTo(operation).who === 'anyone' ? [] : [ApiBearerAuth()]),
  );
