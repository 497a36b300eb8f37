import type { PayPalApp } from '../../../../config/payment-settings';
import { sameText } from '../../../../shared/crypto/same-text';
import type { Clock } from '../../../../shared/domain/clock';
import { GatewayClient } from '../../../../shared/gateway-http/gateway-client';
import type { GatewayAnswer } from '../../../../shared/gateway-http/gateway-answer';
import { issueIn, type PayPalValues } from './paypal-answers';

const TIMEOUT_MS = 30_000;
/** A token is not used in its last minute: it might end on the way. */
const TOKEN_MARGIN_MS = 60_000;
const UNAUTHORIZED = 401;
const NOT_FOUND = 404;

/** PayPal said something that we do not act on. */
export class PayPalRefused extends Error {
  constructor(
    readonly status: number,
    /** What is wrong, in its words; empty where it does not say. */
    readonly issue: string,
  ) {
    super(`PayPal answered ${status} ${issue}`);
    this.name = PayPalRefused.name;
  }

  get isNotFound(): boolean {
    return this.status === NOT_FOUND;
  }
}

/** Of what PayPal has not; other errors go on. */
export function absent(error: unknown): null {
  if (error instanceof PayPalRefused && error.isNotFound) return null;
  throw error;
}

/** A change that has one effect, however often it is sent. */
export interface PayPalChange {
  readonly path: string;
  readonly body: object;
  /** PayPal gives the first answer again to the same id; null for what changes nothing when it is done twice. */
  readonly requestId: string | null;
}

interface AccessToken {
  readonly text: string;
  readonly until: number;
}

/** Calls of the server to PayPal. */
export class PayPalCalls {
  private readonly client: GatewayClient;
  private token: AccessToken | null = null;
  private asking: Promise<AccessToken> | null = null;

  constructor(
    private readonly app: PayPalApp,
    private readonly clock: Clock,
  ) {
    this.client = new GatewayClient({ urls: [app.url], timeoutMs: TIMEOUT_MS });
  }

  /** @throws PayPalRefused, GatewayError */
  async get(path: string): Promise<PayPalValues> {
    return valuesIn(await this.send({ path, method: 'GET' }));
  }

  /** @throws PayPalRefused, GatewayError */
  post({ path, body, requestId }: PayPalChange): Promise<PayPalValues> {
    return this.postText(path, JSON.stringify(body), requestId);
  }

  /** The same with a body that is written already. */
  async postText(path: string, body: string, requestId: string | null = null): Promise<PayPalValues> {
    const headers = requestId === null ? {} : { 'paypal-request-id': requestId };
    return valuesIn(await this.send({ path, method: 'POST', body, headers }));
  }

  /** Null when PayPal takes the keys, otherwise what it says. @throws GatewayError */
  async tryKeys(): Promise<string | null> {
    try {
      await this.validToken();
      return null;
    } catch (error) {
      if (error instanceof PayPalRefused) return error.message;
      throw error;
    }
  }

  /** A token may be taken back before its time: then there is a new one, once. */
  private async send(call: Call): Promise<GatewayAnswer> {
    const token = await this.validToken();
    const answer = await this.sendAs(token, call);
    if (answer.status !== UNAUTHORIZED) return answer;
    if (this.token && sameText(this.token.text, token)) this.token = null;
    return this.sendAs(await this.validToken(), call);
  }

  private sendAs(token: string, { path, method, body, headers }: Call): Promise<GatewayAnswer> {
    return this.client.send({
      url: this.app.url + path,
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, ...headers },
      ...(body === undefined ? {} : { body }),
    });
  }

  private async validToken(): Promise<string> {
    if (this.token && this.token.until > this.clock.now().getTime()) return this.token.text;
    this.asking ??= this.askToken().finally(() => {
      this.asking = null;
    });
    this.token = await this.asking;
    return this.token.text;
  }

  private async askToken(): Promise<AccessToken> {
    const { url, clientId, clientSecret } = this.app;
    const answer = await this.client.send({
      url: `${url}/v1/oauth2/token`,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
      },
      body: 'grant_type=client_credentials',
    });
    const { access_token: text, expires_in: seconds } = valuesIn(answer);
    if (typeof text !== 'string' || typeof seconds !== 'number') throw new PayPalRefused(answer.status, '');
    return { text, until: this.clock.now().getTime() + seconds * 1_000 - TOKEN_MARGIN_MS };
  }
}

interface Call {
  readonly path: string;
  readonly method: 'GET' | 'POST';
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What it answers, which may be nothing. */
function valuesIn(answer: GatewayAnswer): PayPalValues {
  if (!answer.isSuccess) throw new PayPalRefused(answer.status, issueIn(answer.text));
  return answer.body.length === 0 ? {} : answer.object();
}
