import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ClientAddress } from './client-address';

/** Version 1 of the API begins here. */
export const API_ROOT = '/api/v1';

type QueryValue = string | number | boolean;

/** A call of our own API. */
export interface OwnCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `API_ROOT`, with a leading slash and its parameters encoded. */
  readonly path: string;
  /** Values that are undefined are left out. */
  readonly query?: Readonly<Record<string, QueryValue | undefined>>;
  /** Sent as JSON. */
  readonly body?: object;
}

/** What the API answered. */
export interface OwnAnswer {
  readonly status: number;
  /** The parsed JSON, or the text where the answer is none. */
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
}

/** By these a caller is known. */
const TOKENS = ['authorization', 'x-api-key'] as const;

const CARRIED_IN = ['x-forwarded-proto', 'host', 'user-agent', 'accept-language', 'idempotency-key'] as const;

/** What callers have to know of an answer beside its body. */
const CARRIED_OUT = ['ratelimit', 'ratelimit-policy', 'retry-after', 'www-authenticate', 'cache-control'];

type Headers = Readonly<Record<string, string>>;

function only(names: readonly string[], headers: Readonly<Record<string, unknown>>): Headers {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = headers[name];
      return typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [];
    }),
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/**
 * The API as those call it who offer it under other names or in other shapes. A call passes every guard, limit and check of
 * the API as if it had come from outside, in the name of the sender of the request that it is made for: a translation can
 * never do more than its caller.
 */
@Injectable()
export class OwnApi {
  constructor(
    private readonly host: HttpAdapterHost<FastifyAdapter>,
    private readonly addresses: ClientAddress,
  ) {}

  /** @param token takes the place of what the request shows to say who sent it. */
  async send(
    { method, path, query = {}, body }: OwnCall,
    request: FastifyRequest,
    token?: string,
  ): Promise<OwnAnswer> {
    const answer = await this.fastify().inject({
      method,
      url: `${API_ROOT}${path}`,
      query: this.queryOf(query, request, token),
      headers: { ...only(CARRIED_IN, request.headers), ...tokensOf(request, token) },
      remoteAddress: this.addresses.addressOf(request.raw),
      ...(body === undefined ? {} : { payload: body }),
    });
    return {
      status: answer.statusCode,
      body: parsed(answer.payload),
      headers: only(CARRIED_OUT, answer.headers),
    };
  }

  /** Where those register their routes who answer beside the API. */
  fastify(): FastifyInstance {
    return this.host.httpAdapter.getInstance();
  }

  private queryOf(
    query: NonNullable<OwnCall['query']>,
    request: FastifyRequest,
    token: string | undefined,
  ): Record<string, string> {
    const { access_token: shown } = (request.query ?? {}) as { readonly access_token?: unknown };
    const named = token === undefined && typeof shown === 'string' ? { access_token: shown } : {};
    const given = Object.entries(query).filter(([, value]) => value !== undefined);
    return { ...Object.fromEntries(given.map(([name, value]) => [name, String(value)])), ...named };
  }
}

const tokensOf = ({ headers }: FastifyRequest, token: string | undefined): Headers =>
  token === undefined ? only(TOKENS, headers) : { authorization: `Bearer ${token}` };

/** What the API said of a call beside its body, to the caller of the translation. */
export function carryOut(reply: FastifyReply, { headers }: OwnAnswer): void {
  void reply.headers({ ...headers });
}
