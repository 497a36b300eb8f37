import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  SetMetadata,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { map, type Observable } from 'rxjs';

const BARE = 'linklet:bare';

/** For routes whose answer has a standard shape of its own and goes out without the `data` envelope. */
export const Bare = () => SetMetadata(BARE, true);

/** Success is `{"data": …}`. */
@Injectable()
export class EnvelopeInterceptor implements NestInterceptor {
  constructor(private readonly reflector: Reflector) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const bare = this.reflector.getAllAndOverride<boolean | undefined>(BARE, [
      context.getHandler(),
      context.getClass(),
    ]);
    return bare ? next.handle() : next.handle().pipe(map((data: unknown) => ({ data })));
  }
}
