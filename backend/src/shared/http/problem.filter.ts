import { type ArgumentsHost, Catch, type ExceptionFilter, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Problem, problemOf } from './problem';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How a route refuses whose answers have a standard shape of their own; set with `@RouteConfig`. */
    readonly refuse?: (reply: FastifyReply, problem: Problem) => void;
  }
}

/** Failure is `{"error": {status, code, message, fields?, requestId}}`, whatever went wrong and wherever. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly logger = new Logger('Http');

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const problem = problemOf(error);
    if (problem.status >= 500) this.logger.error({ err: error, requestId: request.id }, 'a request failed');
    const reply = http.getResponse<FastifyReply>();
    // Bodies that cannot be read are refused before the route's own filters come into it.
    const { refuse } = request.routeOptions.config;
    if (refuse && !reply.sent) refuse(reply, problem);
    else sendProblem(reply, request.id, problem);
  }
}

/** Writes the failure envelope. */
export function sendProblem(
  reply: FastifyReply,
  requestId: string,
  { retryAfter, ...problem }: Problem,
): void {
  if (reply.sent) return;
  if (retryAfter !== undefined) void reply.header('retry-after', String(retryAfter));
  void reply
    .status(problem.status)
    .header('cache-control', 'no-store')
    .send({ error: { ...problem, requestId } });
}
