import { Operations } from './operations.js';
import { type LinkletOptions, Transport } from './transport.js';

/** Calls the API of an installation of Linklet in the group of a token. */
export class Linklet extends Operations {
  constructor(options: LinkletOptions) {
    super(new Transport(options).send);
  }
}

export { type FieldProblem, LinkletConnectionError, LinkletError } from './errors.js';
export type { CallOptions, LinkletOptions } from './transport.js';
export {
  type SignedRequest,
  verifyWebhook,
  type WebhookMessage,
  WebhookVerificationError,
} from './webhooks.js';
export type { components } from './schema.js';
