import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { catchError, from, mergeMap, type Observable, throwError } from 'rxjs';
import { RefusedRights } from './refused-rights';

/** Notes what a route's own rules refuse; what the guard refuses, it notes itself. */
@Injectable()
export class RefusedRightsInterceptor implements NestInterceptor {
  constructor(private readonly refused: RefusedRights) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const { actor } = request;
    if (!actor) return next.handle();
    return next
      .handle()
      .pipe(
        catchError((error: unknown) =>
          from(this.refused.note(error, actor, request)).pipe(mergeMap(() => throwError(() => error))),
        ),
      );
  }
}
