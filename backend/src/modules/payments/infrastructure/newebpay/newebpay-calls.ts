import type { NewebpayShop } from '../../../../config/payment-settings';
import { sameText } from '../../../../shared/crypto/same-text';
import { GatewayClient } from '../../../../shared/gateway-http/gateway-client';
import { checkCode, checkValue, decrypt, encrypt, type NewebpayFields, formOf } from './newebpay-cipher';
import { newebpayMessageOf, type NewebpayMessage, parsedObject, newebpayTextIn } from './newebpay-messages';

const TIMEOUT_MS = 15_000;
const JSON_ANSWER = { RespondType: 'JSON' };
/** Shops of this kind are asked for in another way. */
const COMPOSITE_SHOP = 'MS5';

/** What a card payment is like; the values are those of the manual. */
export interface TradeRecord {
  readonly status: string;
  readonly result: Readonly<Record<string, unknown>>;
}

/** The answer is not one of the gateway's, or cannot be read. */
export class NewebpayUnreadable extends Error {
  constructor() {
    super('newebPay gave an answer that cannot be trusted');
    this.name = NewebpayUnreadable.name;
  }
}

/** Calls of the server to newebPay. */
export class NewebpayCalls {
  private readonly client: GatewayClient;

  constructor(private readonly shop: NewebpayShop) {
    this.client = new GatewayClient({ urls: [shop.url], timeoutMs: TIMEOUT_MS });
  }

  /** What became of a charge. */
  async query(number: string, amount: number, now: Date): Promise<TradeRecord> {
    const { merchantId: MerchantID } = this.shop;
    const order = { MerchantID, MerchantOrderNo: number, Amt: amount };
    const answer = await this.post('/API/QueryTradeInfo', {
      ...order,
      Version: '1.3',
      ...JSON_ANSWER,
      CheckValue: checkValue(order, this.shop),
      TimeStamp: secondsOf(now),
      ...(MerchantID.startsWith(COMPOSITE_SHOP) ? { Gateway: 'Composite' } : {}),
    });
    const message = newebpayMessageOf(answer);
    if (message.status === 'SUCCESS' && !this.isSigned(message)) throw new NewebpayUnreadable();
    return message;
  }

  /** Changes what stands of a mandate. */
  alterMandate(
    path: 'AlterStatus' | 'AlterAmt',
    fields: NewebpayFields,
    now: Date,
  ): Promise<NewebpayMessage> {
    const version = path === 'AlterStatus' ? '1.0' : '1.2';
    return this.sendSealed(`/MPG/period/${path}`, { ...JSON_ANSWER, Version: version, ...fields }, now);
  }

  /** What a mandate is like. */
  queryMandate(fields: NewebpayFields, now: Date): Promise<NewebpayMessage> {
    return this.sendSealed('/MPG/period/query', { ...JSON_ANSWER, Version: '1.0', ...fields }, now);
  }

  /** Gives up, captures or gives back money of a card. */
  changeTrade(path: 'Cancel' | 'Close', fields: NewebpayFields, now: Date): Promise<NewebpayMessage> {
    const version = path === 'Cancel' ? '1.0' : '1.1';
    return this.sendSealed(`/API/CreditCard/${path}`, { ...JSON_ANSWER, Version: version, ...fields }, now);
  }

  private async sendSealed(path: string, fields: NewebpayFields, now: Date): Promise<NewebpayMessage> {
    const text = formOf({ ...fields, TimeStamp: secondsOf(now) });
    const answer = await this.post(path, {
      MerchantID_: this.shop.merchantId,
      PostData_: encrypt(text, this.shop),
    });
    return newebpayMessageOf(this.opened(answer));
  }

  /** Answers about mandates are encrypted, unless the question could not be read. */
  private opened(answer: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
    const sealed = newebpayTextIn(answer, 'Period') || newebpayTextIn(answer, 'period');
    if (sealed === '') return answer;
    const opened = parsedObject(decrypt(sealed, this.shop) ?? '');
    if (!opened) throw new NewebpayUnreadable();
    return opened;
  }

  private isSigned({ result }: NewebpayMessage): boolean {
    const names = ['Amt', 'MerchantID', 'MerchantOrderNo', 'TradeNo'] as const;
    const signed = Object.fromEntries(names.map((name) => [name, newebpayTextIn(result, name)]));
    return (
      sameText(newebpayTextIn(result, 'CheckCode'), checkCode(signed, this.shop)) &&
      newebpayTextIn(result, 'MerchantID') === this.shop.merchantId
    );
  }

  private async post(path: string, fields: NewebpayFields): Promise<Readonly<Record<string, unknown>>> {
    const answer = await this.client.send({
      url: `${this.shop.url}${path}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: formOf(fields),
    });
    return answer.object();
  }
}

/** Good for two minutes. */
export const secondsOf = (now: Date): number => Math.floor(now.getTime() / 1_000);
