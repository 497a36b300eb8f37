import type { SmsAccount } from '../../config/sms-settings';
import { GatewayClient } from '../gateway-http/gateway-client';
import { type Sms, SmsGateway, SmsNotTaken } from './sms';
import { postForm, smsRefusalOf, SMS_TIMEOUT_MS } from './sms-call';

/** CREDIT,SENDED,COST,UNSEND,BATCH_ID */
const TAKEN = /^\d+(?:\.\d+)?,([1-9]\d*),/;
const ERROR_NUMBER = /^-\d{1,6}/;

/** EVERY8D (HTTP API 2.1), or a service with the same call. It answers 200 whatever comes of it. */
export class Every8dGateway extends SmsGateway {
  private readonly client: GatewayClient;

  constructor(
    private readonly at: Extract<SmsAccount, { kind: 'every8d' }>,
    timeoutMs = SMS_TIMEOUT_MS,
  ) {
    super();
    this.client = new GatewayClient({ urls: [at.url], timeoutMs });
  }

  async send({ to, text }: Pick<Sms, 'to' | 'text'>): Promise<void> {
    const { url, account, password } = this.at;
    const answer = await postForm(this.client, {
      url: `${url}/API21/HTTP/sendSMS.ashx`,
      fields: { UID: account, PWD: password, SB: '', MSG: text, DEST: to, ST: '' },
    });
    if (!answer.isSuccess) throw smsRefusalOf(answer.status);
    const line = answer.text.trim();
    // The sentence behind the number may repeat what was sent.
    if (!TAKEN.test(line)) throw new SmsNotTaken(ERROR_NUMBER.exec(line)?.[0] ?? 'strange answer', false);
  }
}
