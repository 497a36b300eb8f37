import { RequestMethod } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants';

/** Where @nestjs/swagger keeps the documented answers of a method. */
const DOCUMENTED_ANSWERS = 'swagger/apiResponse';

/** What `@Controller` and `@Get` were given, though Nest has no function that says it. */
export const declaredPaths = (target: object): readonly string[] =>
  [(Reflect.getMetadata(PATH_METADATA, target) as string | readonly string[] | undefined) ?? []].flat();

export const isRoute = (method: object): boolean => Reflect.hasMetadata(PATH_METADATA, method);

export const declaredMethod = (method: object): keyof typeof RequestMethod =>
  RequestMethod[Reflect.getMetadata(METHOD_METADATA, method) as RequestMethod] as keyof typeof RequestMethod;

/** Decorators can add to what is documented, but take nothing back. */
export function forgetDocumentedAnswers(method: object): void {
  Reflect.deleteMetadata(DOCUMENTED_ANSWERS, method);
}
