import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { DomainError } from '../../../../shared/domain/domain-error';
import { InvalidInput } from '../../../../shared/domain/domain-error';
import type { Language } from '../../../../shared/domain/language';
import { PlanGrantsService } from '../../../billing';
import { planNamed } from '../../../billing/values';
import { DueSubscriptionsService } from '../../application/subscriptions/due-subscriptions.service';
import { type Purchase, type Sale, Seller } from '../../application/ports/seller';
import { SellersService } from '../../application/sellers.service';
import type { BillingCycle, OrderCycle } from '../../domain/billing-cycle';
import type { NewCoupon } from '../../domain/coupon';
import { problem, SubscribedAlready } from '../../domain/payments.errors';
import { type OrderLines, quoteOf } from '../../domain/quote';
import { PLAN } from '../domain/plan-target';
import { listPriceOf, PAID_PLANS } from '../domain/plan-price';
import { Clock } from '../../../../shared/domain/clock';

/** Plans go on and end by themselves. */
const NOBODY = { userId: 0 };

const CYCLES: Readonly<Record<Language, Readonly<Record<BillingCycle, string>>>> = {
  'zh-TW': { monthly: '月繳', yearly: '年繳' },
  en: { monthly: 'monthly', yearly: 'yearly' },
  vi: { monthly: 'hằng tháng', yearly: 'hằng năm' },
  id: { monthly: 'bulanan', yearly: 'tahunan' },
  ja: { monthly: '月払い', yearly: '年払い' },
};

const grantOf = ({ groupId, reference }: Sale) => ({ groupId, source: 'order', reference }) as const;

/** Sells plans: a group has one at a time, and is granted it for as long as it pays. */
@Injectable()
export class PlanSeller extends Seller implements OnModuleInit {
  readonly target = PLAN;
  readonly isImmediate = true;
  readonly couponItems = PAID_PLANS;

  constructor(
    private readonly sellers: SellersService,
    private readonly subscriptions: DueSubscriptionsService,
    private readonly grants: PlanGrantsService,
    private readonly clock: Clock,
  ) {
    super();
  }

  onModuleInit(): void {
    this.sellers.register(this);
  }

  quote({ item, cycle, currency }: Purchase, coupon: NewCoupon | null): OrderLines {
    const price = listPriceOf({ plan: item, cycle, currency });
    if (!price) throw new InvalidInput([problem('featureName', 'plan-not-sold', 'This plan is not sold.')]);
    return quoteOf({ item, cycle, price }, coupon);
  }

  rankOf(item: string): number {
    return PAID_PLANS.findIndex((plan) => plan === item);
  }

  slotOf(): string {
    return PLAN;
  }

  async mayBuy(groupId: number): Promise<DomainError | null> {
    return (await this.subscriptions.liveOf(groupId, PLAN)) ? new SubscribedAlready() : null;
  }

  async fulfil(sale: Sale): Promise<void> {
    const grant = { ...grantOf(sale), plan: sale.item, from: this.clock.now(), until: null, reason: null };
    await this.grants.give(grant, { userId: sale.payerId });
  }

  async exchange(sale: Sale): Promise<void> {
    await this.grants.exchange({ ...grantOf(sale), plan: sale.item }, { userId: sale.payerId });
  }

  async revoke(sale: Sale, at: Date | null): Promise<void> {
    await this.grants.limit({ ...grantOf(sale), until: at }, NOBODY);
  }

  nameOf(plan: string, cycle: OrderCycle, lang: Language): string {
    const name = planNamed(plan).displayPlan;
    return cycle === 'once' ? name : `${name} ${CYCLES[lang][cycle]}`;
  }
}
