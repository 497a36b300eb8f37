import type { NewebpayShop } from '../../../../config/payment-settings';
import type { Clock } from '../../../../shared/domain/clock';
import type { Language } from '../../../../shared/domain/language';
import {
  type CardNotice,
  type Charge,
  type Declined,
  type GatewayFact,
  type HandOver,
  type HandOverInput,
  type MandateTerm,
  type MandateUpdate,
  type Paid,
  PaymentGateway,
  type PaymentRecord,
  type RefundOfPayment,
  type RefundResult,
} from '../../application/ports/payment-gateway';
import type { Attempt } from '../../domain/attempt.entity';
import { type CalendarDate, taipeiDateOf } from '../../domain/billing-calendar';
import type { BillingCycle } from '../../domain/billing-cycle';
import type { Mandate } from '../../domain/mandate.entity';
import type { RefundCall } from '../../domain/refund.entity';
import { NOTHING_TAKEN, unsettledRecord } from '../unsettled-record';
import { cardPaymentPage, factOfCard, isOfCard } from './newebpay-card-payment';
import { NewebpayCalls, NewebpayUnreadable, secondsOf } from './newebpay-calls';
import { decrypt, encrypt, type NewebpayFields, formOf } from './newebpay-cipher';
import {
  mandateAgreed,
  amountIn,
  chargeNumber,
  factOfPeriod,
  lastDigits,
  newebpayMessageOf,
  moneyKey,
  parsedObject,
  newebpayTextIn,
  newebpayTimeIn,
} from './newebpay-messages';
import { takenIn } from './newebpay-records';
import { meaningOfAnswer, nextNewebpayRefundCall, type RefundStep, STEPS } from './newebpay-refund';
import { CANCELLED, chargeIn, FAILED, PAID } from './newebpay-trade';
import { cardNoticeIn, termIn } from './newebpay-term';

/** As often as the gateway allows; a card that ends earlier ends the mandate. */
const MAX_TIMES = 99;
const CALLBACKS = '/api/v1/payments/newebpay/period';
/** All but Chinese, letters, digits, spaces and underscores is refused. */
const NOT_IN_NAMES = /[^\p{Script=Han}A-Za-z0-9 _]/gu;

/** Terminated, or over: nothing is charged any more. */
const TERMINATED: ReadonlySet<string> = new Set(['PER10062', 'PER10064', 'PER10065', 'PER10075']);
const SUSPENDED_BEFORE = 'PER10061';
const ACTIVE_BEFORE = 'PER10063';
/** For calls about mandates, or from this address. */
const NOT_APPROVED: ReadonlySet<string> = new Set(['PER10073', 'PER10074']);
const NO_SUCH_TRADE = 'TRA10021';
const [YEAR_LENGTH, MONTH_LENGTH] = [5, 8];
const MAX_EMAIL_LENGTH = 50;
/** Answers of “not paid” after which an attempt is not asked about any more. */
const MAX_CHECKS = 2;

/** Whether the first charge is made at once, or ten dollars are reserved and released to see whether the card is good. */
const START = { checkCard: 1, charge: 2 } as const;
const CHECKED_MINOR = 10;

/** The day of charges: `05` each month, `0523` each year. The 29th of February is not each year's. */
function periodPoint(day: CalendarDate, cycle: BillingCycle): string {
  const point = cycle === 'monthly' ? day.slice(MONTH_LENGTH) : day.slice(YEAR_LENGTH).replace('-', '');
  return point === '0229' ? '0228' : point;
}

/** How often, on a day such as this. */
const rhythmOf = (cycle: BillingCycle, day: CalendarDate) => ({
  PeriodType: cycle === 'monthly' ? 'M' : 'Y',
  PeriodPoint: periodPoint(day, cycle),
});

/** Charges of mandates are numbered; of the first we know only the mandate's number. */
const chargeOf = ({ number, isOnce }: Attempt): string =>
  isOnce || number.includes('_') ? number : chargeNumber(number, '1');

const nameOf = (product: string): string => `Linklet ${product}`.replace(NOT_IN_NAMES, '_');

const langType = (lang: Language): string => (lang === 'zh-TW' ? 'zh-Tw' : 'en');

/** The gateway said something that we do not act on. */
class NewebpayRefused extends Error {
  constructor(status: string) {
    super(`newebPay answered ${status}`);
    this.name = NewebpayRefused.name;
  }
}

/** Cards by newebPay's mandates (信用卡定期定額): the customer consents once, and the gateway charges each period. */
export class NewebpayGateway extends PaymentGateway {
  readonly type = 'newebPay';
  private readonly calls: NewebpayCalls;

  constructor(
    private readonly shop: NewebpayShop,
    private readonly appOrigin: string,
    private readonly clock: Clock,
  ) {
    super();
    this.calls = new NewebpayCalls(shop);
  }

