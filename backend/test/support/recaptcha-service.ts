import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';

/** What the service knows of a token that a page got. */
interface GivenToken {
  readonly action: string;
  readonly hostname: string;
  readonly score: number;
}

type VerifyReply = (response: ServerResponse) => void;

const VERIFY_PATH = '/recaptcha/api/siteverify';

const json =
  (body: object): VerifyReply =>
  (response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
const refusal = (...codes: readonly string[]): VerifyReply => json({ success: false, 'error-codes': codes });

/** Google reCAPTCHA v3 on this machine: gives tokens, each good once, to its script, and tells what they are. */
export class RecaptchaService {
  static readonly siteKey = '6Ltests_public-key';
  static readonly secret = '6Ltests_secret-key';
  /** What it was asked, in order. */
  readonly asked: { readonly token: string; readonly address: string | null }[] = [];
  /** Of the tokens that are given from now on. */
  score = 0.9;
  /** Instead of the answer that the question deserves. */
  reply: VerifyReply | null = null;
  private readonly given = new Map<string, GivenToken>();
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

  get verifyUrl(): string {
    return `http://127.0.0.1:${String((this.server.address() as AddressInfo).port)}${VERIFY_PATH}`;
  }

  /** Settings of an installation that asks this service. */
  get settings(): Readonly<
    Record<'RECAPTCHA_SITE_KEY' | 'RECAPTCHA_SECRET' | 'RECAPTCHA_VERIFY_URL', string>
  > {
    return {
      RECAPTCHA_SITE_KEY: RecaptchaService.siteKey,
      RECAPTCHA_SECRET: RecaptchaService.secret,
      RECAPTCHA_VERIFY_URL: this.verifyUrl,
    };
  }

  /** As the script does for a page. */
  give(action: string, hostname: string, score = this.score): string {
    const token = `03${randomUUID()}`;
    this.given.set(token, { action, hostname, score });
    return token;
  }

  /** The script as pages load it; it asks `window.giveRecaptchaToken`, which a test binds to {@link give}. */
  static readonly script = `
    window.grecaptcha = {
      ready: (callback) => setTimeout(callback),
      execute: (key, { action }) =>
        key === ${JSON.stringify(RecaptchaService.siteKey)}
          ? window.giveRecaptchaToken(action, location.hostname)
          : Promise.reject(new Error('Invalid site key or not loaded in api.js: ' + key)),
    };`;

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const form = new URLSearchParams(await text(request));
    this.asked.push({ token: form.get('response') ?? '', address: form.get('remoteip') });
    (this.reply ?? this.replyTo(request, form))(response);
  }

  private replyTo({ method, url = '', headers }: IncomingMessage, form: URLSearchParams): VerifyReply {
    const isForm = headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true;
    if (method !== 'POST' || url !== VERIFY_PATH || !isForm) return refusal('bad-request');
    const [secret, token] = [form.get('secret'), form.get('response')];
    if (secret === null) return refusal('missing-input-secret');
    if (secret !== RecaptchaService.secret) return refusal('invalid-input-secret');
    if (token === null || token === '') return refusal('missing-input-response');
    if (!token.startsWith('03')) return refusal('invalid-input-response');
    const known = this.given.get(token);
    this.given.delete(token);
    if (known === undefined) return refusal('timeout-or-duplicate');
    return json({ success: true, challenge_ts: new Date().toISOString(), ...known });
  }
}
