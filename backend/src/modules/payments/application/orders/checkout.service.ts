import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import type { Member } from '../../../../shared/domain/actor';
import type { Currency, Money } from '../../../../shared/domain/money';
import type { BillingCycle, OrderCycle } from '../../domain/billing-cycle';
import type { StoredCoupon } from '../../domain/coupon';
import type { InvoiceInput, InvoiceSettings } from '../../domain/invoice-settings';
import { openKeyOf, Order, type OrderChange, type OrderOperation } from '../../domain/order.entity';
import { OrderNotOpen } from '../../domain/payments.errors';
import type { PurchaseTarget } from '../../domain/purchase-target';
import { type OrderLines, quoteOfCharge } from '../../domain/quote';
import { CouponsService } from '../coupons/coupons.service';
import { paymentCrashPoint } from '../crash-points';
import { InvoiceProfilesService } from '../invoices/invoice-profiles.service';
import { PaymentNumbers } from '../payment-numbers';
import { OrderStore } from '../ports/order-store';
import { SellersService } from '../sellers.service';

/** What a member wants to buy. */
export interface CheckoutInput {
  readonly target: PurchaseTarget;
  readonly item: string;
  readonly cycle: BillingCycle;
  readonly currency: Currency;
  readonly coupon: string | null;
  /** Null: as the group's settings say. */
  readonly invoice: InvoiceInput | null;
}

/** An order that changes a subscription. */
export interface ChangeOrderInput {
  readonly operation: OrderOperation;
  readonly target: PurchaseTarget;
  readonly item: string;
  readonly cycle: BillingCycle;
  readonly lines: OrderLines;
  /** What each further period costs. */
  readonly price: Money;
  readonly change: OrderChange;
}

/** Something that is paid once, at a price that its seller has worked out. */
export interface OneTimeInput {
  readonly target: PurchaseTarget;
  readonly item: string;
  readonly price: Money;
}

interface Draft extends Omit<ChangeOrderInput, 'change' | 'cycle'> {
  readonly cycle: OrderCycle;
  readonly member: Member;
  readonly change: OrderChange | null;
  readonly coupon: StoredCoupon | null;
  readonly settings: InvoiceSettings;
}

/** An order is handed out again as long as it can be started for so long. */
const MIN_LIFETIME_MS = 5 * 60_000;
/** Of fifty who begin at once, each finds what another has made. */
const MAX_ATTEMPTS = 5;

/** Tells what an order costs, and promises it for a while. */
@Injectable()
export class CheckoutService {
  constructor(
    private readonly orders: OrderStore,
    private readonly sellers: SellersService,
    private readonly coupons: CouponsService,
    private readonly invoices: InvoiceProfilesService,
    private readonly unitOfWork: UnitOfWork,
    private readonly numbers: PaymentNumbers,
  ) {}

  /** A draft of the order, in place of the group's last one that is not decided. The same one for the same input. */
  async quote(member: Member, input: CheckoutInput): Promise<Order> {
    const { groupId } = member;
    const found = input.coupon === null ? null : await this.coupons.find(member, input.coupon);
    const settings = input.invoice
      ? await this.invoices.save(groupId, input.invoice)
      : await this.invoices.settingsOf(groupId);
    const { target, item, cycle } = input;
    const lines = this.sellers.sellerOf(target).quote(input, found);
    const bought = { operation: 'subscribe', target, item, cycle, lines, price: lines.list } as const;
    return this.draft({ ...bought, change: null, member, coupon: found, settings });
  }

  /** The same for a change of what the group has. */
  async quoteChange(member: Member, input: ChangeOrderInput): Promise<Order> {
    const settings = await this.invoices.settingsOf(member.groupId);
    return this.draft({ ...input, member, coupon: null, settings });
  }

  /** The same for what is paid once. */
  async quoteOnce(member: Member, { target, item, price }: OneTimeInput): Promise<Order> {
    const settings = await this.invoices.settingsOf(member.groupId);
    const bought = {
      operation: 'buy',
      target,
      item,
      cycle: 'once',
      lines: quoteOfCharge(price),
      price,
    } as const;
    return this.draft({ ...bought, change: null, member, coupon: null, settings });
  }

  private async draft(draft: Draft): Promise<Order> {
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
      const order = await this.unitOfWork.runRepeatable(async () => {
        const open = await this.orders.holdOpen(openKeyOf({ ...draft, groupId: draft.member.groupId }));
        if (open && this.isSame(open, draft)) return this.keep(open, draft.settings);
        if (open) await this.supersede(open);
        const made = await this.make(draft);
        paymentCrashPoint('order.drafting');
        return made;
      });
      paymentCrashPoint('order.drafted');
      if (order) return order;
    }
    throw new OrderNotOpen();
  }

  /** A double click is one order. */
  private isSame(open: Order, { member, operation, item, cycle, lines, coupon, change }: Draft): boolean {
    return (
      open.payerId === member.userId &&
      open.operation === operation &&
      open.item === item &&
      open.cycle === cycle &&
      open.currency === lines.total.currency &&
      open.totalMinor === lines.total.minor &&
      open.couponId === (coupon?.id ?? null) &&
      open.basis === (change?.basis ?? null) &&
      open.expiresAt.getTime() - this.numbers.now.getTime() > MIN_LIFETIME_MS
    );
  }

  private async keep(open: Order, settings: InvoiceSettings): Promise<Order> {
    open.invoiceBy(this.invoices.seal(settings));
    await this.orders.save(open);
    return open;
  }

  /** Money may still come of it, and is then looked at by itself. */
  private async supersede(open: Order): Promise<void> {
    open.cancel();
    await this.orders.save(open);
    await this.coupons.release(open);
  }

  private async make(draft: Draft): Promise<Order | null> {
    const { member, coupon, settings, ...bought } = draft;
    const order = new Order({
      ...bought,
      externalId: this.numbers.newExternalId(),
      groupId: member.groupId,
      payerId: member.userId,
      couponId: coupon?.id ?? null,
      invoice: this.invoices.seal(settings),
      createdAt: this.numbers.now,
    });
    // Another member of the group was faster by a moment.
    if (!(await this.orders.add(order))) return null;
    if (coupon) await this.coupons.reserve(coupon.id, order.id);
    return order;
  }
}