  handOver({ order, attempt, product, email, lang, now }: HandOverInput): Promise<HandOver> {
    const name = nameOf(product);
    const payer = this.payerOf(email);
    if (attempt.isOnce) {
      const page = { attempt, name, lang, now, appOrigin: this.appOrigin };
      const { address: Email, canChange: EmailModify } = payer;
      return Promise.resolve(cardPaymentPage({ ...page, payer: { Email, EmailModify } }, this.shop));
    }
    const paysNow = attempt.amountMinor > 0;
    const text = formOf({
      RespondType: 'JSON',
      TimeStamp: secondsOf(now),
      Version: '1.5',
      LangType: langType(lang),
      MerOrderNo: attempt.number,
      ProdDesc: name,
      PeriodAmt: paysNow ? attempt.amountMinor : order.priceMinor,
      // Of the day itself: that of the next charge may be in a shorter month.
      ...rhythmOf(order.billingCycle, order.nextChargeOn ?? taipeiDateOf(now)),
      PeriodStartType: paysNow ? START.charge : START.checkCard,
      PeriodTimes: MAX_TIMES,
      PayerEmail: payer.address,
      EmailModify: payer.canChange,
      PaymentInfo: 'N',
      OrderInfo: 'N',
      ReturnURL: `${this.appOrigin}${CALLBACKS}/return`,
      NotifyURL: `${this.appOrigin}${CALLBACKS}/notify`,
    });
    const data = { MerchantID_: this.shop.merchantId, PostData_: encrypt(text, this.shop) };
    return Promise.resolve({ url: `${this.shop.url}/MPG/period`, data, reference: null });
  }

  parseNotice(message: Readonly<Record<string, unknown>>): GatewayFact | null {
    if (isOfCard(message)) return factOfCard(message, this.shop);
    const values = parsedObject(decrypt(newebpayTextIn(message, 'Period'), this.shop) ?? '');
    if (!values) return null;
    const read = newebpayMessageOf(values);
    // The cipher has no signature: what it says is checked against what we know, beginning with whose it is.
    const merchant = newebpayTextIn(read.result, 'MerchantID');
    return merchant === this.shop.merchantId ? factOfPeriod(read) : null;
  }

  /** Of a number that does not exist, and that is never asked for again: callers who ask too often are locked out. */
  async checkKeys(): Promise<string | null> {
    const now = this.clock.now();
    const { status } = await this.calls.query(`LKPROBE${now.getTime()}`, 1, now);
    return status === NO_SUCH_TRADE ? null : status;
  }

  async queryPayment(attempt: Attempt): Promise<Paid | Declined | 'unpaid'> {
    const { status, result } = await this.trade(attempt);
    if (status === NO_SUCH_TRADE) return 'unpaid';
    if (status !== 'SUCCESS') throw new NewebpayRefused(status);
    const { number } = attempt;
    const trade = newebpayTextIn(result, 'TradeStatus');
    if (attempt.amountMinor === 0 && (trade === PAID || trade === CANCELLED)) {
      const [at, card] = [newebpayTimeIn(result, 'PayTime'), lastDigits(newebpayTextIn(result, 'Card4No'))];
      return mandateAgreed({ number, reference: newebpayTextIn(result, 'TradeNo'), at, card });
    }
    if (trade === FAILED) {
      const reason = newebpayTextIn(result, 'RespondCode') || 'declined';
      return { kind: 'declined', key: `newebPay:declined:${number}:${reason}`, number, reason };
    }
    if (trade !== PAID) return 'unpaid';
    const [reference, amount] = [newebpayTextIn(result, 'TradeNo'), amountIn(result, 'Amt')];
    if (!amount || reference === '') throw new NewebpayUnreadable();
    const [at, card] = [newebpayTimeIn(result, 'PayTime'), lastDigits(newebpayTextIn(result, 'Card4No'))];
    return { kind: 'paid', key: moneyKey(reference), number, reference, amount, at, card, mandate: null };
  }

  async findRefundCall({ refund, attempt }: RefundOfPayment): Promise<RefundCall | RefundResult> {
    const { status, result } = await this.trade(attempt);
    if (status !== 'SUCCESS') throw new NewebpayRefused(status);
    const { state, call, seen } = refund;
    return nextNewebpayRefundCall(result, { state, call, seen, isWhole: refund.isWholeOf(attempt) });
  }

  async refund({ refund, attempt }: RefundOfPayment, { call }: RefundCall): Promise<RefundResult> {
    const step = call as RefundStep;
    const { path, fields } = STEPS[step];
    const answer = await this.calls.changeTrade(
      path,
      {
        Amt: step === 'refund' ? refund.amountMinor : attempt.received.minor,
        MerchantOrderNo: chargeOf(attempt),
        IndexType: 2,
        TradeNo: attempt.reference ?? '',
        ...fields,
      },
      this.clock.now(),
    );
    return meaningOfAnswer(step, answer.status);
  }

