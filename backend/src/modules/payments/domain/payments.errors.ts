import { DomainError, type FieldProblem, InvalidInput } from '../../../shared/domain/domain-error';

/** One refused field of a call of this module. */
export const problem = (field: string, code: string, message: string): FieldProblem => ({
  field,
  code: `payments.${code}`,
  message,
});

/** Says nothing of why, so that codes cannot be told apart by trying. */
export class CouponInvalid extends DomainError {
  constructor() {
    super(
      'not-found',
      'payments.coupon-invalid',
      'There is no coupon with this code, or it is no longer valid.',
    );
  }
}

/** The coupon is valid, but not for what is to be bought. */
export class CouponNotApplicable extends InvalidInput {
  constructor() {
    super([
      problem('coupon', 'coupon-not-applicable', 'This coupon is not for this plan and billing cycle.'),
    ]);
  }
}

export class CouponCodeTaken extends DomainError {
  constructor() {
    super('conflict', 'payments.coupon-code-taken', 'There is a coupon with this code already.', {
      fields: [problem('code', 'coupon-code-taken', 'Choose another code.')],
    });
  }
}

/** It was paid, given up or is too old; prices may have changed since. */
export class OrderNotOpen extends DomainError {
  constructor() {
    super('conflict', 'payments.order-not-open', 'This order can no longer be paid. Please start again.');
  }
}

export class OrderDoesNotExist extends DomainError {
  constructor() {
    super('not-found', 'payments.order-does-not-exist', 'There is no such order.');
  }
}

/** The group pays for a plan already. */
export class SubscribedAlready extends DomainError {
  constructor() {
    super('conflict', 'payments.subscribed-already', 'This group already has a subscription.');
  }
}

export class NoSubscription extends DomainError {
  constructor() {
    super('not-found', 'payments.no-subscription', 'This group has no subscription.');
  }
}

export class SubscriptionEnded extends DomainError {
  constructor() {
    super('conflict', 'payments.subscription-ended', 'This subscription has been cancelled or has ended.');
  }
}

export class NotCancelled extends DomainError {
  constructor() {
    super('conflict', 'payments.not-cancelled', 'This subscription has not been cancelled.');
  }
}

/** Nothing can be charged again, so that it cannot go on. */
export class CannotResume extends DomainError {
  constructor() {
    super(
      'conflict',
      'payments.cannot-resume',
      'This subscription cannot be resumed. Subscribe again when its paid period is over.',
    );
  }
}

const RENEWAL_RETRY_SECONDS = 3_600;

/** Between the end of a period and the word of the gateway nothing is changed. */
export class RenewalUnderWay extends DomainError {
  constructor() {
    super('conflict', 'billing.renewal-under-way', 'The next payment is under way. Please try again later.', {
      retryAfter: RENEWAL_RETRY_SECONDS,
    });
  }
}

/** Not every gateway has keys. */
export class PaymentTypeNotOffered extends InvalidInput {
  constructor(offered: readonly string[]) {
    const message =
      offered.length === 0
        ? 'This site takes no payments at the moment.'
        : `Choose one of these ways to pay: ${offered.join(', ')}.`;
    super([problem('paymentType', 'payment-type-not-offered', message)]);
  }
}

/** The same for every kind of badness, so that nobody can find out keys by trying. */
export class NoticeRefused extends DomainError {
  constructor() {
    super('invalid', 'payments.notice-refused', 'This message is not from the gateway.');
  }
}

/** The gateway is to send it again. */
export class EventNotChecked extends DomainError {
  constructor() {
    const message = 'This event cannot be checked now. Please send it again.';
    super('unavailable', 'payments.event-not-checked', message, { retryAfter: GATEWAY_RETRY_SECONDS });
  }
}

const GATEWAY_RETRY_SECONDS = 10;

/** Nobody was charged. */
export class GatewayAway extends DomainError {
  constructor() {
    const message = 'The payment gateway does not answer. Nothing was charged; please try again.';
    super('unavailable', 'payments.gateway-away', message, { retryAfter: GATEWAY_RETRY_SECONDS });
  }
}
