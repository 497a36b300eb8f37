import type { LoggedDelivery, LogPage } from '../application/delivery-log.service';
import type { OpenedWebhook } from '../application/webhooks.service';
import type { Delivery } from '../domain/delivery.entity';
import type { Webhook } from '../domain/webhook.entity';
import type { DeliveriesDto, DeliveryDetailDto, DeliveryDto } from './dto/deliveries.dto';
import type { WebhookDto, WebhookWithSecretDto } from './dto/webhooks.dto';

const text = (moment: Date | null): string | null => moment?.toISOString() ?? null;

export function presentWebhook(webhook: Webhook): WebhookDto {
  const { id, url, name, events, state, offReason, failuresInARow, secretHint } = webhook;
  return {
    id,
    url,
    name,
    events: [...events],
    state,
    offReason,
    failuresInARow,
    createdAt: webhook.createdAt.toISOString(),
    lastDeliveryAt: text(webhook.lastDeliveryAt),
    secretHint,
    previousSecretEndsAt: text(webhook.previousSecretEndsAt),
  };
}

export const presentOpened = ({ webhook, secret }: OpenedWebhook): WebhookWithSecretDto => ({
  ...presentWebhook(webhook),
  secret,
});

export function presentDelivery(delivery: Delivery): DeliveryDto {
  const { number: id, event, isTest, state, attempts, status, latencyMs } = delivery;
  return {
    id,
    event,
    isTest,
    state,
    attempts,
    createdAt: delivery.createdAt.toISOString(),
    lastAttemptAt: text(delivery.lastAttemptAt),
    nextAttemptAt: text(delivery.nextAttemptAt),
    status,
    latencyMs,
  };
}

export const presentPage = ({ deliveries, nextCursor }: LogPage): DeliveriesDto => ({
  deliveries: deliveries.map(presentDelivery),
  nextCursor,
});

export const presentLogged = ({ delivery, headers, attempts }: LoggedDelivery): DeliveryDetailDto => ({
  ...presentDelivery(delivery),
  request: { headers, body: delivery.body },
  attemptsMade: attempts.map(({ at, ...attempt }) => ({ at: at.toISOString(), ...attempt })),
});
