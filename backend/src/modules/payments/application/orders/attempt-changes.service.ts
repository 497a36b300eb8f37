import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import { Clock } from '../../../../shared/domain/clock';
import { CouponsService } from '../coupons/coupons.service';
import { paymentCrashPoint } from '../crash-points';
import { type HeldAttempt, OrderStore } from '../ports/order-store';

const MINUTE_MS = 60_000;
/**
 * After the first answer of “not paid” the gateway is asked once more; then the attempt is given up. That is after the
 * last moment at which it can be paid: a form is handed out again for 15 minutes, and its page is open for 20.
 */
const SECOND_CHECK_MS = 40 * MINUTE_MS;
const GIVE_UP_MS = 15 * MINUTE_MS;
/** The gateway does not answer; it locks callers who ask too often. */
const PAUSE_MS = 10 * MINUTE_MS;
/** An order that its gateway says nothing of for so long is given up; money that comes later is looked at by itself. */
const MAX_SILENCE_MS = 24 * 60 * MINUTE_MS;

/** What the answers of gateways change in attempts and orders, each in a transaction of its own. */
@Injectable()
export class AttemptChangesService {
  constructor(
    private readonly orders: OrderStore,
    private readonly coupons: CouponsService,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  noteUnpaid(attemptId: number): Promise<void> {
    return this.change(attemptId, ({ attempt }) => {
      if (!attempt.isOpen) return;
      attempt.noteUnpaid(this.after(attempt.checks === 0 ? SECOND_CHECK_MS : GIVE_UP_MS));
    });
  }

  abandon(attemptId: number): Promise<void> {
    return this.change(attemptId, ({ attempt }) => attempt.abandon());
  }

  postpone(attemptId: number): Promise<void> {
    return this.change(attemptId, ({ attempt }) => {
      if (attempt.checkAt) attempt.postpone(this.after(PAUSE_MS));
    });
  }

  /** Its time is over, and no gateway may still say that it was paid. */
  expire(orderId: number): Promise<void> {
    return this.unitOfWork.runRepeatable(async () => {
      const order = await this.orders.hold(orderId);
      if (!order?.isOpen || order.expiresAt > this.clock.now()) return;
      const attempts = await this.orders.attemptsOf([orderId]);
      const silence = this.clock.now().getTime() - order.expiresAt.getTime();
      if (attempts.some(({ isOpen }) => isOpen) && silence < MAX_SILENCE_MS) return;
      order.expire();
      await this.orders.save(order);
      await this.coupons.release(order);
      paymentCrashPoint('order.expiring');
    });
  }

  private change(attemptId: number, edit: (held: HeldAttempt) => Promise<void> | void): Promise<void> {
    return this.unitOfWork.runRepeatable(async () => {
      const held = await this.orders.holdAttempt({ id: attemptId });
      if (!held) return;
      await edit(held);
      await this.orders.saveAttempt(held.attempt);
    });
  }

  private after(ms: number): Date {
    return new Date(this.clock.now().getTime() + ms);
  }
}
