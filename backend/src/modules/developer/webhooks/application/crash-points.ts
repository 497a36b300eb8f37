import { channel } from 'node:diagnostics_channel';

/**
 * Moments between two steps of a webhook. A process may end at any of them, and the message must arrive nevertheless: the
 * tests subscribe to the channel and end the process there. Without a subscriber it costs nothing.
 */
export type WebhookCrashPoint =
  /** In the transaction of what happened. */
  | 'messages.recorded'
  /** That the receiver is called is stored; it has not been. */
  | 'delivery.claimed'
  /** The receiver has answered; what is not stored. */
  | 'delivery.posted'
  | 'delivery.settled';

const CHANNEL = channel('linklet:webhooks:crash-points');

export function webhookCrashPoint(name: WebhookCrashPoint): void {
  if (CHANNEL.hasSubscribers) CHANNEL.publish(name);
}
