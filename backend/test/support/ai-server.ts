import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Env } from '../../src/config/env';

export interface AiQuestion {
  readonly model: string;
  readonly messages: readonly { readonly role: string; readonly content: string }[];
}

export type AiReply = (response: ServerResponse) => void;

const json = (response: ServerResponse, status: number, body: unknown): void => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};

/** What a model that behaves answers. */
export const says =
  (content: unknown): AiReply =>
  (response) =>
    json(response, 200, {
      id: 'chatcmpl-1',
      object: 'chat.completion',
      choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content } }],
    });

export const refuses =
  (status: number): AiReply =>
  (response) =>
    json(response, status, { error: { message: 'no', type: 'test' } });

export const answersRaw =
  (body: string, contentType = 'application/json'): AiReply =>
  (response) => {
    response.writeHead(200, { 'content-type': contentType }).end(body);
  };

/** Takes the question and says nothing more. */
export const stalls: AiReply = () => undefined;

/** A service on this machine with the API of OpenAI, that wants its key and answers as it is told. */
export class AiServer {
  readonly questions: AiQuestion[] = [];
  reply: AiReply = says('A title\nAnother title\nA third title');
  private readonly sockets = new Set<Socket>();
  private readonly server = createServer((request, response) => void this.answer(request, response));

  constructor(readonly key: string | null = 'sk-only-the-tests-know') {}

  async start(): Promise<void> {
    this.server.on('connection', (socket) => {
      this.sockets.add(socket);
      socket.on('close', () => this.sockets.delete(socket));
    });
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
  }

  async stop(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await once(this.server.close(), 'close');
  }

  get baseUrl(): string {
    return `http://127.0.0.1:${String((this.server.address() as AddressInfo).port)}/v1`;
  }

  /** What an installation is told to ask it. */
  get variables(): Partial<Record<keyof Env, string>> {
    return { AI_BASE_URL: this.baseUrl, AI_MODEL: 'test-model', AI_API_KEY: this.key ?? '' };
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    const wanted = this.key === null ? undefined : `Bearer ${this.key}`;
    if (request.headers.authorization !== wanted) {
      refuses(401)(response);
      return;
    }
    if (request.method !== 'POST' || request.url !== '/v1/chat/completions') {
      refuses(404)(response);
      return;
    }
    this.questions.push(JSON.parse(body) as AiQuestion);
    this.reply(response);
  }
}
