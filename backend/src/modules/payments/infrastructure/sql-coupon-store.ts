import { Injectable } from '@nestjs/common';
import { addRow, momentOf, momentOrNull } from '../../../shared/database/rows';
import { UnitOfWork } from '../../../shared/database/unit-of-work';
import { type Currency, money } from '../../../shared/domain/money';
import { CouponStore } from '../application/ports/coupon-store';
import type { BillingCycle } from '../domain/billing-cycle';
import type { Discount, NewCoupon, StoredCoupon } from '../domain/coupon';

interface Row {
  readonly id: number | string;
  readonly code: string;
  readonly percent: number | null;
  readonly off_minor: number | string | null;
  readonly currency: Currency | null;
  readonly plans: string;
  readonly cycles: string;
  readonly valid_from: string | Date;
  readonly valid_until: string | Date | null;
  readonly max_uses: number | null;
  readonly uses: number | string;
}

const SELECT = `SELECT id, code, percent, off_minor, currency, plans, cycles, valid_from, valid_until, max_uses,
  (SELECT COUNT(*) FROM coupon_uses WHERE coupon_id = coupons.id) AS uses FROM coupons`;
const SEPARATOR = ',';

const listed = (text: string): string[] => (text === '' ? [] : text.split(SEPARATOR));

function discountOf({ percent, off_minor: off, currency }: Row): Discount {
  if (percent !== null) return { kind: 'percent', percent };
  if (off === null || currency === null) throw new Error('a coupon takes nothing off');
  return { kind: 'amount', off: money(Number(off), currency) };
}

const couponOf = (row: Row): StoredCoupon => ({
  id: Number(row.id),
  code: row.code,
  discount: discountOf(row),
  items: listed(row.plans),
  cycles: listed(row.cycles) as BillingCycle[],
  from: momentOf(row.valid_from),
  until: momentOrNull(row.valid_until),
  maxUses: row.max_uses,
  uses: Number(row.uses),
});

@Injectable()
export class SqlCouponStore extends CouponStore {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async add({ discount, ...coupon }: NewCoupon, at: Date): Promise<StoredCoupon | null> {
    const isNew = await addRow(this.manager, 'coupons', {
      code: coupon.code,
      percent: discount.kind === 'percent' ? discount.percent : null,
      off_minor: discount.kind === 'amount' ? discount.off.minor : null,
      currency: discount.kind === 'amount' ? discount.off.currency : null,
      plans: coupon.items.join(SEPARATOR),
      cycles: coupon.cycles.join(SEPARATOR),
      valid_from: coupon.from,
      valid_until: coupon.until,
      max_uses: coupon.maxUses,
      created_at: at,
    });
    return isNew ? this.findByCode(coupon.code) : null;
  }

  findByCode(code: string): Promise<StoredCoupon | null> {
    return this.one('WHERE code = ?', code);
  }

  async page(beforeId: number, limit: number): Promise<StoredCoupon[]> {
    const rows = await this.manager.query<Row[]>(`${SELECT} WHERE id < ? ORDER BY id DESC LIMIT ${limit}`, [
      beforeId,
    ]);
    return rows.map(couponOf);
  }

  async hold(couponId: number): Promise<StoredCoupon | null> {
    await this.manager.query('UPDATE coupons SET code = code WHERE id = ?', [couponId]);
    return this.one('WHERE id = ?', couponId);
  }

  async use(couponId: number, orderId: number, at: Date): Promise<void> {
    await addRow(this.manager, 'coupon_uses', { coupon_id: couponId, order_id: orderId, created_at: at });
  }

  async isUsedBy(orderId: number): Promise<boolean> {
    const rows = await this.manager.query<unknown[]>('SELECT 1 FROM coupon_uses WHERE order_id = ?', [
      orderId,
    ]);
    return rows.length > 0;
  }

  async release(orderId: number): Promise<void> {
    await this.manager.query('DELETE FROM coupon_uses WHERE order_id = ?', [orderId]);
  }

  private async one(where: string, value: string | number): Promise<StoredCoupon | null> {
    const rows = await this.manager.query<Row[]>(`${SELECT} ${where}`, [value]);
    return rows[0] ? couponOf(rows[0]) : null;
  }

  private get manager() {
    return this.unitOfWork.manager;
  }
}
