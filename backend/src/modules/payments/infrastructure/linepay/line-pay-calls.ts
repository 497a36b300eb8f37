import { createHmac, randomUUID } from 'node:crypto';
import type { LinePayChannel } from '../../../../config/payment-settings';
import { GatewayClient } from '../../../../shared/gateway-http/gateway-client';

const VERSION = '/v4';
/** LINE Pay itself waits for banks; it asks for this much when money moves. */
const TIMEOUT_MS = 45_000;
/** Ids of 19 digits are more than JavaScript's numbers can hold. */
const LONG_NUMBER = /:\s*(\d{16,})/g;

/** What LINE Pay answers; the code decides, whatever the status. */
export interface LinePayAnswer {
  readonly code: string;
  readonly info: unknown;
}

/** Over the path and what is sent, by the secret of the channel and a number that is used once. */
export const signatureOf = (secret: string, path: string, content: string, nonce: string): string =>
  createHmac('sha256', secret)
    .update(secret + path + content + nonce)
    .digest('base64');

/** Calls of the server to LINE Pay. */
export class LinePayCalls {
  private readonly client: GatewayClient;

  constructor(private readonly channel: LinePayChannel) {
    this.client = new GatewayClient({ urls: [channel.url], timeoutMs: TIMEOUT_MS });
  }

  /** @throws GatewayError when it is unknown whether it arrived */
  post(path: string, body: object): Promise<LinePayAnswer> {
    return this.send('POST', path, JSON.stringify(body));
  }

  get(path: string, query: string): Promise<LinePayAnswer> {
    return this.send('GET', path, query);
  }

  private async send(method: 'GET' | 'POST', path: string, content: string): Promise<LinePayAnswer> {
    const { url, channelId, channelSecret } = this.channel;
    const [nonce, signedPath] = [randomUUID(), VERSION + path];
    const isRead = method === 'GET';
    const answer = await this.client.send({
      url: `${url}${signedPath}${isRead && content !== '' ? `?${content}` : ''}`,
      method,
      headers: {
        'content-type': 'application/json',
        'x-line-channelid': channelId,
        'x-line-authorization-nonce': nonce,
        'x-line-authorization': signatureOf(channelSecret, signedPath, content, nonce),
      },
      ...(isRead ? {} : { body: content }),
    });
    return read(answer.text);
  }
}

function read(text: string): LinePayAnswer {
  try {
    const value = JSON.parse(text.replace(LONG_NUMBER, ':"$1"')) as {
      returnCode?: unknown;
      info?: unknown;
    } | null;
    const code = value?.returnCode;
    return { code: typeof code === 'string' ? code : '', info: value?.info };
  } catch {
    return { code: '', info: undefined };
  }
}
