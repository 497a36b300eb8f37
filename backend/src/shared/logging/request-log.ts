import { Logger } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';

const SECRET_PARAMETERS = /([?&](?:access_token|refresh_token|user_key|verification_code|claim)=)[^&]*/gi;

/** An address that may be logged: what opens doors is taken out. */
export const withoutSecrets = (url: string): string => url.replace(SECRET_PARAMETERS, '$1[redacted]');

/** One line for each answer, with the request's id; headers and bodies stay out. */
export function logRequests(fastify: FastifyInstance): void {
  const logger = new Logger('Http');
  fastify.addHook('onResponse', (request, reply, done) => {
    const facts = {
      requestId: request.id,
      method: request.method,
      url: withoutSecrets(request.url),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    if (reply.statusCode >= 400) logger.log(facts, 'refused');
    else logger.debug(facts, 'answered');
    done();
  });
}
