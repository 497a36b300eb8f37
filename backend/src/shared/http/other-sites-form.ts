import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
  UseInterceptors,
} from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiExcludeEndpoint } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { from, type Observable, switchMap } from 'rxjs';
import { readForm } from './multipart-form';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route takes forms of fields as `multipart/form-data`, too. */
    readonly takesForm?: boolean;
    /** Browsers are sent here from other sites: the route must not do anything because of a cookie. */
    readonly fromOtherSites?: boolean;
  }
}

/** Such forms have fields only. */
const NO_FILE = { field: '', bytes: 1 };

class FormInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (!request.isMultipart()) return next.handle();
    return from(this.read(request)).pipe(switchMap(() => next.handle()));
  }

  private async read(request: FastifyRequest): Promise<void> {
    request.body = (await readForm(request, NO_FILE)).fields;
  }
}

/**
 * A form that another service sends, itself or by a visitor's browser, and that proves by its content whose it is. Not
 * documented: no other code calls it.
 */
export const FormOfOtherSite = (): MethodDecorator =>
  applyDecorators(
    RouteConfig({ takesForm: true, fromOtherSites: true }),
    UseInterceptors(new FormInterceptor()),
    ApiExcludeEndpoint(),
  );
