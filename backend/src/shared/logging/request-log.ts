import { Logger } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';

/** What may be logged of an address: queries carry tokens and codes, in more spellings than a pattern can name. */
export const pathOf = (url: string): string => url.split('?', 1)[0] ?? '';

/** One line for each answer, with the request's id; headers and bodies stay out. */
export function logRequests(fastify: FastifyInstance): void {
  const logger = new Logger('Http');
  fastify.addHook('onResponse', (request, reply, done) => {
    const facts = {
      requestId: request.id,
      method: request.method,
      url: pathOf(request.originalUrl),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    if (reply.statusCode >= 400) logger.log(facts, 'refused');
    else logger.debug(facts, 'answered');
    done();
  });
}
