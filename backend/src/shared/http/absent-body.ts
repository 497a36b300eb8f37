import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';

/** Many programs name a kind of body on every call, also where they send none; that is no body that cannot be read. */
export function allowAbsentBodies(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', async ({ raw }) => {
    if (!hasBody(raw)) delete raw.headers['content-type'];
    return Promise.resolve();
  });
}
