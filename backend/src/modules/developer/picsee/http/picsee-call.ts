import type { FastifyRequest } from 'fastify';
import type { OwnAnswer, OwnApi, OwnCall } from '../../../../shared/http/own-api';
import { fieldsOfForm } from '../domain/form-fields';
import { type PicseeRefusal, picSeeCodeOf } from '../domain/picsee-codes';

export type PicseeFields = Readonly<Record<string, unknown>>;

/** PicSee's answer is a refusal. */
export class PicSeeRefusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly reason: PicseeRefusal,
  ) {
    super(message);
  }
}

const isFields = (value: unknown): value is PicseeFields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const FORM = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i;

function bodyOf({ body, headers }: FastifyRequest): PicseeFields {
  if (!isFields(body)) return {};
  return FORM.test(headers['content-type'] ?? '') ? fieldsOfForm(body) : body;
}

function refusalIn(body: unknown, status: number): PicseeRefusal {
  const error = isFields(body) && isFields(body['error']) ? body['error'] : {};
  const {
    code = 'http.refused',
    message = 'The call was refused.',
    fields = [],
  } = error as Partial<PicseeRefusal>;
  return { status, code, message, fields };
}

/** By which code and sentence a refusal of ours reaches a client of PicSee. */
export function refuseBy(reason: PicseeRefusal, code = picSeeCodeOf(reason)): PicSeeRefusal {
  return new PicSeeRefusal(reason.status, code, `${reason.code}: ${reason.message}`, reason);
}

/** One call of a client, and the calls of our own API that it needs. */
export class PicSeeCall {
  /** The last answer of our API, for what it says beside its body. */
  last: OwnAnswer | null = null;
  /** What was sent, as JSON or as a form. */
  readonly body: PicseeFields;

  constructor(
    private readonly request: FastifyRequest,
    private readonly api: OwnApi,
  ) {
    this.body = bodyOf(request);
  }

  /** A parameter of the query; undefined unless it is there once and not empty. */
  query(name: string): string | undefined {
    const value = (this.request.query as PicseeFields | undefined)?.[name];
    return typeof value === 'string' && value !== '' ? value : undefined;
  }

  /** Path of the link that the address names, in our own API. */
  get linkPath(): string {
    const { encodeId = '' } = this.request.params as { readonly encodeId?: string };
    return `/links/${encodeURIComponent(encodeId)}`;
  }

  get encodeId(): string {
    return (this.request.params as { readonly encodeId?: string }).encodeId ?? '';
  }

  /** The data of the answer. Throws `PicSeeRefusal`. */
  async send<T>(call: OwnCall): Promise<T> {
    this.last = await this.api.send(call, this.request);
    const { status, body } = this.last;
    if (status >= 400) throw refuseBy(refusalIn(body, status));
    return (body as { readonly data: T }).data;
  }
}

/** An operation of PicSee's API. */
export interface PicSeeOperation {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly url: string;
  /** The `data` of the answer; a text is sent as it is. */
  readonly answer: (call: PicSeeCall) => Promise<unknown>;
}
