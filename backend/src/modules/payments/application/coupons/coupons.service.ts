import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../../../shared/audit/audit-trail';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import type { Member } from '../../../../shared/domain/actor';
import { Clock } from '../../../../shared/domain/clock';
import { RateLimits } from '../../../../shared/rate-limit/rate-limits';
import { checkNewCoupon, couponCodeIn, isOver, type NewCoupon, type StoredCoupon } from '../../domain/coupon';
import type { Order } from '../../domain/order.entity';
import { CouponCodeTaken, CouponInvalid } from '../../domain/payments.errors';
import { CouponStore } from '../ports/coupon-store';
import { SellersService } from '../sellers.service';

/** Codes cannot be found by trying. */
const LOOKUPS = { name: 'payments.coupon', points: 20, seconds: 600 };
const PAGE_LENGTH = 50;

/** Codes that make the first charge smaller. */
@Injectable()
export class CouponsService {
  constructor(
    private readonly store: CouponStore,
    private readonly sellers: SellersService,
    private readonly limits: RateLimits,
    private readonly audit: AuditTrail,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Throws `CouponInvalid` for every code that cannot be used now. */
  async find({ userId }: Member, text: string): Promise<StoredCoupon> {
    await this.limits.take(LOOKUPS, userId);
    const code = couponCodeIn(text);
    const coupon = code === null ? null : await this.store.findByCode(code);
    if (!coupon || isOver(coupon, this.clock.now())) throw new CouponInvalid();
    return coupon;
  }

  /** Part of the caller's transaction. Throws `CouponInvalid` when others were faster. */
  async reserve(couponId: number, orderId: number): Promise<void> {
    if (await this.store.isUsedBy(orderId)) return;
    const coupon = await this.store.hold(couponId);
    const now = this.clock.now();
    if (!coupon || isOver(coupon, now)) throw new CouponInvalid();
    await this.store.use(couponId, orderId, now);
  }

  /** Part of the caller's transaction. False when the coupon of an order that was given up is used up by now. */
  async keepFor({ id, couponId }: Order): Promise<boolean> {
    if (couponId === null) return true;
    try {
      await this.reserve(couponId, id);
      return true;
    } catch (error) {
      if (error instanceof CouponInvalid) return false;
      throw error;
    }
  }

  /** Part of the caller's transaction: others may use it again. */
  async release({ id, couponId }: Order): Promise<void> {
    if (couponId !== null) await this.store.release(id);
  }

  /** Throws when it could never be used, or its code is taken. */
  add({ userId, groupId }: Member, coupon: NewCoupon, address: string): Promise<StoredCoupon> {
    checkNewCoupon(coupon, this.sellers.couponItems);
    return this.unitOfWork.run(async () => {
      const added = await this.store.add(coupon, this.clock.now());
      if (!added) throw new CouponCodeTaken();
      const details = { code: added.code };
      const action = 'payments.coupon-added';
      await this.audit.record({ action, outcome: 'done', userId, groupId, address, details });
      return added;
    });
  }

  /** Newest first, below that id. */
  page(beforeId: number): Promise<StoredCoupon[]> {
    return this.store.page(beforeId, PAGE_LENGTH);
  }
}
