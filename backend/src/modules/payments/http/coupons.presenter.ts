import { InvalidInput } from '../../../shared/domain/domain-error';
import { inMinor, inUnits } from '../../../shared/domain/money';
import { currenciesOf, cyclesOf, type Discount, type NewCoupon, type StoredCoupon } from '../domain/coupon';
import { problem } from '../domain/payments.errors';
import { PAID_PLANS } from '../plans/domain/plan-price';
import type { AdminCouponDto, CouponDto, CouponsDto, NewCouponDto } from './dto/coupons.dto';
import { currencyOf, wireCurrency } from '../../../shared/http/wire-currency';

export function presentCoupon(coupon: StoredCoupon): CouponDto {
  const { code, discount, items, until } = coupon;
  return {
    code,
    percentOff: discount.kind === 'percent' ? discount.percent : null,
    amountOff: discount.kind === 'amount' ? inUnits(discount.off) : null,
    currencies: currenciesOf(coupon).map(wireCurrency),
    plans: [...(items.length > 0 ? items : PAID_PLANS)],
    billingCycles: [...cyclesOf(coupon)],
    validUntil: until?.toISOString() ?? null,
  };
}

export const presentAdminCoupon = (coupon: StoredCoupon): AdminCouponDto => ({
  ...presentCoupon(coupon),
  validFrom: coupon.from.toISOString(),
  maxUses: coupon.maxUses,
  uses: coupon.uses,
});

export const presentCoupons = (coupons: readonly StoredCoupon[]): CouponsDto => {
  const last = coupons.at(-1);
  return { coupons: coupons.map(presentAdminCoupon), start: last ? String(last.id) : null };
};

function discountFrom({ percentOff, amountOff, currency }: NewCouponDto): Discount {
  if (percentOff !== undefined && amountOff === undefined) return { kind: 'percent', percent: percentOff };
  const off =
    amountOff === undefined || currency === undefined ? null : inMinor(amountOff, currencyOf(currency));
  if (off && percentOff === undefined) return { kind: 'amount', off };
  const message =
    'Give either percentOff, or amountOff with its currency: whole NT$, US$ with up to two decimals.';
  throw new InvalidInput([problem('percentOff', 'coupon-discount', message)]);
}

/** @throws InvalidInput */
export const newCouponFrom = (input: NewCouponDto, now: Date): NewCoupon => ({
  code: input.code.trim().toUpperCase(),
  discount: discountFrom(input),
  items: input.plans ?? [],
  cycles: input.billingCycles ?? [],
  from: input.validFrom === undefined ? now : new Date(input.validFrom),
  until: input.validUntil === undefined ? null : new Date(input.validUntil),
  maxUses: input.maxUses ?? null,
});
