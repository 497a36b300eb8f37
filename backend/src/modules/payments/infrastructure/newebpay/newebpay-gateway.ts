import type { NewebpayShop } from '../../../../config/payment-settings';
import type { Clock } from '../../../../shared/domain/clock';
import type { Language } from '../../../../shared/domain/language';
import {
  type Charge,
  type Declined,
  type GatewayFact,
  type HandOver,
  type HandOverInput,
  type MandateUpdate,
  type Paid,
  PaymentGateway,
  type RefundProgress,
} from '../../application/ports/payment-gateway';
import type { Attempt } from '../../domain/attempt.entity';
import { type CalendarDate, taipeiDateOf } from '../../domain/billing-calendar';
import type { BillingCycle } from '../../domain/billing-cycle';
import type { Mandate } from '../../domain/mandate.entity';
import { NewebpayCalls, NewebpayUnreadable, secondsOf } from './newebpay-calls';
import { decrypt, encrypt, formOf } from './newebpay-cipher';
import {
  amountIn,
  chargeNumber,
  factOfPeriod,
  lastDigits,
  messageOf,
  moneyKey,
  parsedObject,
  textIn,
  timeIn,
} from './newebpay-messages';
import { nextRefundStep } from './newebpay-refund';
import { chargeIn, FAILED, PAID } from './newebpay-standing';

/** As often as the gateway allows; a card that ends earlier ends the mandate. */
const MAX_TIMES = 99;
const CALLBACKS = '/api/v1/payments/newebpay/period';
/** All but Chinese, letters, digits, spaces and underscores is refused. */
const NOT_IN_NAMES = /[^\p{Script=Han}A-Za-z0-9 _]/gu;

/** Terminated, or over: nothing is charged any more. */
const TERMINATED: ReadonlySet<string> = new Set(['PER10062', 'PER10064', 'PER10065', 'PER10075']);
const SUSPENDED_BEFORE = 'PER10061';
const ACTIVE_BEFORE = 'PER10063';
const NO_SUCH_TRADE = 'TRA10021';
const [YEAR_LENGTH, MONTH_LENGTH] = [5, 8];
const MAX_EMAIL_LENGTH = 50;

/** The day of charges: `05` each month, `0523` each year. The 29th of February is not each year's. */
function periodPoint(today: CalendarDate, cycle: BillingCycle): string {
  const point = cycle === 'monthly' ? today.slice(MONTH_LENGTH) : today.slice(YEAR_LENGTH).replace('-', '');
  return point === '0229' ? '0228' : point;
}

