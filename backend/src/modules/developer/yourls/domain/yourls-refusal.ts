import type { YourlsAnswer } from './yourls-answer';

/** A call is answered with a refusal. */
export class YourlsRefusal extends Error {
  constructor(readonly answer: YourlsAnswer) {
    super(answer.simple);
  }
}

/** A refusal of the call as such: who asks, what for, or how often. */
export const refuseCall = (status: number, message: string): YourlsRefusal =>
  new YourlsRefusal({
    status,
    simple: message,
    body: { message, errorCode: String(status), statusCode: String(status) },
  });

/** Why an address was not shortened, by the codes of YOURLS. */
export type ShortenCode =
  'error:nourl' | 'error:noloop' | 'error:url' | 'error:keyword' | 'error:db' | 'error:concurrency';

/** Codes of our own API. */
const CODES: Readonly<Record<string, ShortenCode>> = {
  'links.address-missing': 'error:nourl',
  'links.address-own-host': 'error:noloop',
  'links.slug-taken': 'error:keyword',
  'links.slug-reserved': 'error:keyword',
  'links.slug-invalid': 'error:keyword',
  'links.slug-too-short': 'error:keyword',
  'links.slug-too-long': 'error:keyword',
  'links.slug-confusable': 'error:keyword',
  'http.idempotency-under-way': 'error:concurrency',
};

/** The code for the first of these reasons that YOURLS has one for. */
export const shortenCodeOf = (codes: readonly string[]): ShortenCode =>
  codes.map((code) => CODES[code]).find((code) => code !== undefined) ?? 'error:url';

/** An address was not shortened. */
export const refuseShortening = (status: number, code: ShortenCode, message: string): YourlsRefusal =>
  new YourlsRefusal({
    status,
    simple: '',
    body: { status: 'fail', code, message, errorCode: String(status), statusCode: String(status) },
  });
