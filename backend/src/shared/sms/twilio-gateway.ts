import type { SmsAccount } from '../../config/sms-settings';
import type { GatewayAnswer } from '../gateway-http/gateway-answer';
import { GatewayClient } from '../gateway-http/gateway-client';
import { type Sms, SmsGateway } from './sms';
import { postForm, smsRefusalOf, SMS_TIMEOUT_MS } from './sms-call';

/** Twilio's numbered reason; its sentence is left out, because it repeats the number. */
function reasonIn(answer: GatewayAnswer): string {
  try {
    const { code } = answer.object();
    return typeof code === 'number' ? String(code) : '';
  } catch {
    return '';
  }
}

/** Twilio, or a service with the same call (2010-04-01). */
export class TwilioGateway extends SmsGateway {
  private readonly client: GatewayClient;

  constructor(
    private readonly at: Extract<SmsAccount, { kind: 'twilio' }>,
    timeoutMs = SMS_TIMEOUT_MS,
  ) {
    super();
    this.client = new GatewayClient({ urls: [at.url], timeoutMs });
  }

  async send({ to, text }: Pick<Sms, 'to' | 'text'>): Promise<void> {
    const { url, account, password, from } = this.at;
    const answer = await postForm(this.client, {
      url: `${url}/2010-04-01/Accounts/${encodeURIComponent(account)}/Messages.json`,
      headers: { authorization: `Basic ${Buffer.from(`${account}:${password}`).toString('base64')}` },
      fields: { To: to, From: from, Body: text },
    });
    if (!answer.isSuccess) throw smsRefusalOf(answer.status, reasonIn(answer));
  }
}
