import { EntitySchema } from 'typeorm';
import { generated, momentColumn, text, whole } from '../../../../shared/database/schema-columns';
import { Delivery } from '../domain/delivery.entity';
import { Webhook } from '../domain/webhook.entity';

const webhookSchema = new EntitySchema<Webhook>({
  name: 'Webhook',
  target: Webhook,
  tableName: 'webhooks',
  columns: {
    id: generated,
    groupId: whole('group_id'),
    url: text('url'),
    name: text('name', true),
    events: { type: 'simple-array' },
    state: text('state'),
    offReason: text('off_reason', true),
    failuresInARow: whole('failures_in_a_row'),
    secret: text('secret'),
    secretHint: text('secret_hint'),
    previousSecret: text('previous_secret', true),
    previousSecretEndsAt: momentColumn('previous_secret_ends_at', true),
    createdAt: momentColumn('created_at'),
    lastDeliveryAt: momentColumn('last_delivery_at', true),
    restsUntil: momentColumn('rests_until'),
  },
});

const deliverySchema = new EntitySchema<Delivery>({
  name: 'WebhookDelivery',
  target: Delivery,
  tableName: 'webhook_deliveries',
  columns: {
    id: generated,
    number: text('number'),
    webhookId: whole('webhook_id'),
    groupId: whole('group_id'),
    event: text('event'),
    body: { type: 'text' },
    isTest: { name: 'is_test', type: 'boolean' },
    state: text('state'),
    attempts: whole('attempts'),
    tries: whole('tries'),
    createdAt: momentColumn('created_at'),
    lastAttemptAt: momentColumn('last_attempt_at', true),
    nextAttemptAt: momentColumn('next_attempt_at', true),
    status: whole('status', true),
    latencyMs: whole('latency_ms', true),
  },
});

/** How endpoints and what is sent to them are stored. */
export const WEBHOOK_SCHEMAS = [webhookSchema, deliverySchema];
