import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../shared/database/unit-of-work';
import type { Member } from '../../../shared/domain/actor';
import type { Currency } from '../../../shared/domain/money';
import type { BillingCycle } from '../domain/billing-cycle';
import type { StoredCoupon } from '../domain/coupon';
import type { InvoiceInput, InvoiceSettings } from '../domain/invoice-settings';
import { Order } from '../domain/order.entity';
import { OrderNotOpen } from '../domain/payments.errors';
import type { PurchaseTarget } from '../domain/purchase-target';
import { Coupons } from './coupons.service';
import { crashPoint } from './crash-points';
import { InvoiceProfiles } from './invoice-profiles.service';
import { PaymentNumbers } from './payment-numbers';
import { OrderStore } from './ports/order-store';
import { Sellers } from './sellers.service';

/** What somebody wants to buy. */
export interface CheckoutInput {
  readonly target: PurchaseTarget;
  readonly item: string;
  readonly cycle: BillingCycle;
  readonly currency: Currency;
  readonly coupon: string | null;
  /** Null: as the group's settings say. */
  readonly invoice: InvoiceInput | null;
}

interface Draft extends CheckoutInput {
  readonly member: Member;
  readonly found: StoredCoupon | null;
  readonly settings: InvoiceSettings;
}

/** An order is handed out again as long as it can be started for so long. */
const MIN_LIFETIME_MS = 5 * 60_000;
/** Of fifty who begin at once, each finds what another has made. */
const MAX_ATTEMPTS = 5;

/** Tells what an order costs, and promises it for a while. */
@Injectable()
export class Checkout {
  constructor(
    private readonly orders: OrderStore,
    private readonly sellers: Sellers,
    private readonly coupons: Coupons,
    private readonly invoices: InvoiceProfiles,
    private readonly unitOfWork: UnitOfWork,
    private readonly numbers: PaymentNumbers,
  ) {}

  /** A draft of the order, in place of the group's last one that is not decided. The same one for the same input. */
  async quote(member: Member, input: CheckoutInput): Promise<Order> {
    const { groupId } = member;
    const found = input.coupon === null ? null : await this.coupons.find(member, input.coupon);
    const settings = input.invoice
      ? await this.invoices.save(groupId, input.invoice)
      : await this.invoices.of(groupId);
    const draft = { ...input, member, found, settings };
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
      const order = await this.unitOfWork.runRepeatable(async () => {
        const open = await this.orders.holdOpen(groupId, input.target);
        if (open && this.isSame(open, draft)) return this.keep(open, settings);
        if (open) await this.supersede(open);
        const made = await this.make(draft);
        crashPoint('order.drafting');
        return made;
      });
      crashPoint('order.drafted');
      if (order) return order;
    }
    throw new OrderNotOpen();
  }

  /** A double click is one order. */
  private isSame(open: Order, { member, item, cycle, currency, found }: Draft): boolean {
    return (
      open.payerId === member.userId &&
      open.item === item &&
      open.cycle === cycle &&
      open.currency === currency &&
      open.couponId === (found?.id ?? null) &&
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
    const { member, target, item, cycle, found, settings } = draft;
    const order = new Order({
      externalId: this.numbers.newExternalId(),
      groupId: member.groupId,
      payerId: member.userId,
      operation: 'subscribe',
      target,
      item,
      cycle,
      lines: this.sellers.of(target).quote(draft, found),
      couponId: found?.id ?? null,
      invoice: this.invoices.seal(settings),
      createdAt: this.numbers.now,
    });
    // Somebody else of the group was faster by a moment.
    if (!(await this.orders.add(order))) return null;
    if (found) await this.coupons.reserve(found.id, order.id);
    return order;
  }
}