/** Charges are numbered; of the first we know only the mandate's number. */
const chargeOf = ({ number }: Attempt): string => (number.includes('_') ? number : chargeNumber(number, '1'));

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
    const text = formOf({
      RespondType: 'JSON',
      TimeStamp: secondsOf(now),
      Version: '1.5',
      LangType: langType(lang),
      MerOrderNo: attempt.number,
      ProdDesc: `Linklet ${product}`.replace(NOT_IN_NAMES, '_'),
      PeriodAmt: attempt.amountMinor,
      PeriodType: order.cycle === 'monthly' ? 'M' : 'Y',
      PeriodPoint: periodPoint(taipeiDateOf(now), order.cycle),
      PeriodStartType: 2,
      PeriodTimes: MAX_TIMES,
      ...this.payerFields(email),
      PaymentInfo: 'N',
      OrderInfo: 'N',
      ReturnURL: `${this.appOrigin}${CALLBACKS}/return`,
      NotifyURL: `${this.appOrigin}${CALLBACKS}/notify`,
    });
    const data = { MerchantID_: this.shop.merchantId, PostData_: encrypt(text, this.shop) };
    return Promise.resolve({ url: `${this.shop.url}/MPG/period`, data, reference: null });
  }

  parseNotice(message: Readonly<Record<string, unknown>>): GatewayFact | null {
    const values = parsedObject(decrypt(textIn(message, 'Period'), this.shop) ?? '');
    if (!values) return null;
    const read = messageOf(values);
    // The cipher has no signature: what it says is checked against what we know, beginning with whose it is.
    const merchant = textIn(read.result, 'MerchantID');
    return merchant === this.shop.merchantId ? factOfPeriod(read) : null;
  }

  /** Of a number that nobody has, and that is never asked for again: whoever asks too often is locked out. */
  async checkKeys(): Promise<string | null> {
    const now = this.clock.now();
    const { status } = await this.calls.query(`LKPROBE${now.getTime()}`, 1, now);
    return status === NO_SUCH_TRADE ? null : status;
  }

  async queryPayment(attempt: Attempt): Promise<Paid | Declined | 'unpaid'> {
    const { status, result } = await this.standing(attempt);
    if (status === NO_SUCH_TRADE) return 'unpaid';
    if (status !== 'SUCCESS') throw new NewebpayRefused(status);
    const { number } = attempt;
    const trade = textIn(result, 'TradeStatus');
    if (trade === FAILED) {
      const reason = textIn(result, 'RespondCode') || 'declined';
      return { kind: 'declined', key: `newebPay:declined:${number}:${reason}`, number, reason };
    }
    if (trade !== PAID) return 'unpaid';
    const [reference, amount] = [textIn(result, 'TradeNo'), amountIn(result, 'Amt')];
    if (!amount || reference === '') throw new NewebpayUnreadable();
    const [at, card] = [timeIn(result, 'PayTime'), lastDigits(textIn(result, 'Card4No'))];
    return { kind: 'paid', key: moneyKey(reference), number, reference, amount, at, card, mandate: null };
  }

  async refund(attempt: Attempt): Promise<RefundProgress> {
    const { status, result } = await this.standing(attempt);
    if (status !== 'SUCCESS') throw new NewebpayRefused(status);
    const step = nextRefundStep(result);
    if (typeof step === 'string') return step;
    const answer = await this.calls.changeTrade(
      step.path,
      {
        Amt: attempt.received.minor,
        MerchantOrderNo: chargeOf(attempt),
        IndexType: 2,
        TradeNo: attempt.reference ?? '',
        ...step.fields,
      },
      this.clock.now(),
    );
    return step.after(answer.status);
  }

  async updateMandate(mandate: Mandate): Promise<MandateUpdate> {
    const { number, reference, state, wanted, wantedAmount } = mandate;
    if (reference === null) throw new NewebpayRefused('no mandate number yet');
    const names = { MerOrderNo: number, PeriodNo: reference };
    if (state === wanted) {
      const change = { ...names, AlterAmt: wantedAmount.minor };
      const { status } = await this.calls.alterMandate('AlterAmt', change, this.clock.now());
      if (status !== 'SUCCESS') throw new NewebpayRefused(status);
      return { amount: wantedAmount };
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

  /** The notice of a charge may have been lost. Until its amount is changed, a mandate charges the one that it has. */
  async findCharge(mandate: Mandate, { number, amount }: Charge): Promise<readonly GatewayFact[]> {
    const amounts = new Set([amount.minor, mandate.amountMinor]);
    for (const minor of amounts) {
      const standing = await this.calls.query(number, minor, this.clock.now());
      if (standing.status === NO_SUCH_TRADE) continue;
      if (standing.status !== 'SUCCESS') throw new NewebpayRefused(standing.status);
      const charge = chargeIn(standing.result, { number, mandate });
      return charge ? [charge] : [];
    }
    return [];
  }

  /** An address that is too long for the gateway can be replaced by the customer, who is asked for one. */
  private payerFields(email: string): { readonly PayerEmail: string; readonly EmailModify: 0 | 1 } {
    if (email !== '' && email.length <= MAX_EMAIL_LENGTH) return { PayerEmail: email, EmailModify: 0 };
    return { PayerEmail: `buyer@${new URL(this.appOrigin).hostname}`, EmailModify: 1 };
  }

  private standing(attempt: Attempt) {
    const amount = attempt.receivedMinor ?? attempt.amountMinor;
    return this.calls.query(chargeOf(attempt), amount, this.clock.now());
  }
}
