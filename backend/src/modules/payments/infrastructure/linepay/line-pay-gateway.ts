import type { LinePayChannel } from '../../../../config/payment-settings';
import type { SealedText } from '../../../../shared/crypto/sealed-text';
import type { Clock } from '../../../../shared/domain/clock';
import type { Language } from '../../../../shared/domain/language';
import { inUnits, type Money } from '../../../../shared/domain/money';
import {
  type Charge,
  type Declined,
  type GatewayFact,
  type HandOver,
  type HandOverInput,
  type MandateUpdate,
  type Paid,
  PaymentGateway,
  type PaymentRecord,
  type RefundOfPayment,
  type RefundResult,
  type RenewalFailed,
  type Renewed,
} from '../../application/ports/payment-gateway';
import type { Attempt } from '../../domain/attempt.entity';
import type { Mandate } from '../../domain/mandate.entity';
import type { RefundCall } from '../../domain/refund.entity';
import { type LinePayAnswer, LinePayCalls } from './line-pay-calls';
import {
  confirmedIn,
  foundIn,
  type LinePayRefundedPayment,
  recordsIn,
  refundedIn,
  requestedIn,
} from './line-pay-answers';
import { declined, failed, foundPayment, linePayKey, recordFrom, renewed } from './line-pay-facts';
import { meaningOfRefusal, nextLinePayRefundCall } from './line-pay-refund';

const DONE = '0000';
/** Of the check of a request that a customer is to approve. */
const CHECK = {
  waiting: '0000',
  approved: '0110',
  cancelled: '0121',
  failed: '0122',
  confirmed: '0123',
} as const;
/** It was done before, or is being done: what came of it is asked. */
const DONE_BEFORE: ReadonlySet<string> = new Set(['1152', '1172', '1198']);
/** Nothing is wrong with the customer: keys, our request, or LINE Pay itself. */
const NOT_DECIDED: ReadonlySet<string> = new Set([
  '',
  ...['1104', '1105', '1106', '1145', '1169', '1197', '1199', '9000', '2101', '2102'],
]);
const NO_SUCH_PAYMENT = '1150';
/** Unknown, or over: nothing is charged any more. */
const NO_KEY: ReadonlySet<string> = new Set(['1190', '1193']);
const CALLBACKS = '/api/v1/payments/linepay';

const LOCALES: Readonly<Record<Language, string>> = {
  'zh-TW': 'zh_TW',
  en: 'en',
  vi: 'en',
  id: 'en',
  ja: 'ja',
};

/** LINE Pay said something that we do not act on. */
class LinePayRefused extends Error {
  constructor(code: string) {
    super(`LINE Pay answered ${code}`);
    this.name = LinePayRefused.name;
  }
}

const nameOf = (product: string): string => `Linklet ${product}`;

/** LINE Pay: the customer approves a request, we confirm it, and charge each further period by a key (preapproved). */
export class LinePayGateway extends PaymentGateway {
  readonly type = 'linePay';
  /** A request lives for minutes, and its number is used up. */
  override readonly repeatsHandOver = false;
  override readonly needsKey = true;
  override readonly recordsAtOnce = 100;
  private readonly calls: LinePayCalls;

  constructor(
    channel: LinePayChannel,
    private readonly appOrigin: string,
    /** A key charges its owner: it is stored sealed. */
    private readonly keys: SealedText,
    private readonly clock: Clock,
  ) {
    super();
    this.calls = new LinePayCalls(channel);
  }

  async handOver({ attempt, product, lang }: HandOverInput): Promise<HandOver> {
    const { amountMinor: amount, currency, number: orderId } = attempt;
    const [name, payType] = [nameOf(product), attempt.isOnce ? 'NORMAL' : 'PREAPPROVED'];
    const { code, info } = await this.calls.post('/payments/request', {
      amount,
      currency,
      orderId,
      packages: [{ id: '1', amount, products: [{ name, quantity: 1, price: amount }] }],
      redirectUrls: {
        confirmUrl: `${this.appOrigin}${CALLBACKS}/return`,
        cancelUrl: `${this.appOrigin}${CALLBACKS}/cancelled`,
      },
      options: { payment: { capture: true, payType }, display: { locale: LOCALES[lang] } },
    });
    const requested = code === DONE ? requestedIn(info) : null;
    if (!requested) throw new LinePayRefused(code);
    return { url: requested.url, data: null, reference: requested.reference };
  }

  /** It sends no messages. */
  parseNotice(): null {
    return null;
  }

  /** Of a payment that does not exist. */
  async checkKeys(): Promise<string | null> {
    const { code } = await this.calls.get('/payments', `orderId=LKPROBE${this.clock.now().getTime()}`);
    return code === NO_SUCH_PAYMENT ? null : code;
  }

  async queryPayment(attempt: Attempt, refusal: string | null = null): Promise<Paid | Declined | 'unpaid'> {
    const { reference, number } = attempt;
    if (reference === null) return this.find(attempt);
    const { code } = await this.calls.get(`/payments/requests/${reference}/check`, '');
    switch (code) {
      case CHECK.waiting:
        return 'unpaid';
      case CHECK.approved:
        // What is not confirmed is released after twenty minutes.
        return refusal === null ? this.confirm(attempt, reference) : declined(number, refusal);
      case CHECK.confirmed:
        return this.find(attempt);
      case CHECK.cancelled:
      case CHECK.failed:
        return declined(number, code);
      default:
        throw new LinePayRefused(code);
    }
  }

