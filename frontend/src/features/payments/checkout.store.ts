import { makeAutoObservable, runInAction } from 'mobx';
import { ApiError } from '../../api/api-error';
import type { Currency } from '../billing';
import { FormStore } from '../../shared/form.store';
import { Request } from '../../shared/request';
import { currencyNamed, currencyOfType, typeFor } from './currency';
import {
  firstInvoiceValuesOf,
  invoiceFieldOf,
  invoiceInputOf,
  invoiceMistakes,
  type InvoiceValues,
} from './invoice-form';
import type {
  BillingStatus,
  CheckoutApi,
  InvoiceInput,
  PaymentType,
  Quote,
  StartedOrder,
} from './payments.api';
import { isOfDomain, type Purchase } from './purchase';

/** The sum has changed since it was shown: no buyer pays what they have not seen. */
export const PRICE_CHANGED = 'client.price-changed';

interface CheckoutParts {
  readonly api: CheckoutApi;
  readonly purchase: Purchase;
  readonly billing: Pick<BillingStatus, 'paymentTypes' | 'invoice'>;
  /** Where the buyer is at home. */
  readonly currency: Currency;
}

/** Why a coupon cannot be used, as a code; null when a refusal is about something else. */
const couponProblemIn = (error: ApiError | null): string | null => {
  if (error?.code === 'payments.coupon-invalid') return error.code;
  return error?.codeOf('coupon') ?? null;
};

const isSameSum = (one: Quote, other: Quote): boolean =>
  one.lines.total === other.lines.total &&
  one.currency === other.currency &&
  one.nextChargeAmount === other.nextChargeAmount;

const NO_INVOICE: InvoiceValues = {
  ...{ type: null, name: '', email: '', country: '', area: '', extension: '' },
  ...{ taxId: '', einvoice: '', welfareCode: '' },
};

/** Buying a plan or a domain: what it costs, how it is paid, and whom the invoice is for. */
export class CheckoutStore {
  /** What is shown; its amounts are promised for a while. */
  quote: Quote | null = null;
  paymentType: PaymentType | null;
  /** The code that {@link quote} was made with. */
  coupon: string | null;
  couponText = '';
  /** Of the last code that was tried. */
  couponProblem: string | null = null;
  readonly quoting = new Request<Quote>();
  readonly couponing = new Request<Quote>();
  /** The settings of the invoice, which are sent with the purchase and kept for the next. */
  readonly form: FormStore<InvoiceValues, StartedOrder>;
  private readonly parts: CheckoutParts;

  constructor(parts: CheckoutParts) {
    const { purchase, billing, currency } = parts;
    this.parts = parts;
    this.paymentType = typeFor(billing.paymentTypes, purchase.currency ?? currency);
    this.coupon = purchase.coupon;
    this.form = new FormStore<InvoiceValues, StartedOrder>({
      values: billing.invoice === null ? NO_INVOICE : firstInvoiceValuesOf(billing.invoice),
      check: (values) => (this.needsInvoice ? invoiceMistakes(values) : {}),
      fieldOf: invoiceFieldOf,
      send: ({ values }) => this.begin(values),
      savedAs: (_, sent) => sent,
    });
    makeAutoObservable<this, 'parts'>(
      this,
      { parts: false, quoting: false, couponing: false, form: false },
      { autoBind: true },
    );
  }

  get purchase(): Purchase {
    return this.parts.purchase;
  }

  get types(): readonly PaymentType[] {
    return this.parts.billing.paymentTypes;
  }

  /** Sums in US dollars and those of nothing have none. */
  get needsInvoice(): boolean {
    return this.quote?.currency === 'ntd' && this.quote.paymentRequired;
  }

  /** Something has to be paid and there is no way to. */
  get isUnpayable(): boolean {
    return this.quote?.paymentRequired === true && this.paymentType === null;
  }

  /** A coupon that came with the address and is none is left out, and said to be none. */
  async load(): Promise<void> {
    const quote = await this.quoting.run(() => this.ask(this.coupon));
    if (quote !== null) {
      this.show(quote);
      return;
    }
    const problem = this.coupon === null ? null : couponProblemIn(this.quoting.error);
    if (problem === null) return;
    runInAction(() => {
      this.couponText = this.coupon ?? '';
      this.couponProblem = problem;
      this.coupon = null;
    });
    await this.load();
  }

  typeCoupon(text: string): void {
    this.couponText = text;
    this.couponProblem = null;
  }

  /** Whether the code counts now. */
  async applyCoupon(): Promise<boolean> {
    const code = this.couponText.trim();
    if (code === '' || this.couponing.isPending) return false;
    const quote = await this.couponing.run(() => this.ask(code));
    runInAction(() => {
      const { error } = this.couponing;
      if (quote === null) this.couponProblem = couponProblemIn(error) ?? error?.code ?? null;
      else {
        this.coupon = code;
        this.couponText = '';
        this.couponProblem = null;
      }
    });
    if (quote !== null) this.show(quote);
    return quote !== null;
  }

  async removeCoupon(): Promise<void> {
    this.coupon = null;
    await this.load();
  }

  /** Another currency has another price. */
  async choosePayment(type: PaymentType): Promise<void> {
    this.paymentType = type;
    const { quote } = this;
    if (quote !== null && currencyNamed(quote.currency) !== currencyOfType(type)) await this.load();
  }

  /** What was begun; null when it could not be. */
  async pay(): Promise<StartedOrder | null> {
    return this.quoting.isPending || this.couponing.isPending ? null : this.form.submit();
  }

  /** The browser has come back from the gateway's page without paying. */
  comeBack(): void {
    this.form.submission.reset();
    void this.load();
  }

  private ask(coupon: string | null, invoice: { invoice?: InvoiceInput } = {}): Promise<Quote> {
    const { api, purchase } = this.parts;
    const terms = {
      ...(this.paymentType === null ? {} : { paymentType: this.paymentType }),
      ...(coupon === null ? {} : { coupon }),
      ...invoice,
    };
    if (isOfDomain(purchase)) return api.quoteDomain({ domainName: purchase.domain, ...terms });
    return api.quote({ featureName: purchase.plan, billingCycle: purchase.cycle, ...terms });
  }

  /** The price is asked for again, with the invoice: what was promised may be over. */
  private async begin(values: InvoiceValues): Promise<StartedOrder> {
    const shown = this.quote;
    const invoice = this.needsInvoice ? { invoice: invoiceInputOf(values) } : {};
    const quote = await this.ask(this.coupon, invoice);
    this.show(quote);
    if (shown !== null && !isSameSum(shown, quote)) {
      throw new ApiError({ status: 0, code: PRICE_CHANGED, message: '' });
    }
    return this.parts.api.start(quote.externalId, quote.paymentRequired ? this.paymentType : null);
  }

  private show(quote: Quote): void {
    this.quote = quote;
  }
}
