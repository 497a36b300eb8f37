import { InvalidInput } from '../../../../shared/domain/domain-error';

/** What endpoints can be told of. */
export const WEBHOOK_EVENTS = [
  'link.created',
  'link.updated',
  'link.trashed',
  'domain.verified',
  'domain.failed',
  'domain.certificate-issued',
  'batch.finished',
  'payment.succeeded',
  'payment.failed',
  'subscription.changed',
  'usage.threshold',
] as const;

export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** What is true of one event, as receivers read it. Never a secret, never anything about a visitor. */
export type EventData = Readonly<Record<string, unknown>>;

const KNOWN: ReadonlySet<string> = new Set(WEBHOOK_EVENTS);

const isWebhookEvent = (text: string): text is WebhookEvent => KNOWN.has(text);

const refuse = (code: string, message: string): never => {
  throw new InvalidInput([{ field: 'events', code, message }]);
};

/** Each once, in the order of {@link WEBHOOK_EVENTS}. Throws `InvalidInput`. */
export function parseEvents(names: readonly string[]): readonly WebhookEvent[] {
  const unknown = names.find((name) => !isWebhookEvent(name));
  if (unknown !== undefined) {
    refuse('developer.webhook-event-unknown', `There is no event ${JSON.stringify(unknown.slice(0, 40))}.`);
  }
  if (names.length === 0) {
    refuse('developer.webhook-without-events', 'Choose at least one event.');
  }
  return WEBHOOK_EVENTS.filter((event) => names.includes(event));
}
