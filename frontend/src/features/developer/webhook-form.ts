import { FormStore } from '../../shared/form.store';
import type { Webhook, WebhookEvent, WebhookInput } from './developer.api';

export interface WebhookValues {
  readonly url: string;
  readonly name: string;
  readonly events: readonly WebhookEvent[];
}

export type WebhookForm = FormStore<WebhookValues, true>;

const valuesOf = (webhook: Webhook | null): WebhookValues => ({
  url: webhook?.url ?? '',
  name: webhook?.name ?? '',
  events: webhook?.events ?? ['link.created'],
});

/** Where a webhook is sent, and what it tells. @param send rejects when it is refused */
export const createWebhookForm = (
  webhook: Webhook | null,
  send: (input: WebhookInput) => Promise<true>,
): WebhookForm =>
  new FormStore<WebhookValues, true>({
    values: valuesOf(webhook),
    tidy: ({ url, name, events }) => ({ url: url.trim(), name: name.trim(), events }),
    check: ({ url, events }) => ({
      url: url === '' ? 'developer.webhook-url-invalid' : null,
      events: events.length === 0 ? 'developer.webhook-without-events' : null,
    }),
    send: ({ values: { url, name, events } }) => send({ url, name, events: [...events] }),
    savedAs: (_, sent) => sent,
  });
