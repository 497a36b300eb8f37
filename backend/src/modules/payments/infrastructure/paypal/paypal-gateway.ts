import type { PayPalApp } from '../../../../config/payment-settings';
import type { Clock } from '../../../../shared/domain/clock';
import type { Language } from '../../../../shared/domain/language';
import {
  type AttemptResult,
  type Charge,
  type InterpretedEvent,
  type GatewayEvent,
  type GatewayFact,
  type HandOver,
  type HandOverInput,
  type MandateUpdate,
  PaymentGateway,
  type PaymentRecord,
  type RefundOfPayment,
  type RefundResult,
  type SignedMessage,
} from '../../application/ports/payment-gateway';
import type { Attempt } from '../../domain/attempt.entity';
import { startOfTaipeiDay } from '../../domain/billing-calendar';
import type { Mandate, MandateState } from '../../domain/mandate.entity';
import type { RefundCall } from '../../domain/refund.entity';
import { unsettledRecord } from '../unsettled-record';
import { approveUrlIn, payPalTextIn } from './paypal-answers';
import { PayPalCalls, PayPalRefused } from './paypal-calls';
import { PayPalCatalog, type PayPalNames, pricedPlan } from './paypal-catalog';
import { meaningOf } from './paypal-event-meaning';
import { PayPalEvents } from './paypal-events';
import { subscriptionAgreed, factsOf, firstPayment } from './paypal-facts';
import {
  isOfOrder,
  makeOrder,
  meaningOfOrder,
  outcomeOf,
  recordOfCapture,
  settledOrder,
} from './paypal-order';
import { recordOf } from './paypal-records';
import { refund, refundStateOf } from './paypal-refund';
import { findSubscription, pathOf, type PayPalSubscription, stateOf } from './paypal-subscription';

const CALLBACKS = '/api/v1/payments/paypal';
const WRONG_STATE = 'SUBSCRIPTION_STATUS_INVALID';
/** A charge that was not told is asked about so often; PayPal charges by itself. */
const ASK_AGAIN_MS = 3_600_000;

const STEPS: Readonly<Record<MandateState, string>> = {
  live: 'activate',
  suspended: 'suspend',
  terminated: 'cancel',
};

const LOCALES: Readonly<Record<Language, string>> = {
  'zh-TW': 'zh-TW',
  en: 'en-US',
  vi: 'en-US',
  id: 'id-ID',
  ja: 'ja-JP',
};

/** PayPal: the customer agrees to a subscription on its page, and PayPal charges each period by itself. */
export class PayPalGateway extends PaymentGateway {
  readonly type = 'paypal';
  private readonly calls: PayPalCalls;
  private readonly catalog: PayPalCatalog;
  private readonly events: PayPalEvents;
  private readonly askedAt = new Map<string, number>();

  constructor(
    app: PayPalApp,
    names: PayPalNames,
    private readonly appOrigin: string,
    private readonly clock: Clock,
  ) {
    super();
    this.calls = new PayPalCalls(app, clock);
    this.catalog = new PayPalCatalog(this.calls, names, `${app.url} ${app.clientId}`, () => clock.now());
    this.events = new PayPalEvents(app, this.calls);
  }

  /** The number of the attempt is the request's id: said again, it is the same subscription. */
  async handOver({ order, attempt, nextChargeOn, product, lang, now }: HandOverInput): Promise<HandOver> {
    const returnUrl = `${this.appOrigin}${CALLBACKS}/return?number=${attempt.number}`;
    const cancelUrl = `${this.appOrigin}${CALLBACKS}/cancelled?number=${attempt.number}`;
    if (nextChargeOn === null) {
      return makeOrder(this.calls, { attempt, product, locale: LOCALES[lang], returnUrl, cancelUrl });
    }
    const planId = await this.catalog.planId(pricedPlan(order, attempt, { nextChargeOn, now }));
    const made = await this.calls.post({
      path: '/v1/billing/subscriptions',
      requestId: attempt.number,
      body: {
        plan_id: planId,
        custom_id: attempt.number,
        ...(attempt.amountMinor > 0 ? {} : { start_time: startOfTaipeiDay(nextChargeOn).toISOString() }),
        application_context: {
          brand_name: 'Linklet',
          locale: LOCALES[lang],
          user_action: 'SUBSCRIBE_NOW',
          shipping_preference: 'NO_SHIPPING',
          payment_method: { payer_selected: 'PAYPAL', payee_preferred: 'IMMEDIATE_PAYMENT_REQUIRED' },
          return_url: returnUrl,
          cancel_url: cancelUrl,
        },
      },
    });
    const [reference, url] = [payPalTextIn(made, 'id'), approveUrlIn(made)];
    if (reference === '' || url === '') throw new PayPalRefused(0, 'no-approval');
    return { url, data: null, reference };
  }

  checkKeys(): Promise<string | null> {
    return this.calls.tryKeys();
  }

  /** What it tells is signed over its bytes, and is no form. */
  parseNotice(): null {
    return null;
  }

