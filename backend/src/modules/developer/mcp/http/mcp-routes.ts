import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { VERSION } from '../../../../config/build';
import { ApiDocument } from '../../../../shared/http/api-document';
import { API_ROOT, carryOut, OwnApi } from '../../../../shared/http/own-api';
import type { Problem } from '../../../../shared/http/problem';
import { errorOf, readMessage, resultOf, RPC_ERRORS, type RpcMessage, RpcRefusal } from '../domain/json-rpc';
import { type DescribedApi, type Tool, toolsOf } from '../domain/tool';
import { callOf, ToolArgumentsInvalid } from '../domain/tool-call';

const PATH = '/mcp';
const [OK, ACCEPTED, UNAUTHORIZED] = [200, 202, 401];
/** Versions of the protocol whose requests and answers are those that are here; the first is offered to who wants another. */
const PROTOCOL_VERSIONS = ['2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05'];
const INSTRUCTIONS =
  'Tools of a Linklet installation: short links, their previews, tags and clicks. A link is named by its slug ' +
  '(`encodeId`) and, where the same slug is on several domains, by `domain`.';

/** A call that needs a token that is good: the client asks its user for one. */
class TokenNeeded extends Error {
  constructor(readonly body: unknown) {
    super('a token is needed');
  }
}

const refuse = (reply: FastifyReply, { status, message }: Problem): void => {
  void reply.status(status).send(errorOf(null, { code: RPC_ERRORS.parse, message }));
};

/**
 * The API for models, by the Model Context Protocol over streamable HTTP. Nothing is kept from request to request, and
 * every answer is complete, so neither sessions nor streams are needed.
 */
@Injectable()
export class McpRoutes implements OnModuleInit {
  private tools: ReadonlyMap<string, Tool> | null = null;

  constructor(
    private readonly api: OwnApi,
    private readonly document: ApiDocument,
  ) {}

  onModuleInit(): void {
    this.api.fastify().route({
      method: 'POST',
      url: PATH,
      config: { refuse },
      handler: (request, reply) => this.answer(request, reply),
    });
  }

  private async answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    void reply.header('cache-control', 'no-store');
    let message: RpcMessage | null = null;
    try {
      message = readMessage(request.body);
      const { id } = message;
      if (id === undefined) return await reply.status(ACCEPTED).send();
      return await reply.status(OK).send(resultOf(id, await this.resultOf(message, request, reply)));
    } catch (error) {
      if (error instanceof TokenNeeded) return reply.status(UNAUTHORIZED).send(error.body);
      if (!(error instanceof RpcRefusal)) throw error;
      return reply.status(OK).send(errorOf(message?.id ?? null, error));
    }
  }

  private resultOf(
    { method, params }: RpcMessage,
    request: FastifyRequest,
    reply: FastifyReply,
  ): object | Promise<object> {
    switch (method) {
      case 'initialize':
        return initialized(params['protocolVersion']);
      case 'ping':
        return {};
      case 'tools/list':
        return { tools: [...this.known().values()].map(({ description }) => description) };
      case 'tools/call':
        return this.call(params, request, reply);
      default:
        throw new RpcRefusal(RPC_ERRORS.methodNotFound, `There is no method ${method.slice(0, 100)}.`);
    }
  }

  private async call(
    { name, arguments: given = {} }: RpcMessage['params'],
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<object> {
    const tool = typeof name === 'string' ? this.known().get(name) : undefined;
    if (!tool) throw new RpcRefusal(RPC_ERRORS.invalidParams, 'There is no such tool.');
    if (typeof given !== 'object' || given === null) {
      throw new RpcRefusal(RPC_ERRORS.invalidParams, 'arguments must be an object.');
    }
    try {
      const answer = await this.api.send(callOf(tool, given as Record<string, unknown>), request);
      carryOut(reply, answer);
      if (answer.status === UNAUTHORIZED) throw new TokenNeeded(answer.body);
      return contentOf(answer.body, answer.status >= 400);
    } catch (error) {
      if (error instanceof ToolArgumentsInvalid) {
        return contentOf({ error: { message: error.message } }, true);
      }
      throw error;
    }
  }

  private known(): ReadonlyMap<string, Tool> {
    this.tools ??= toolsOf(this.document.get() as unknown as DescribedApi, API_ROOT);
    return this.tools;
  }
}

function initialized(wanted: unknown): object {
  const version = PROTOCOL_VERSIONS.find((each) => each === wanted) ?? PROTOCOL_VERSIONS[0];
  return {
    protocolVersion: version,
    capabilities: { tools: {} },
    serverInfo: { name: 'linklet', title: 'Linklet', version: VERSION },
    instructions: INSTRUCTIONS,
  };
}

/** What a tool says: the data or the error of the API, as text. */
function contentOf(body: unknown, isError: boolean): object {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return { content: [{ type: 'text', text }], isError };
}
