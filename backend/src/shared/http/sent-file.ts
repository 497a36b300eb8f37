import {
  applyDecorators,
  type CallHandler,
  createParamDecorator,
  type ExecutionContext,
  type NestInterceptor,
  UseInterceptors,
} from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiConsumes } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { from, type Observable, switchMap } from 'rxjs';
import './current-actor.decorator';
import { type FileRule, readForm } from './multipart-form';

declare module 'fastify' {
  interface FastifyRequest {
    /** The file that came with a form; null when none did. */
    sentFile?: Uint8Array | null;
  }
  interface FastifyContextConfig {
    /** The route takes forms with files; others refuse them unread. */
    readonly takesFile?: boolean;
  }
}

/** Reads forms with files, after the guard: only callers with a right have us read theirs. */
class SentFileInterceptor implements NestInterceptor {
  constructor(private readonly rule: FileRule) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (!request.isMultipart()) return next.handle();
    return from(this.read(request)).pipe(switchMap(() => next.handle()));
  }

  private async read(request: FastifyRequest): Promise<void> {
    const { fields, file } = await readForm(request, this.rule);
    request.body = fields;
    request.sentFile = file;
    // The form may name another group, which the guard could not see before it was read.
    if (request.readmit) request.actor = await request.readmit();
  }
}

/** The route takes `multipart/form-data` with one file besides JSON and plain forms. */
export const TakesFile = (rule: FileRule): MethodDecorator =>
  applyDecorators(
    RouteConfig({ takesFile: true }),
    UseInterceptors(new SentFileInterceptor(rule)),
    ApiConsumes('multipart/form-data', 'application/json', 'application/x-www-form-urlencoded'),
  );

/** The bytes of the file that came along; null when none did. */
export const SentFile = createParamDecorator(
  (_: unknown, context: ExecutionContext): Uint8Array | null =>
    context.switchToHttp().getRequest<FastifyRequest>().sentFile ?? null,
);
