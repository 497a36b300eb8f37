import type { NewCoupon, StoredCoupon } from '../../domain/coupon';

export abstract class CouponStore {
  /** Null when there is one with that code. */
  abstract add(coupon: NewCoupon, at: Date): Promise<StoredCoupon | null>;
  abstract findByCode(code: string): Promise<StoredCoupon | null>;
  /** Newest first, below that id. */
  abstract page(beforeId: number, limit: number): Promise<StoredCoupon[]>;
  /** Part of the caller's transaction, until whose end no other uses it. */
  abstract hold(couponId: number): Promise<StoredCoupon | null>;
  /** Counts one use for that order; once, however often. */
  abstract use(couponId: number, orderId: number, at: Date): Promise<void>;
  abstract isUsedBy(orderId: number): Promise<boolean>;
  abstract release(orderId: number): Promise<void>;
}
