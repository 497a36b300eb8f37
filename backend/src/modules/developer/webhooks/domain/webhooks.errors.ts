import { DomainError } from '../../../../shared/domain/domain-error';

/** Said alike whether it is another group's or does not exist. */
export class WebhookDoesNotExist extends DomainError {
  constructor() {
    super('not-found', 'developer.webhook-does-not-exist', 'This group has no webhook of this id.');
  }
}

export class DeliveryDoesNotExist extends DomainError {
  constructor() {
    super(
      'not-found',
      'developer.delivery-does-not-exist',
      'This webhook has no delivery of this id; they are kept for 30 days.',
    );
  }
}

/** A group has as many endpoints as it can have. */
export class TooManyWebhooks extends DomainError {
  constructor(allowed: number) {
    super(
      'conflict',
      'developer.too-many-webhooks',
      `This group has ${String(allowed)} webhooks, and no more can be added: delete one first.`,
      { details: { allowed } },
    );
  }
}

export class WebhookIsOff extends DomainError {
  constructor() {
    super('conflict', 'developer.webhook-off', 'This webhook is switched off: switch it on first.');
  }
}
