import { Readable } from 'node:stream';
import { applyDecorators } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyRequest, RequestPayload } from 'fastify';
import { DomainError } from '../domain/domain-error';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The bytes of the body stay beside what is read from them. */
    readonly keepsBytes?: boolean;
  }
  interface FastifyRequest {
    bytes?: Buffer;
  }
}

/** Signed messages have a few kilobytes. */
const MAX_BYTES = 64 * 1024;

class MessageTooLarge extends DomainError {
  constructor() {
    super('too-large', 'http.body-too-large', `The limit is ${MAX_BYTES / 1024} KiB.`);
  }
}

/** A route whose messages are signed over their bytes, which JSON that is written anew does not have. */
export const KeepsBytes = (): MethodDecorator => applyDecorators(RouteConfig({ keepsBytes: true }));

/** As they came; none where the route keeps none. */
export const bytesOf = ({ bytes }: FastifyRequest): Buffer => bytes ?? Buffer.alloc(0);

/** Keeps the bytes of bodies for the routes that say so, and for no other. */
export function keepBytes(fastify: FastifyInstance): void {
  fastify.addHook('preParsing', async (request, _reply, payload) => {
    if (request.routeOptions.config.keepsBytes !== true) return payload;
    request.bytes = await allOf(payload);
    // The parser compares this with the length that the headers name.
    return Object.assign(Readable.from([request.bytes]), { receivedEncodedLength: request.bytes.length });
  });
}

async function allOf(payload: RequestPayload): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of payload as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > MAX_BYTES) throw new MessageTooLarge();
    parts.push(part);
  }
  return Buffer.concat(parts);
}
