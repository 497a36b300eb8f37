import { InvalidInput } from '../../../shared/domain/domain-error';
import type { PurchaseInput, WantedOrder } from '../application/orders/purchases.service';
import { problem } from '../domain/payments.errors';
import { PLAN } from '../plans/domain/plan-target';
import type { PurchaseDto, StartOrderDto } from './dto/subscription.dto';
import { refuseSettled } from './settled-fields';

export const purchaseOf = (plan: string, input: PurchaseDto): PurchaseInput => ({
  target: input.purchaseTarget ?? PLAN,
  item: plan,
  cycle: input.billingCycle,
  paymentType: input.paymentType,
  coupon: input.coupon,
  invoice: input.invoice,
});

/** Throws `InvalidInput`. */
export function wantedIn(input: StartOrderDto): WantedOrder {
  const { externalId, featureName } = input;
  if (externalId !== undefined) {
    refuseSettled(input, 'order');
    return { externalId };
  }
  if (featureName === undefined) {
    const message = 'Name the plan, or an order by its externalId.';
    throw new InvalidInput([problem('featureName', 'plan-missing', message)]);
  }
  return { purchase: purchaseOf(featureName, input) };
}
