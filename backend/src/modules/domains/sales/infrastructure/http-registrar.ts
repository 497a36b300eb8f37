import type { RegistrarAccount } from '../../../../config/registrar-settings';
import type { GatewayAnswer } from '../../../../shared/gateway-http/gateway-answer';
import { GatewayClient } from '../../../../shared/gateway-http/gateway-client';
import {
  type NameAvailability,
  Registrar,
  type RegistrarAnswer,
  type RegistrationRequest,
  type RenewalRequest,
} from '../application/ports/registrar';

const CHECK_TIMEOUT_MS = 5_000;
const TIMEOUT_MS = 30_000;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const AVAILABILITIES: readonly unknown[] = ['free', 'taken', 'premium'] satisfies NameAvailability[];

/** A registrar that is called over HTTP, as docs/domains.md describes it. */
export class HttpRegistrar extends Registrar {
  private readonly client: GatewayClient;

  constructor(private readonly account: RegistrarAccount) {
    super();
    this.client = new GatewayClient({ urls: [account.url], timeoutMs: TIMEOUT_MS });
  }

  async check(host: string): Promise<NameAvailability> {
    try {
      const answer = await this.send({ path: `/domains/${host}`, timeoutMs: CHECK_TIMEOUT_MS });
      const availability = answer.isSuccess ? answer.object()['standing'] : undefined;
      return AVAILABILITIES.includes(availability) ? (availability as NameAvailability) : 'unknown';
    } catch {
      return 'unknown';
    }
  }

  async find(requestId: string): Promise<RegistrarAnswer> {
    const answer = await this.send({ path: `/requests/${requestId}` });
    return answer.status === 404 ? { kind: 'none' } : answerIn(answer);
  }

  register({ requestId, host: domain, records }: RegistrationRequest): Promise<RegistrarAnswer> {
    return this.request({ requestId, action: 'register', domain, records });
  }

  renew({ requestId, host: domain, registeredUntil }: RenewalRequest): Promise<RegistrarAnswer> {
    const expiresOn = registeredUntil.toISOString().slice(0, 10);
    return this.request({ requestId, action: 'renew', domain, expiresOn });
  }

  private async request(body: object): Promise<RegistrarAnswer> {
    return answerIn(await this.send({ path: '/requests', body: JSON.stringify(body) }));
  }

  private send(call: { path: string; body?: string; timeoutMs?: number }): Promise<GatewayAnswer> {
    const { path, ...rest } = call;
    return this.client.send({
      url: this.account.url + path,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${this.account.key}` },
      ...rest,
    });
  }
}

/** @throws Error for what it does not say in so many words: it is unknown then what came of it */
function answerIn(answer: GatewayAnswer): RegistrarAnswer {
  const { state, expiresOn, reason } = answer.isSuccess ? answer.object() : {};
  if (state === 'waiting') return { kind: 'waiting' };
  if (state === 'refused') return { kind: 'refused', reason: typeof reason === 'string' ? reason : '' };
  const until = typeof expiresOn === 'string' && DAY.test(expiresOn) ? new Date(expiresOn) : null;
  if (state === 'registered' && until && !Number.isNaN(until.getTime())) return { kind: 'registered', until };
  throw new Error(`the registrar answered ${answer.status}`);
}