  override verifyEvent(message: SignedMessage): Promise<GatewayEvent | null> {
    return this.events.verify(message, this.clock.now());
  }

  override interpret(event: GatewayEvent): Promise<InterpretedEvent> {
    if (isOfOrder(event)) return meaningOfOrder(this.calls, event);
    return meaningOf(event, (id) => this.find(id));
  }

  /** An attempt whose reference was never stored was not handed over. */
  queryPayment(attempt: Attempt, refusal: string | null = null): Promise<AttemptResult> {
    return attempt.isOnce ? this.queryOrder(attempt, refusal) : this.queryAgreement(attempt);
  }

  private async queryAgreement({ reference, number, amountMinor }: Attempt): Promise<AttemptResult> {
    const subscription = reference === null ? null : await this.find(reference);
    const state = subscription && stateOf(subscription.status);
    if (!subscription || state === null || subscription.number !== number) return 'unpaid';
    const paid = firstPayment(subscription);
    if (paid) return paid;
    if (amountMinor === 0 && state === 'live') return subscriptionAgreed(subscription);
    const { id, sales, failures, failure, isPaying, status } = subscription;
    if (isPaying || (state === 'live' && sales.length === 0 && failures === 0)) return 'pending';
    // PayPal would try again, for an order that has failed.
    if (state !== 'terminated') await this.change(id, 'terminated');
    const reason = failures > 0 ? failure : status;
    return { kind: 'declined', key: `paypal:declined:${number}`, number, reason };
  }

  private async queryOrder({ reference, number }: Attempt, refusal: string | null): Promise<AttemptResult> {
    const order = reference === null ? null : await settledOrder(this.calls, reference, refusal);
    return order?.number === number ? outcomeOf(order) : 'unpaid';
  }

  /** What was asked before is asked again by the same id, which has the same answer. */
  findRefundCall({ refund: { state, reference } }: RefundOfPayment): Promise<RefundCall | RefundResult> {
    if (state === 'waiting' && reference !== null) return refundStateOf(this.calls, reference);
    return Promise.resolve({ call: 'refund', seen: '' });
  }

  refund(payment: RefundOfPayment): Promise<RefundResult> {
    return refund(this.calls, payment);
  }

  /** Its next price is in the plan already. */
  async updateMandate(mandate: Mandate): Promise<MandateUpdate> {
    const { reference, state, wanted, wantedAmount: amount, wantedCycle: cycle } = mandate;
    if (state === wanted) return { terms: { amount, cycle } };
    if (reference === null) throw new PayPalRefused(0, 'no-subscription');
    return { state: await this.change(reference, wanted) };
  }

  /** PayPal charges by itself: what came of it is asked now and then, for the case that its word is lost. */
  override async chargeNext(mandate: Mandate, charge: Charge): Promise<readonly GatewayFact[]> {
    return this.isTimeToAsk(charge.number) ? this.findCharge(mandate) : [];
  }

  async findCharge({ number, reference }: Mandate): Promise<readonly GatewayFact[]> {
    if (reference === null) return [];
    const subscription = await this.find(reference);
    return subscription?.number === number ? factsOf(subscription) : [];
  }

  async recordsOf(attempts: readonly Attempt[]): Promise<readonly PaymentRecord[]> {
    const records: PaymentRecord[] = [];
    for (const attempt of attempts) {
      records.push(
        attempt.settledAt
          ? await this.recordOf(attempt)
          : unsettledRecord(attempt, await this.queryPayment(attempt)),
      );
    }
    return records;
  }

  private recordOf(attempt: Attempt): Promise<PaymentRecord> {
    return attempt.isOnce
      ? recordOfCapture(this.calls, attempt)
      : recordOf(this.calls, attempt, (id) => this.find(id));
  }

  private isTimeToAsk(chargeNumber: string): boolean {
    const now = this.clock.now().getTime();
    for (const [number, at] of this.askedAt) if (now - at >= ASK_AGAIN_MS) this.askedAt.delete(number);
    if (this.askedAt.has(chargeNumber)) return false;
    this.askedAt.set(chargeNumber, now);
    return true;
  }

  private find(subscriptionId: string): Promise<PayPalSubscription | null> {
    return findSubscription(this.calls, subscriptionId, this.clock);
  }

  /** What it is like afterwards, which its customer may have decided meanwhile. */
  private async change(subscriptionId: string, wanted: MandateState): Promise<MandateState> {
    const path = `${pathOf(subscriptionId)}/${STEPS[wanted]}`;
    try {
      await this.calls.post({
        path,
        body: { reason: 'As the customer decided at Linklet' },
        requestId: null,
      });
      return wanted;
    } catch (error) {
      if (!(error instanceof PayPalRefused)) throw error;
      if (error.issue !== WRONG_STATE && !error.isNotFound) throw error;
      const subscription = await this.find(subscriptionId);
      const state = subscription ? stateOf(subscription.status) : 'terminated';
      if (state === null) throw error;
      return state;
    }
  }
}
