import { Injectable } from '@nestjs/common';
import { webhookSignatures } from '../../../../shared/crypto/webhook-signature';
import { Clock } from '../../../../shared/domain/clock';
import { retryAfterOf } from '../../../../shared/domain/retry-after';
import { OutboundHttp } from '../../../../shared/outbound/outbound-http';
import { Unreachable, type UnreachableReason } from '../../../../shared/outbound/unreachable';
import type { AttemptError, AttemptOutcome } from '../domain/attempt-outcome';
import type { Delivery } from '../domain/delivery.entity';
import { MAX_RETRY_AFTER_S } from '../domain/delivery-schedule';
import type { Webhook } from '../domain/webhook.entity';
import type { ClaimedDelivery } from './claimed-delivery';
import { WebhookSecretsService } from './webhook-secrets.service';

/** Of what a receiver says; no more of it is read. */
const MAX_ANSWER_BYTES = 2_048;
/** What databases and screens cannot show. */
const UNSHOWABLE = /[\0\ufffd]/gu;

const ERRORS: Readonly<Record<UnreachableReason, AttemptError>> = {
  address: 'unreachable',
  'not-public': 'unreachable',
  'no-such-host': 'unreachable',
  'no-answer': 'no-answer',
  'too-slow': 'too-slow',
  'too-many-redirects': 'no-answer',
};

/** Hands a message to the receiver, signed by every secret that is good at the moment. */
@Injectable()
export class PostMessageService {
  constructor(
    private readonly http: OutboundHttp,
    private readonly secrets: WebhookSecretsService,
    private readonly clock: Clock,
  ) {}

  async post({ webhook, delivery }: ClaimedDelivery): Promise<AttemptOutcome> {
    const begun = performance.now();
    const result = await this.call(webhook, delivery);
    return { ...result, latencyMs: Math.round(performance.now() - begun) };
  }

  /** As they are sent at this moment. */
  headersOf(webhook: Webhook, { number: id, body }: Delivery): Readonly<Record<string, string>> {
    const now = this.clock.now();
    const timestamp = Math.floor(now.getTime() / 1_000);
    const secrets = webhook.secretsAt(now).map((sealed) => this.secrets.open(sealed));
    return {
      'content-type': 'application/json; charset=utf-8',
      'webhook-id': id,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': webhookSignatures(secrets, { id, timestamp, body }),
    };
  }

  private async call(webhook: Webhook, delivery: Delivery): Promise<Omit<AttemptOutcome, 'latencyMs'>> {
    try {
      const { status, headers, body } = await this.http.post(webhook.url, {
        headers: this.headersOf(webhook, delivery),
        body: Buffer.from(delivery.body),
        bodyBytes: MAX_ANSWER_BYTES,
      });
      const answer = body.toString().replace(UNSHOWABLE, '');
      const retryAfter = retryAfterOf(headers['retry-after'], this.clock.now(), MAX_RETRY_AFTER_S);
      return { status, error: null, answer, retryAfter };
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error;
      return { status: null, error: ERRORS[error.reason], answer: '', retryAfter: null };
    }
  }
}
