import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../shared/domain/clock';
import { InvalidInput } from '../../../../shared/domain/domain-error';
import { type CalendarDate, cyclesAfter, taipeiDateOf } from '../../domain/billing-calendar';
import type { BillingCycle } from '../../domain/billing-cycle';
import { NoSubscription, NothingToCharge, problem } from '../../domain/payments.errors';
import { changeBetween, type PlanChange } from '../../domain/plan-change';
import { type OrderLines, quoteOfChange } from '../../domain/quote';
import type { Subscription } from '../../domain/subscription.entity';
import type { Terms } from '../../domain/subscription-terms';
import { DueSubscriptionsService } from '../subscriptions/due-subscriptions.service';
import { SellersService } from '../sellers.service';

/** What an admin wants instead of what the group has; what is absent stays as it is. */
export interface ChangeInput {
  readonly item?: string | undefined;
  readonly cycle?: BillingCycle | undefined;
}

/** What a change costs, and when it takes effect. */
export interface ChangeQuote extends PlanChange {
  readonly subscription: Subscription;
  readonly terms: Terms;
  /** What is paid now. */
  readonly lines: OrderLines;
  readonly effectiveOn: CalendarDate;
  readonly nextChargeOn: CalendarDate;
}

/** Tells what it costs to change a subscription. Nothing is stored. */
@Injectable()
export class ChangeQuotesService {
  constructor(
    private readonly due: DueSubscriptionsService,
    private readonly sellers: SellersService,
    private readonly clock: Clock,
  ) {}

  /** Throws `NoSubscription`. */
  async subscriptionOf(groupId: number, slot: string): Promise<Subscription> {
    const subscription = await this.due.liveOf(groupId, slot);
    if (!subscription) throw new NoSubscription();
    return subscription;
  }

  /** Throws when nothing can be changed now, or nothing would be. */
  quoteFor(subscription: Subscription, input: ChangeInput): ChangeQuote {
    subscription.assertChangeable(this.clock.now());
    const terms = this.termsOf(subscription, input);
    const seller = this.sellers.sellerOf(subscription.target);
    const ranked = ({ item, cycle }: Terms) => ({ rank: seller.rankOf(item), cycle });
    const change = changeBetween(ranked(subscription.terms), ranked(terms));
    if (!change) {
      throw new InvalidInput([problem('billingCycle', 'unchanged', 'The group pays for this already.')]);
    }
    if (change.takesEffect === 'periodEnd') return { ...change, ...this.later(subscription, terms) };
    return { ...change, ...this.now(subscription, terms) };
  }

  private termsOf({ target, terms, currency }: Subscription, input: ChangeInput): Terms {
    const { item = terms.item, cycle = terms.cycle } = input;
    return { item, cycle, price: this.sellers.sellerOf(target).quote({ item, cycle, currency }, null).list };
  }

  /** A charge that is never made cannot be changed. */
  private later(subscription: Subscription, terms: Terms) {
    if (!subscription.renews) throw new NothingToCharge();
    const { periodEnd, price } = subscription;
    const nothing = quoteOfChange({ ...price, minor: 0 }, { ...price, minor: 0 });
    return { subscription, terms, lines: nothing, effectiveOn: periodEnd, nextChargeOn: periodEnd };
  }

  private now(subscription: Subscription, terms: Terms) {
    const today = taipeiDateOf(this.clock.now());
    const isSameCycle = terms.cycle === subscription.cycle;
    const part = isSameCycle ? subscription.restOf(terms.price, today) : terms.price;
    const lines = quoteOfChange(part, subscription.creditOn(today));
    const nextChargeOn = isSameCycle ? subscription.periodEnd : cyclesAfter(today, terms.cycle, 1);
    return { subscription, terms, lines, effectiveOn: today, nextChargeOn };
  }
}
