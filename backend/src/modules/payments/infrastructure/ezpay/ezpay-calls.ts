import type { EzpayAccount } from '../../../../config/payment-settings';
import { sameText } from '../../../../shared/crypto/same-text';
import { GatewayClient } from '../../../../shared/gateway-http/gateway-client';
import {
  checkCode,
  decrypt,
  encrypt,
  type NewebpayFields,
  formOf,
  tradeSha,
} from '../newebpay/newebpay-cipher';
import { parsedObject, newebpayTextIn } from '../newebpay/newebpay-messages';

const TIMEOUT_MS = 15_000;
/** Of a question that a buyer waits for. */
const QUESTION_TIMEOUT_MS = 3_000;
const QUESTION_VERSION = '1.0';

type Values = Readonly<Record<string, unknown>>;

export interface EzpayAnswer {
  readonly status: string;
  readonly result: Values;
}

const secondsOf = (now: Date): number => Math.floor(now.getTime() / 1_000);

/** The answer is not one of ezPay's, or not about what was asked. */
export class EzpayUnreadable extends Error {
  constructor() {
    super('ezPay gave an answer that cannot be trusted');
    this.name = EzpayUnreadable.name;
  }
}

/** Calls of the server to ezPay, which has the cipher of newebPay, with keys of its own. */
export class EzpayCalls {
  private readonly client: GatewayClient;

  constructor(
    private readonly account: EzpayAccount,
    private readonly timeoutMs = TIMEOUT_MS,
  ) {
    this.client = new GatewayClient({ urls: [account.url], timeoutMs });
  }

  /** What is sent for these fields. */
  seal(version: string, fields: NewebpayFields, now: Date): string {
    const outer = { RespondType: 'JSON', Version: version, TimeStamp: secondsOf(now) };
    return encrypt(formOf({ ...outer, ...fields }), this.account);
  }

  /** @throws GatewayError, EzpayUnreadable when it is unknown what came of it */
  async send(path: string, sealed: string): Promise<EzpayAnswer> {
    const { status, values } = await this.post(`Api/${path}`, { PostData_: sealed }, this.timeoutMs);
    return { status, result: resultIn(values) };
  }

  /**
   * Asks something of the tax ministry through ezPay; the result is empty unless the status is `SUCCESS`.
   *
   * @throws GatewayError, EzpayUnreadable
   */
  async ask(path: string, fields: NewebpayFields, now: Date): Promise<EzpayAnswer> {
    const sealed = encrypt(formOf({ TimeStamp: secondsOf(now), ...fields }), this.account);
    const signed = { PostData_: sealed, CheckValue: tradeSha(sealed, this.account) };
    const { status, values } = await this.post(
      `Api_inv_application/${path}`,
      { Version: QUESTION_VERSION, RespondType: 'JSON', ...signed },
      Math.min(this.timeoutMs, QUESTION_TIMEOUT_MS),
    );
    const opened = decrypt(newebpayTextIn(values, 'Result'), this.account) ?? '';
    return { status, result: Object.fromEntries(new URLSearchParams(opened)) };
  }

  private async post(
    path: string,
    fields: NewebpayFields,
    timeoutMs: number,
  ): Promise<{ readonly status: string; readonly values: Values }> {
    const answer = await this.client.send({
      url: `${this.account.url}/${path}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: formOf({ MerchantID_: this.account.merchantId, ...fields }),
      timeoutMs,
    });
    if (!answer.isSuccess) throw new EzpayUnreadable();
    const values = answer.object();
    const status = newebpayTextIn(values, 'Status');
    if (status === '') throw new EzpayUnreadable();
    return { status, values };
  }

  /** Whether it is about that invoice and signed. The number of the invoice is not among what is signed. */
  isAbout(result: Values, { number, total }: { readonly number: string; readonly total: number }): boolean {
    const names = ['InvoiceTransNo', 'MerchantID', 'MerchantOrderNo', 'RandomNum', 'TotalAmt'] as const;
    const signed = Object.fromEntries(names.map((name) => [name, newebpayTextIn(result, name)]));
    return (
      sameText(newebpayTextIn(result, 'CheckCode'), checkCode(signed, this.account)) &&
      signed['MerchantID'] === this.account.merchantId &&
      signed['MerchantOrderNo'] === number &&
      signed['TotalAmt'] === String(total)
    );
  }
}

/** It is text inside the JSON, or an object. */
function resultIn({ Result: result }: Values): Values {
  if (typeof result === 'string') return parsedObject(result) ?? {};
  return parsedObject(JSON.stringify(result ?? null)) ?? {};
}