  async updateMandate(mandate: Mandate): Promise<MandateUpdate> {
    const { number, reference, state, wanted } = mandate;
    if (reference === null) throw new NewebpayRefused('no mandate number yet');
    const names = { MerOrderNo: number, PeriodNo: reference };
    if (state === wanted) {
      return { terms: await this.alterTerms(mandate, names) };
    }
    const AlterType = { live: 'restart', suspended: 'suspend', terminated: 'terminate' }[wanted];
    const { status } = await this.calls.alterMandate(
      'AlterStatus',
      { ...names, AlterType },
      this.clock.now(),
    );
    if (TERMINATED.has(status)) return { state: 'terminated' };
    if (status === SUSPENDED_BEFORE) return { state: 'suspended' };
    if (status === ACTIVE_BEFORE) return { state: 'live' };
    if (status !== 'SUCCESS') throw new NewebpayRefused(status);
    return { state: wanted };
  }

  /** What the gateway makes of another calendar is compared with what was meant: a wrong day is a wrong charge. */
  private async alterTerms({ wantedAmount, wantedCycle, wantedOn }: Mandate, names: NewebpayFields) {
    const rhythm = wantedOn === null ? {} : rhythmOf(wantedCycle, wantedOn);
    const change = { ...names, AlterAmt: wantedAmount.minor, ...rhythm };
    const { status, result } = await this.calls.alterMandate('AlterAmt', change, this.clock.now());
    if (status !== 'SUCCESS') throw new NewebpayRefused(status);
    const next = newebpayTextIn(result, 'NewNextTime');
    if (wantedOn !== null && next !== wantedOn) throw new NewebpayRefused(`a next charge on ${next}`);
    return { amount: wantedAmount, cycle: wantedCycle };
  }

  override parseCardNotice(message: Readonly<Record<string, unknown>>): CardNotice | null {
    return cardNoticeIn(message, this.shop.merchantId);
  }

  /** Older shops do not have this call. */
  override async findTerm({ number, reference }: Mandate): Promise<MandateTerm | null> {
    if (reference === null) return null;
    const names = { MerOrderNo: number, PeriodNo: reference };
    const { status, result } = await this.calls.queryMandate(names, this.clock.now());
    if (NOT_APPROVED.has(status)) return null;
    const term = status === 'SUCCESS' ? termIn(result, { number, reference }) : null;
    if (!term) throw new NewebpayRefused(status);
    return term;
  }

  /** The notice of a charge may have been lost. Until its amount is changed, a mandate charges the one that it has. */
  async findCharge(mandate: Mandate, { number, amount }: Charge): Promise<readonly GatewayFact[]> {
    const amounts = new Set([amount.minor, mandate.amountMinor]);
    for (const minor of amounts) {
      const trade = await this.calls.query(number, minor, this.clock.now());
      if (trade.status === NO_SUCH_TRADE) continue;
      if (trade.status !== 'SUCCESS') throw new NewebpayRefused(trade.status);
      const charge = chargeIn(trade.result, { number, mandate });
      return charge ? [charge] : [];
    }
    return [];
  }

  async recordsOf(attempts: readonly Attempt[]): Promise<readonly PaymentRecord[]> {
    const records: PaymentRecord[] = [];
    for (const attempt of attempts) {
      // A caller who asks too often for what was not paid is locked out.
      if (attempt.settledAt) records.push(await this.recordOf(attempt));
      else if (attempt.checks < MAX_CHECKS) {
        records.push(unsettledRecord(attempt, await this.queryPayment(attempt)));
      }
    }
    return records;
  }

  private async recordOf(attempt: Attempt): Promise<PaymentRecord> {
    const { number } = attempt;
    const { status, result } = await this.trade(attempt);
    if (status !== 'SUCCESS' && status !== NO_SUCH_TRADE) throw new NewebpayRefused(status);
    const found = status === 'SUCCESS' ? takenIn(result) : NOTHING_TAKEN;
    return { number, ...found, facts: [] };
  }

  /** An address that is too long for the gateway can be replaced by the customer, who is asked for one. */
  private payerOf(email: string): { readonly address: string; readonly canChange: 0 | 1 } {
    if (email !== '' && email.length <= MAX_EMAIL_LENGTH) return { address: email, canChange: 0 };
    return { address: `buyer@${new URL(this.appOrigin).hostname}`, canChange: 1 };
  }

  private trade(attempt: Attempt) {
    const amount = attempt.receivedMinor ?? (attempt.amountMinor || CHECKED_MINOR);
    return this.calls.query(chargeOf(attempt), amount, this.clock.now());
  }
}
