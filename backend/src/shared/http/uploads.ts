import { mkdir } from 'node:fs/promises';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Whatever such a file were taken for, it may do nothing. */
const HARMLESS = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'";

/** Serves uploaded files of a folder: each has a name of its own and never changes. */
export async function serveUploads(
  fastify: FastifyInstance,
  { root, prefix }: { root: string; prefix: string },
): Promise<void> {
  await mkdir(root, { recursive: true });
  await fastify.register(fastifyStatic, {
    root,
    prefix,
    index: false,
    decorateReply: false,
    acceptRanges: false,
    cacheControl: false,
    dotfiles: 'ignore',
    setHeaders: (response) => {
      void response.header('cache-control', 'public, max-age=31536000, immutable');
      void response.header('content-security-policy', HARMLESS);
      void response.header('content-disposition', 'inline');
      void response.header('cross-origin-resource-policy', 'cross-origin');
    },
  });
}
