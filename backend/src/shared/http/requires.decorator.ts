import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiBearerAuth, ApiExtension } from '@nestjs/swagger';
import { type Operation, rightTo } from '../domain/rights';
import { VerifiesHumans } from '../human-verification/human.guard';

export const OPERATION = 'linklet:operation';

/**
 * Every route declares which row of the table of rights it stands under. The document tells whether that needs a token,
 * the row as the call's stable name (`x-operation`), and the scope by which a program may call it (`x-scope`).
 */
export const Requires = (operation: Operation): ClassDecorator & MethodDecorator => {
  const right = rightTo(operation);
  const scope = right.who === 'anyone' ? null : right.program;
  return applyDecorators(
    SetMetadata(OPERATION, operation),
    ApiExtension('x-operation', operation),
    ...(scope === null ? [] : [ApiExtension('x-scope', scope)]),
    ...(right.who === 'anyone' ? [] : [ApiBearerAuth()]),
    ...(right.who === 'anyone' || right.human === undefined ? [] : [VerifiesHumans(operation, right.human)]),
  );
};
