import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiParam, ApiQuery } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';

/** How a call names a link. */
export interface LinkName {
  /** The slug, in NFC. */
  readonly slug: string;
  /** Host of the domain that is meant where several have the slug. */
  readonly domain?: string;
  /** The group acted in, whose link is meant. */
  readonly groupId: number;
}

type Named = FastifyRequest<{ Params: { encodeId: string }; Querystring: { domain?: unknown } }>;

const DOMAIN = {
  name: 'domain',
  required: false,
  type: String,
  description: 'Host of the short URL. Required only if the slug exists on several domains.',
};

/** `:encodeId` of the path, and `domain` of the query. */
export const NamedLink = createParamDecorator(
  (_: unknown, context: ExecutionContext): LinkName => {
    const { params, query, actor } = context.switchToHttp().getRequest<Named>();
    const name = { slug: params.encodeId.normalize('NFC'), groupId: actor?.groupId ?? 0 };
    return typeof query.domain === 'string' ? { ...name, domain: query.domain } : name;
  },
  [
    (target: object, method: string | symbol | undefined): void => {
      if (method === undefined) return;
      const route = Object.getOwnPropertyDescriptor(target, method);
      if (!route) return;
      ApiParam({ name: 'encodeId', type: String })(target, method, route);
      ApiQuery(DOMAIN)(target, method, route);
    },
  ],
);
