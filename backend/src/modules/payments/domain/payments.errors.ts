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

const UNREGISTERED = {
  mobile: ['invoice.einvoice', 'invoice-carrier-unknown', 'There is no such mobile barcode.'],
  charity: ['invoice.welfareCode', 'invoice-welfare-code-unknown', 'There is no such donation code.'],
} as const;

/** Well-formed, but the tax ministry knows no firm by it. */
export class InvoiceCodeUnknown extends InvalidInput {
  constructor(kind: keyof typeof UNREGISTERED) {
    const [field, code, message] = UNREGISTERED[kind];
    super([problem(field, code, message)]);
  }
}

/** Nothing has come for it, or what has come was of no use and goes back by itself. */
export class OrderNotPaid extends DomainError {
  constructor() {
    super('conflict', 'payments.order-not-paid', 'Nothing was paid for this order that could be refunded.');
  }
}

/** All of it went back, or is on its way. */
export class NothingToRefund extends DomainError {
  constructor() {
    super('conflict', 'payments.nothing-to-refund', 'Everything that was paid has been refunded already.');
  }
}

/** More than is left of the payment. */
export class RefundTooMuch extends InvalidInput {
  constructor(left: number, currency: string) {
    const message = `At most ${left} ${currency} of this payment can still be refunded.`;
    super([problem('amount', 'refund-too-much', message)]);
  }
}

export class RefundDoesNotExist extends DomainError {
  constructor() {
    super('not-found', 'payments.refund-does-not-exist', 'There is no such refund.');
  }
}

/** It has been done, or the gateway works on it. */
export class RefundNotStuck extends DomainError {
  constructor() {
    super('conflict', 'payments.refund-not-stuck', 'This refund does not wait for a person.');
  }
}

/** None has to be issued for the payment, or no provider is set up. */
export class NoInvoice extends DomainError {
  constructor() {
    super('not-found', 'payments.no-invoice', 'This payment has no invoice.');
  }
}

/** What was asked for does not go with what the invoice is like, or with the money. */
export class InvoiceNotWaiting extends DomainError {
  constructor() {
    super(
      'conflict',
      'payments.invoice-not-waiting',
      'Nothing of this invoice waits for that: look at its state, and at what was refunded.',
    );
  }
}

export class AlertDoesNotExist extends DomainError {
  constructor() {
    super('not-found', 'payments.alert-does-not-exist', 'There is no such alert.');
  }
}

/** It is paid, another order took its place, or no one is left who could use what it is for. */
export class OrderNotPayable extends DomainError {
  constructor() {
    super('conflict', 'payments.order-not-payable', 'This order cannot be marked as paid.');
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

export class SubscriptionIsOver extends DomainError {
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

/** Nothing is changed before it is paid for. */
export class PastDue extends DomainError {
  constructor() {
    super('conflict', 'payments.past-due', 'The last payment has failed. Pay the open amount first.');
  }
}

export class ResumeFirst extends DomainError {
  constructor() {
    super('conflict', 'payments.resume-first', 'This subscription has been cancelled. Resume it first.');
  }
}

/** It ends by itself: nothing of it will be charged that could be changed. */
export class NothingToCharge extends DomainError {
  constructor() {
    super('conflict', 'payments.nothing-to-charge', 'Nothing will be charged for this subscription.');
  }
}

/** LINE Pay and PayPal know the card; we do not. */
export class CardChangedAtGateway extends DomainError {
  constructor() {
    super(
      'conflict',
      'payments.card-changed-at-gateway',
      'Change the card in your LINE Pay or PayPal account, or choose another way to pay.',
    );
  }
}

/** PayPal has asked its customer about the next price already. */
export class CannotWithdraw extends DomainError {
  constructor() {
    super(
      'conflict',
      'payments.cannot-withdraw',
      'This change was agreed to at PayPal and cannot be withdrawn. Change the plan again when it has taken effect.',
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
/** No gateway takes money in that currency here. */
export class CurrencyNotOffered extends DomainError {
  constructor(currency: string) {
    super('conflict', 'payments.currency-not-offered', `This site takes no payments in ${currency}.`);
  }
}

export class PaymentTypeNotOffered extends InvalidInput {
  constructor(offered: readonly string[]) {
    const message =
      offered.length === 0
        ? 'This site takes no payments at the moment.'
        : `Choose one of these ways to pay: ${offered.join(', ')}.`;
    super([problem('paymentType', 'payment-type-not-offered', message)]);
  }
}

/** The same for every kind of badness, so that keys cannot be found out by trying. */
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

/** Nothing was charged. */
export class GatewayAway extends DomainError {
  constructor() {
    const message = 'The payment gateway does not answer. Nothing was charged; please try again.';
    super('unavailable', 'payments.gateway-away', message, { retryAfter: GATEWAY_RETRY_SECONDS });
  }
}
