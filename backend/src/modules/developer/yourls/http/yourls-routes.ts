import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../../../../shared/domain/domain-error';
import { ClientAddress } from '../../../../shared/http/client-address';
import { readFields } from '../../../../shared/http/multipart-form';
import { carryOut, OwnApi } from '../../../../shared/http/own-api';
import { idIn } from '../../../../shared/http/path-id';
import { type Problem, problemOf } from '../../../../shared/http/problem';
import { YourlsCallersService } from '../application/yourls-callers.service';
import {
  FORMATS,
  readCallback,
  written,
  type YourlsAnswer,
  type YourlsFormat,
} from '../domain/yourls-answer';
import { refuseCall, YourlsRefusal } from '../domain/yourls-refusal';
import { YOURLS_ACTIONS } from './yourls-actions';
import { ApiRefusal, parametersOf, YourlsCall } from './yourls-call';

export const YOURLS_PATH = '/yourls-api.php';
const FORBIDDEN = 403;

type Parameters = ReadonlyMap<string, string>;

const formatOf = (parameters: Parameters): YourlsFormat =>
  FORMATS.find((format) => format === parameters.get('format')) ?? 'xml';

/** What is to be called with the answer; null when nothing is named. Throws `YourlsRefusal` for what is no name. */
function callbackOf(parameters: Parameters): string | null {
  const named = parameters.get('callback') ?? parameters.get('jsonp');
  if (named === undefined || formatOf(parameters) !== 'jsonp') return null;
  const callback = readCallback(named);
  if (callback === null) throw refuseCall(400, 'callback must be the name of a function');
  return callback;
}

function send(
  reply: FastifyReply,
  answer: YourlsAnswer,
  format: YourlsFormat,
  callback: string | null,
): FastifyReply {
  const { type, text } = written(answer, format, callback);
  return reply.status(answer.status).type(type).header('cache-control', 'no-store').send(text);
}

/** What goes wrong before a call is understood. */
function refuse(reply: FastifyReply, { status, message }: Problem): void {
  send(reply, refuseCall(status, message).answer, formatOf(parametersOf(reply.request)), null);
}

function answerTo(error: unknown): YourlsAnswer {
  if (error instanceof YourlsRefusal) return error.answer;
  if (error instanceof ApiRefusal) return error.asAnswer;
  if (!(error instanceof DomainError)) throw error;
  const { status, message } = problemOf(error);
  return refuseCall(status === 401 ? FORBIDDEN : status, message).answer;
}

/** The one call of YOURLS, translated into calls of our own API. */
@Injectable()
export class YourlsRoutes implements OnModuleInit {
  constructor(
    private readonly api: OwnApi,
    private readonly callers: YourlsCallersService,
    private readonly addresses: ClientAddress,
  ) {}

  onModuleInit(): void {
    for (const url of [YOURLS_PATH, `${YOURLS_PATH}/:groupId`]) {
      this.api.fastify().route({
        method: ['GET', 'POST'],
        url,
        config: { refuse, takesForm: true },
        handler: (request, reply) => this.answer(request, reply),
      });
    }
  }

  private async answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    await readFields(request);
    const parameters = parametersOf(request);
    const format = formatOf(parameters);
    let callback: string | null = null;
    let call: YourlsCall | null = null;
    let answer: YourlsAnswer;
    try {
      callback = callbackOf(parameters);
      call = new YourlsCall(request, this.api, parameters, await this.tokenOf(request, parameters));
      answer = await act(call);
    } catch (error) {
      answer = answerTo(error);
    }
    if (call?.last) carryOut(reply, call.last);
    return send(reply, answer, format, callback);
  }

  /** The token to call our own API with; undefined when the request shows one itself. */
  private async tokenOf(request: FastifyRequest, parameters: Parameters): Promise<string | undefined> {
    const { authorization, 'x-api-key': apiKey } = request.headers;
    if (authorization !== undefined || apiKey !== undefined) return undefined;
    const { groupId } = request.params as { readonly groupId?: string };
    const origin = {
      groupId: groupId === undefined ? null : idIn(groupId),
      address: this.addresses.addressOf(request.raw),
    };
    const proof = Object.fromEntries(
      ['signature', 'timestamp', 'hash', 'password'].flatMap((name) => {
        const value = parameters.get(name);
        return value === undefined ? [] : [[name, value]];
      }),
    );
    const token = await this.callers.tokenFor(proof, origin);
    if (token === null) throw refuseCall(FORBIDDEN, 'Please log in');
    return token;
  }
}

function act(call: YourlsCall): Promise<YourlsAnswer> {
  const action = YOURLS_ACTIONS.get(call.get('action'));
  if (!action) throw refuseCall(400, 'Unknown or missing "action" parameter');
  return action(call);
}
