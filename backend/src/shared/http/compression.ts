import { constants } from 'node:zlib';
import fastifyCompress from '@fastify/compress';
import type { FastifyInstance, RouteOptions } from 'fastify';

/** Below this many bytes an answer fits one packet, compressed or not. */
const MIN_BYTES = 1_024;
/** Half the size of the best within a tenth of its time; built files are compressed as well as can be. */
const BROTLI_QUALITY = 4;
/** Text that is answered whole. Events are not: they are to arrive one by one. */
const TEXT =
  /^(?:application\/(?:json|problem\+json|manifest\+json|xml)|text\/(?!event-stream)|image\/svg\+xml)/;

/** Options of a route whose answers are compressed if the client accepts that. */
export const COMPRESSED: NonNullable<RouteOptions['compress']> = {
  threshold: MIN_BYTES,
  customTypes: TEXT,
  encodings: ['br', 'gzip'],
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
};

/** Compresses the answers of all calls that are declared after it. Redirects have no body that would be worth it. */
export async function compressApi(fastify: FastifyInstance): Promise<void> {
  fastify.addHook('onRoute', (route) => {
    if (route.url.startsWith('/api/')) route.compress = COMPRESSED;
  });
  await fastify.register(fastifyCompress, { global: false });
}
