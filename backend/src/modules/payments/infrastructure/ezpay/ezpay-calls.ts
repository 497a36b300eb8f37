import type { EzpayAccount } from '../../../../config/payment-settings';
import { sameText } from '../../../../shared/crypto/same-text';
import { GatewayClient } from '../../../../shared/gateway-http/gateway-client';
import { checkCode, encrypt, type Fields, formOf } from '../newebpay/newebpay-cipher';
import { parsedObject, textIn } from '../newebpay/newebpay-messages';

const TIMEOUT_MS = 15_000;

type Values = Readonly<Record<string, unknown>>;

export interface EzpayAnswer {
  readonly status: string;
  readonly result: Values;
}

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
    timeoutMs = TIMEOUT_MS,
  ) {
    this.client = new GatewayClient({ urls: [account.url], timeoutMs });
  }

  /** What is sent for these fields. */
  seal(version: string, fields: Fields, now: Date): string {
    const TimeStamp = Math.floor(now.getTime() / 1_000);
    return encrypt(formOf({ RespondType: 'JSON', Version: version, TimeStamp, ...fields }), this.account);
  }

  /** @throws GatewayError, EzpayUnreadable when nobody knows what came of it */
  async send(path: string, sealed: string): Promise<EzpayAnswer> {
    const answer = await this.client.send({
      url: `${this.account.url}/Api/${path}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: formOf({ MerchantID_: this.account.merchantId, PostData_: sealed }),
    });
    if (!answer.isSuccess) throw new EzpayUnreadable();
    const values = answer.object();
    const status = textIn(values, 'Status');
    if (status === '') throw new EzpayUnreadable();
    return { status, result: resultIn(values) };
  }

  /** Whether it is about that invoice and signed. The number of the invoice is not among what is signed. */
  isAbout(result: Values, { number, total }: { readonly number: string; readonly total: number }): boolean {
    const names = ['InvoiceTransNo', 'MerchantID', 'MerchantOrderNo', 'RandomNum', 'TotalAmt'] as const;
    const signed = Object.fromEntries(names.map((name) => [name, textIn(result, name)]));
    return (
      sameText(textIn(result, 'CheckCode'), checkCode(signed, this.account)) &&
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
