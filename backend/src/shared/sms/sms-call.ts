import type { GatewayAnswer } from '../gateway-http/gateway-answer';
import type { GatewayClient } from '../gateway-http/gateway-client';
import { GatewayError } from '../gateway-http/gateway-error';
import { SmsNotTaken } from './sms';

/** Of a whole call; a code is good for ten minutes. */
export const SMS_TIMEOUT_MS = 10_000;

const TOO_MANY = 429;

interface Form {
  readonly url: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Posts a form. A call that may have arrived is never made again, because the message may be on its way. */
export async function postForm(
  client: GatewayClient,
  { url, fields, headers }: Form,
): Promise<GatewayAnswer> {
  try {
    return await client.send({
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams(fields).toString(),
    });
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    throw new SmsNotTaken(error.reason, !error.mayHaveArrived);
  }
}

/** What an answer without success means: too many calls pass, and all else would be refused again or may have worked. */
export function smsRefusalOf(status: number, code = ''): SmsNotTaken {
  return new SmsNotTaken(`${String(status)} ${code}`.trim(), status === TOO_MANY);
}
