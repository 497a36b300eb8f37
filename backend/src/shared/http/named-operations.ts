import type { OpenAPIObject } from '@nestjs/swagger';

type Paths = OpenAPIObject['paths'];

/** What Swagger appends to the operation id of a route with several paths, from its second path on. */
const OTHER_PATH = /\[[1-9]\d*\]$/;

/** A route with several paths is one call: only its first path keeps what clients are generated from. */
export function namedOnce(paths: Paths): Paths {
  const named = Object.entries(paths).map(([path, item]) => [
    path,
    Object.fromEntries(
      Object.entries(item as Readonly<Record<string, { readonly operationId?: string }>>).map(
        ([method, operation]) => [
          method,
          OTHER_PATH.test(operation.operationId ?? '') ? unnamed(operation) : operation,
        ],
      ),
    ),
  ]);
  return Object.fromEntries(named) as Paths;
}

const unnamed = (operation: object): object =>
  Object.fromEntries(Object.entries(operation).filter(([key]) => key !== 'x-operation' && key !== 'x-scope'));