  async findRefundCall({ refund, attempt }: RefundOfPayment): Promise<RefundCall | RefundResult> {
    const found = await this.payment(attempt.number);
    if (!found) throw new LinePayRefused(NO_SUCH_PAYMENT);
    return nextLinePayRefundCall(found.refunds, refund);
  }

  async refund({ refund, attempt }: RefundOfPayment): Promise<RefundResult> {
    const { code, info } = await this.calls.post(`/payments/${attempt.reference ?? ''}/refund`, {
      refundAmount: inUnits(refund.amount),
    });
    if (code === DONE) return { kind: 'done', reference: refundedIn(info) };
    const meaning = meaningOfRefusal(code, refund.isWholeOf(attempt));
    if (!meaning) throw new LinePayRefused(code);
    return meaning;
  }

  /** Only the key is at LINE Pay; when and how much is charged is ours. */
  async updateMandate(mandate: Mandate): Promise<MandateUpdate> {
    const { state, wanted, wantedAmount: amount, wantedCycle: cycle, reference } = mandate;
    if (state === wanted) return { terms: { amount, cycle } };
    if (wanted === 'terminated' && reference !== null) {
      const key = this.keys.open(reference);
      const { code } = await this.calls.post(`/payments/preapprovedPay/${key}/expire`, {});
      if (code !== DONE && !NO_KEY.has(code)) throw new LinePayRefused(code);
    }
    return { state: wanted };
  }

  override async chargeNext(mandate: Mandate, charge: Charge): Promise<readonly GatewayFact[]> {
    return [await this.charge(mandate, charge)];
  }

  /** What was charged before, and not heard of, is found by its number and not charged again. */
  private async charge(mandate: Mandate, charge: Charge): Promise<Renewed | RenewalFailed> {
    const { number, amount } = charge;
    const [before] = await this.findCharge(mandate, charge);
    if (before) return before;
    if (mandate.reference === null) return failed(mandate, number, 'no-key');
    const key = this.keys.open(mandate.reference);
    const { code, info } = await this.calls.post(`/payments/preapprovedPay/${key}/payment`, {
      productName: nameOf(charge.product),
      amount: amount.minor,
      currency: amount.currency,
      orderId: number,
      capture: true,
    });
    if (code === DONE) {
      const reference = requestedIn(info)?.reference ?? (await this.payment(number))?.reference;
      if (reference !== undefined) return renewed(mandate, number, { reference, amount, at: null });
    }
    const meanwhile = code === DONE || DONE_BEFORE.has(code) ? await this.payment(number) : null;
    if (meanwhile) return renewed(mandate, number, meanwhile);
    if (code === DONE || DONE_BEFORE.has(code) || NOT_DECIDED.has(code)) throw new LinePayRefused(code);
    return failed(mandate, number, code);
  }

  async findCharge(mandate: Mandate, { number }: Charge): Promise<readonly Renewed[]> {
    const found = await this.payment(number);
    return found ? [renewed(mandate, number, found)] : [];
  }

  async recordsOf(attempts: readonly Attempt[]): Promise<readonly PaymentRecord[]> {
    const numbers = attempts.map(({ number }) => number).join(',');
    const { code, info } = await this.calls.get('/payments', `orderId=${numbers}&fields=ALL`);
    if (code !== DONE && code !== NO_SUCH_PAYMENT) throw new LinePayRefused(code);
    const found = new Map(recordsIn(code === DONE ? info : []).map((record) => [record.number, record]));
    return attempts.map((attempt) => recordFrom(attempt, found.get(attempt.number)));
  }

  /** With our amount: LINE Pay refuses any other. */
  private async confirm(attempt: Attempt, reference: string): Promise<Paid | Declined | 'unpaid'> {
    const { amountMinor: amount, currency, number } = attempt;
    const { code, info } = await this.calls.post(`/payments/${reference}/confirm`, { amount, currency });
    if (DONE_BEFORE.has(code)) return this.find(attempt);
    if (NOT_DECIDED.has(code)) throw new LinePayRefused(code);
    if (code !== DONE) return declined(number, code);
    const confirmed = confirmedIn(info, currency);
    const paid = confirmed.amount ?? (await this.amountOf(number));
    const mandate = confirmed.key === null ? null : this.keys.seal(confirmed.key);
    return {
      kind: 'paid',
      key: linePayKey(reference),
      number,
      reference,
      amount: paid,
      at: null,
      card: confirmed.card,
      mandate,
    };
  }

  private async find({ number }: Attempt): Promise<Paid | 'unpaid'> {
    const found = await this.payment(number);
    return found ? foundPayment(number, found) : 'unpaid';
  }

  /** Of what was confirmed with an answer that does not say how much it was. */
  private async amountOf(number: string): Promise<Money> {
    const found = await this.payment(number);
    if (!found) throw new LinePayRefused(NO_SUCH_PAYMENT);
    return found.amount;
  }

  private async payment(number: string): Promise<LinePayRefundedPayment | null> {
    const answer: LinePayAnswer = await this.calls.get('/payments', `orderId=${number}&fields=ALL`);
    if (answer.code === NO_SUCH_PAYMENT) return null;
    if (answer.code !== DONE) throw new LinePayRefused(answer.code);
    return foundIn(answer.info);
  }
}
