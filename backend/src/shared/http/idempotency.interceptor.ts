import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  UseInterceptors,
} from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { from, lastValueFrom, type Observable } from 'rxjs';
import type { Actor } from '../domain/actor';
import { InvalidInput } from '../domain/domain-error';
import { IdempotencyKeys, type RepeatableCall } from './idempotency-keys';
import './current-actor.decorator';

const HEADER = 'Idempotency-Key';
const PRINTABLE_ASCII = /^[\x20-\x7e]{1,255}$/;

/** Keys are each browser's own, and each program's. */
const callerOf = (actor: Actor): string => {
  const origin = actor.kind === 'program' ? actor.tokenId : actor.browserUuid;
  return [actor.kind, actor.userId, actor.groupId, origin].join(':');
};

/** Tokens are renewed between a call and its repeat. */
const withoutToken = (fields: unknown): unknown =>
  fields !== null && typeof fields === 'object' && 'access_token' in fields
    ? { ...fields, access_token: undefined }
    : fields;

/** Null when the caller has sent no key. */
export function repeatableCall(request: FastifyRequest): RepeatableCall | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !PRINTABLE_ASCII.test(key)) {
    const message = `${HEADER} needs 1 to 255 printable ASCII characters, such as a random UUID.`;
    throw new InvalidInput([{ field: HEADER, code: 'http.idempotency-key-invalid', message }]);
  }
  if (!request.actor) throw new Error('a route with an idempotency key must require an actor');
  return {
    caller: callerOf(request.actor),
    route: `${request.method} ${request.url.split('?', 1)[0] ?? ''}`,
    key,
    input: [withoutToken(request.query), withoutToken(request.body)],
  };
}

export const markRepeated = (reply: FastifyReply, status: number): void => {
  void reply.status(status).header('idempotency-replayed', 'true');
};

/** Documents the header, where the handler itself sees to repeats. */
export const TakesIdempotencyKey = (): MethodDecorator =>
  ApiHeader({
    name: HEADER,
    required: false,
    description:
      'Any string of up to 255 characters. Requests repeated with the same key within 24 hours return the first response.',
  });

/** Runs the handler and stores its answer in one transaction; a repeat gets the stored answer. */
@Injectable()
class IdempotencyInterceptor implements NestInterceptor {
  constructor(private readonly keys: IdempotencyKeys) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const call = repeatableCall(http.getRequest<FastifyRequest>());
    return call ? from(this.answer(call, http.getResponse<FastifyReply>(), next)) : next.handle();
  }

  private async answer(call: RepeatableCall, reply: FastifyReply, next: CallHandler): Promise<unknown> {
    const { status, body, repeated } = await this.keys.once(call, async () => {
      // Nest has set the route's own status before any interceptor runs.
      const created: unknown = await lastValueFrom(next.handle(), { defaultValue: undefined });
      return { status: reply.statusCode, body: created };
    });
    if (repeated) markRepeated(reply, status);
    return body;
  }
}

/** For creating calls: repeated with the same `Idempotency-Key` and input, they create once and answer alike. */
export const Idempotent = (): MethodDecorator =>
  applyDecorators(UseInterceptors(IdempotencyInterceptor), TakesIdempotencyKey());
