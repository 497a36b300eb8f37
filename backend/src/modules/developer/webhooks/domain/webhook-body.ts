import type { EventData, WebhookEvent } from './webhook-events';

/** Longer texts are cut, so that a body has less than 20 kB. Only addresses come near. */
const MAX_TEXT_LENGTH = 2_048;

export interface Message {
  readonly event: WebhookEvent;
  readonly at: Date;
  readonly data: EventData;
  /** An admin tries their receiver. */
  readonly isTest?: boolean;
}

const shortened = (_: string, value: unknown): unknown =>
  typeof value === 'string' && value.length > MAX_TEXT_LENGTH ? value.slice(0, MAX_TEXT_LENGTH) : value;

/** What is posted: the very text that is signed. */
export const bodyOf = ({ event, at, data, isTest = false }: Message): string =>
  JSON.stringify({ type: event, timestamp: at.toISOString(), ...(isTest && { isTest }), data }, shortened);
