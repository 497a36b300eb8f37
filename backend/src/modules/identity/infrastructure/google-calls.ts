import type { OAuthClient } from '../../../config/settings';
import type { GatewayAnswer } from '../../../shared/gateway-http/gateway-answer';
import { GatewayClient } from '../../../shared/gateway-http/gateway-client';

/** A sign-in waits for these; the provider answers in a tenth of it. */
const TIMEOUT_MS = 5_000;

type Answer = Readonly<Record<string, unknown>>;

/** What a sign-in asks the provider itself. */
export class GoogleCalls {
  private readonly gateway: GatewayClient;

  constructor(private readonly client: OAuthClient) {
    const urls = [client.tokenUrl, client.userinfoUrl];
    this.gateway = new GatewayClient({ urls, timeoutMs: TIMEOUT_MS });
  }

  async exchangeCode(form: Readonly<Record<string, string>>): Promise<Answer> {
    const { clientId, clientSecret, tokenUrl: url } = this.client;
    const all = { ...form, client_id: clientId, client_secret: clientSecret };
    const headers = { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' };
    return answered(await this.gateway.send({ url, headers, body: new URLSearchParams(all).toString() }));
  }

  async userInfo(accessToken: string): Promise<Answer> {
    const headers = { accept: 'application/json', authorization: `Bearer ${accessToken}` };
    return answered(await this.gateway.send({ url: this.client.userinfoUrl, headers }));
  }
}

function answered(answer: GatewayAnswer): Answer {
  if (!answer.isSuccess) throw new Error(`the provider answered ${answer.status}`);
  return answer.object();
}
