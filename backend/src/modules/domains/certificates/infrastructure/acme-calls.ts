import { VERSION } from '../../../../config/build';
import { GatewayClient } from '../../../../shared/gateway-http/gateway-client';
import { GatewayError } from '../../../../shared/gateway-http/gateway-error';
import type { GatewayAnswer } from '../../../../shared/gateway-http/gateway-answer';
import { retryAfterOf } from '../../../../shared/domain/retry-after';
import { AuthorityError } from '../application/ports/certificate-authority';
import { failureCodeOf } from '../domain/certificate-failure';
import type { AcmeAnswer } from './acme-client-insides';

const TIMEOUT_MS = 30_000;
const ERROR = 'urn:ietf:params:acme:error:';
const MAX_RETRY_AFTER_S = 7 * 24 * 3_600;
const ACCOUNT_LOST = `${ERROR}accountDoesNotExist`;
const BAD_NONCE = `${ERROR}badNonce`;
const RATE_LIMITED = `${ERROR}rateLimited`;

/** HTTP to the authority: every answer that is an error is thrown as what it means, but for one that the library repeats. */
export class AcmeCalls {
  private readonly gateway: GatewayClient;

  /** @param ca PEM of who vouches for the authority's server; null: public authorities */
  constructor(directoryUrl: string, ca: string | null) {
    this.gateway = new GatewayClient({
      urls: [directoryUrl],
      timeoutMs: TIMEOUT_MS,
      ...(ca === null ? {} : { ca }),
    });
  }

  readonly send = async (
    url: string,
    method: 'get' | 'head' | 'post',
    body?: object,
  ): Promise<AcmeAnswer> => {
    const answer = await this.ask(url, method, body);
    const data = bodyOf(answer);
    if (answer.status < 400 || typeOf(data) === BAD_NONCE) {
      return { status: answer.status, headers: answer.headers, data };
    }
    throw errorOf(answer, data);
  };

  private async ask(url: string, method: string, body?: object): Promise<GatewayAnswer> {
    try {
      return await this.gateway.send({
        url,
        method: method.toUpperCase() as 'GET' | 'HEAD' | 'POST',
        headers: { 'content-type': 'application/jose+json', 'user-agent': `Linklet/${VERSION}` },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      throw new AuthorityError('authority-unavailable', error.reason, { isTransient: true });
    }
  }
}

function bodyOf({ headers, text }: GatewayAnswer): unknown {
  if (!/\bjson\b/.test(headers['content-type'] ?? '')) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const fieldOf = (data: unknown, name: string): string => {
  const value =
    typeof data === 'object' && data !== null ? (data as Readonly<Record<string, unknown>>)[name] : undefined;
  return typeof value === 'string' ? value : '';
};

const typeOf = (data: unknown): string => fieldOf(data, 'type');

function errorOf({ status, headers }: GatewayAnswer, data: unknown): AuthorityError {
  const type = typeOf(data);
  const isBusy = status === 429 || type === RATE_LIMITED;
  const isAway = status >= 500;
  const ownCode = isAway ? 'authority-unavailable' : failureCodeOf(type);
  const code = isBusy ? 'rate-limited' : ownCode;
  const detail = fieldOf(data, 'detail') || `HTTP ${String(status)}`;
  const notBefore = retryAfterOf(headers['retry-after'], new Date(), MAX_RETRY_AFTER_S);
  return new AuthorityError(code, detail, {
    isTransient: isBusy || isAway,
    isAccountLost: type === ACCOUNT_LOST,
    ...(notBefore ? { notBefore } : {}),
  });
}

/** What the authority found wrong with a host, in an order or a challenge. */
export const problemIn = (error: unknown): { code: ReturnType<typeof failureCodeOf>; detail: string } => ({
  code: failureCodeOf(typeOf(error)),
  detail: fieldOf(error, 'detail'),
});
