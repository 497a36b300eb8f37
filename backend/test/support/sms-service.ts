import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';

/** A message that the service took. */
interface TakenSms {
  readonly to: string;
  readonly text: string;
}

export type SmsReply = (response: ServerResponse) => void;

const TWILIO_PATH = /^\/2010-04-01\/Accounts\/([^/]+)\/Messages\.json$/;
const EVERY8D_PATH = '/API21/HTTP/sendSMS.ashx';
const E164 = /^\+[1-9]\d{6,14}$/;

const json =
  (status: number, body: object): SmsReply =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
const plain =
  (line: string): SmsReply =>
  (response) => {
    response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8' }).end(line);
  };

/** A service on this machine that takes text messages as Twilio and as EVERY8D do, and wants their keys. */
export class SmsService {
  static readonly account = 'AC0123456789abcdef0123456789abcdef';
  static readonly password = 'only-the+tests=know';
  static readonly from = '+15005550006';
  readonly taken: TakenSms[] = [];
  calls = 0;
  /** Instead of the answer that the call deserves. */
  reply: SmsReply | null = null;
  private readonly sockets = new Set<Socket>();
  private readonly server = createServer((request, response) => void this.answer(request, response));

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
    this.server.close();
    await once(this.server, 'close');
  }

  get url(): string {
    return `http://127.0.0.1:${String((this.server.address() as AddressInfo).port)}`;
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.calls += 1;
    const form = new URLSearchParams(await text(request));
    const reply = this.reply ?? this.replyTo(request, form);
    reply(response);
  }

  private replyTo({ method, url = '', headers }: IncomingMessage, form: URLSearchParams): SmsReply {
    const isForm = headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true;
    if (method !== 'POST' || !isForm) return json(415, { code: 1 });
    const named = TWILIO_PATH.exec(url);
    if (named) return this.asTwilio(form, named[1], headers.authorization);
    return url === EVERY8D_PATH ? this.asEvery8d(form) : json(404, { code: 20404 });
  }

  private asTwilio(form: URLSearchParams, named?: string, key?: string): SmsReply {
    const { account, password, from } = SmsService;
    const wanted = `Basic ${Buffer.from(`${account}:${password}`).toString('base64')}`;
    if (named !== account || key !== wanted) return json(401, { code: 20003, status: 401 });
    const to = form.get('To') ?? '';
    if (!E164.test(to)) return json(400, { code: 21211, message: `Invalid 'To' Number: ${to}` });
    if (form.get('From') !== from) return json(400, { code: 21606 });
    const body = form.get('Body') ?? '';
    if (body === '') return json(400, { code: 21602 });
    this.taken.push({ to, text: body });
    return json(201, { sid: `SM${String(this.taken.length).padStart(32, '0')}`, status: 'queued' });
  }

  private asEvery8d(form: URLSearchParams): SmsReply {
    const { account, password } = SmsService;
    if (form.get('UID') !== account || form.get('PWD') !== password) return plain('-101,帳號密碼錯誤');
    const to = form.get('DEST') ?? '';
    if (!/^(\+[1-9]\d{6,14}|09\d{8})$/.test(to)) return plain(`-306,無效的門號 ${to}`);
    const message = form.get('MSG') ?? '';
    if (message === '') return plain('-99,無簡訊內容');
    this.taken.push({ to, text: message });
    return plain('79.0,1,1.0,0,d0ad6380-4842-46a5-a1eb-9888e78fefd8');
  }
}
