import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { type Observable, tap } from 'rxjs';
import { problemOf } from '../../../../shared/http/problem';
import { ApiMeterService } from '../application/api-meter.service';

const TOO_MANY = 429;
const OURS = 500;

/** Takes back what was counted of a call that came too often or failed through our fault. */
@Injectable()
export class MeteredCallsInterceptor implements NestInterceptor {
  constructor(private readonly meter: ApiMeterService) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { actor } = context.switchToHttp().getRequest<FastifyRequest>();
    if (actor?.kind !== 'program') return next.handle();
    const error = (failure: unknown): void => {
      const { status } = problemOf(failure);
      if (status === TOO_MANY || status >= OURS) this.meter.takeBack(actor.groupId);
    };
    return next.handle().pipe(tap({ error }));
  }
}
