import { Injectable } from '@nestjs/common';
import { WebSettings } from '../../../../config/web-settings';
import { InputCheck } from '../../../../shared/domain/input-check';
import { parseEvents } from '../domain/webhook-events';
import { parseWebhookName, parseWebhookUrl } from '../domain/webhook-settings';
import type { WebhookSettings } from '../domain/webhook.entity';

/** Settings as a caller sends them. */
export interface WebhookInput {
  readonly url: string;
  readonly name: string | null;
  readonly events: readonly string[];
}

/** Reads what callers want an endpoint to be. */
@Injectable()
export class ReadWebhookService {
  constructor(private readonly web: WebSettings) {}

  /** Throws `InvalidInput` with everything that is wrong. */
  settingsIn({ url, name, events }: WebhookInput): WebhookSettings {
    const check = new InputCheck();
    // A site without TLS is a machine of one person, or behind a proxy of its own.
    const mayBePlain = this.web.appOrigin.startsWith('http:');
    const read = {
      url: check.take(() => parseWebhookUrl(url, mayBePlain)) ?? '',
      name: check.take(() => parseWebhookName(name)) ?? null,
      events: check.take(() => parseEvents(events)) ?? [],
    };
    check.done();
    return read;
  }
}
