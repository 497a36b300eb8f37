import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readFields } from '../../../../shared/http/multipart-form';
import { carryOut, OwnApi } from '../../../../shared/http/own-api';
import { type Problem, problemOf } from '../../../../shared/http/problem';
import { ACCOUNT_OPERATIONS } from './account.operations';
import { ANALYTICS_OPERATIONS } from './analytics.operations';
import { LINK_OPERATIONS } from './link.operations';
import { PicSeeCall, type PicSeeOperation, PicSeeRefusal, refuseBy } from './picsee-call';

export const PICSEE_OPERATIONS: readonly PicSeeOperation[] = [
  ...LINK_OPERATIONS,
  ...ANALYTICS_OPERATIONS,
  ...ACCOUNT_OPERATIONS,
];

/** Nothing else is below these. */
const ROOTS = ['/v1', '/v2', '/v4'];
const OK = 200;
const NOT_FOUND = 404;
const SECRET = 'access_token';

/** What was asked, without the token that the query may have. */
function metaOf({ url, query }: FastifyRequest): object {
  const named = Object.entries((query ?? {}) as Record<string, unknown>).filter(([name]) => name !== SECRET);
  return { request: { url: url.split('?', 1)[0], query: Object.fromEntries(named) } };
}

function refuse(reply: FastifyReply, { status, code, message }: PicSeeRefusal): void {
  void reply.status(status).header('cache-control', 'no-store').send({ error: { status, code, message } });
}

/** What goes wrong before a call is understood is said in PicSee's shape, too. */
const refuseProblem = (reply: FastifyReply, { status, code, message }: Problem): void => {
  refuse(reply, refuseBy({ status, code, message, fields: [] }));
};

/** PicSee's public API: each call is translated into calls of our own. */
@Injectable()
export class PicSeeRoutes implements OnModuleInit {
  constructor(private readonly api: OwnApi) {}

  onModuleInit(): void {
    const fastify = this.api.fastify();
    for (const { method, url, answer } of PICSEE_OPERATIONS) {
      const handler = (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
        this.answer(answer, request, reply);
      // Many clients end the address with a slash.
      for (const each of [url, `${url}/`]) {
        fastify.route({ method, url: each, config: { refuse: refuseProblem, takesForm: true }, handler });
      }
    }
    for (const root of ROOTS) {
      fastify.all(`${root}/*`, (_, reply) => {
        refuseProblem(reply, problemOf({ statusCode: NOT_FOUND }));
      });
    }
  }

  private async answer(
    answer: PicSeeOperation['answer'],
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    await readFields(request);
    const call = new PicSeeCall(request, this.api);
    try {
      const data = await answer(call);
      if (call.last) carryOut(reply, call.last);
      if (typeof data === 'string') return await reply.type('text/csv; charset=utf-8').send(data);
      return await reply.status(OK).send({ data, meta: metaOf(request) });
    } catch (error) {
      if (!(error instanceof PicSeeRefusal)) throw error;
      if (call.last) carryOut(reply, call.last);
      refuse(reply, error);
      return reply;
    }
  }
}
