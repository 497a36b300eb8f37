import { Logger } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';

/**
 * One line for each answer, with the request's id. Of the address only its pattern is logged: paths name people's
 * subdomains and links, and queries carry tokens and codes. Headers and bodies stay out.
 */
export function logRequests(fastify: FastifyInstance): void {
  const logger = new Logger('Http');
  fastify.addHook('onResponse', (request, reply, done) => {
    const facts = {
      requestId: request.id,
      method: request.method,
      route: request.routeOptions.url ?? null,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    if (reply.statusCode >= 400) logger.log(facts, 'refused');
    else logger.debug(facts, 'answered');
    done();
  });
}
