import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { IdempotencyKeys, type BegunCall } from './idempotency-keys';
import { markRepeated, repeatableCall } from './idempotency.interceptor';

/** Without a key a call cannot be repeated, nor what it has noted be read. */
const unrepeatable = (): BegunCall => ({ id: randomUUID(), noted: null, note: () => Promise.resolve() });

/**
 * `Idempotency-Key` for calls that wait for another server, which `@Idempotent()` would do while it holds a
 * transaction. Such a route documents the header with `@TakesIdempotencyKey()`.
 */
@Injectable()
export class TwoPhaseAnswers {
  constructor(private readonly keys: IdempotencyKeys) {}

  async answer<T>(
    request: FastifyRequest,
    reply: FastifyReply,
    act: (intent: BegunCall) => Promise<T>,
  ): Promise<T> {
    const call = repeatableCall(request);
    if (!call) return act(unrepeatable());
    const { status, body, repeated } = await this.keys.inTwoPhases(call, {
      act,
      complete: (answered) => Promise.resolve({ status: reply.statusCode, body: answered }),
    });
    if (repeated) markRepeated(reply, status);
    return body as T;
  }
}
