import type { Type } from '@nestjs/common';
import { type DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import type { Operation } from '../domain/rights';
import { declaredMethod, declaredPaths, isRoute } from './nest-metadata-insides';
import { OPERATION } from './requires.decorator';

type Method = (...given: never[]) => unknown;

/** A route as its decorators tell it. */
export interface DeclaredRoute {
  /** Controller and method. */
  readonly name: string;
  readonly method: string;
  /** Below the prefix of the API; the first is the usual one. */
  readonly paths: readonly string[];
  readonly operation: Operation | undefined;
}

const scanner = new MetadataScanner();
const reflector = new Reflector();

const joined = (...parts: string[]): string =>
  `/${parts.filter((part) => part !== '/' && part !== '').join('/')}`;

function routesOf(controller: Type): DeclaredRoute[] {
  const methods = controller.prototype as Record<string, Method>;
  return scanner.getAllMethodNames(methods).flatMap((key) => {
    const method = methods[key];
    if (!method || !isRoute(method)) return [];
    const paths = declaredPaths(controller).flatMap((base) =>
      declaredPaths(method).map((path) => joined(base, path)),
    );
    return {
      name: `${controller.name}.${key}`,
      method: declaredMethod(method),
      paths,
      operation: reflector.getAllAndOverride<Operation | undefined>(OPERATION, [method, controller]),
    };
  });
}

/** Every route that the application serves. */
export const declaredRoutes = (discovery: DiscoveryService): DeclaredRoute[] =>
  discovery.getControllers().flatMap(({ metatype }) => routesOf(metatype as Type));
