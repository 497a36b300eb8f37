import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import { Clock } from '../../../../shared/domain/clock';
import type { Refund, RefundCall } from '../../domain/refund.entity';
import { AfterRefundService } from './after-refund.service';
import { type HeldRefund, HeldRefundsService } from './held-refunds.service';
import type { RefundResult } from '../ports/payment-gateway';
import { RefundAlertsService } from './refund-alerts.service';

const HOUR_MS = 3_600_000;
/** Banks collect once a day. */
const PAUSE_MS = 6 * HOUR_MS;
const PAUSES = { atOnce: 0, later: PAUSE_MS, tomorrow: 24 * HOUR_MS } as const;
const TURN_MS = HOUR_MS;

/** What the answers of gateways change in refunds, each in a transaction of its own. */
@Injectable()
export class RefundChangesService {
  constructor(
    private readonly refunds: HeldRefundsService,
    private readonly after: AfterRefundService,
    private readonly alerts: RefundAlertsService,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** The refund as it is asked for; null when another process has gone on with it. */
  async ask(refund: Refund, call: RefundCall): Promise<Refund | null> {
    let asked: Refund | null = null;
    await this.change(refund, ({ refund: held }) => {
      held.ask(call, this.clock.now());
      asked = held;
    });
    return asked;
  }

  note(refund: Refund, result: RefundResult): Promise<void> {
    return this.change(refund, async (held) => {
      const now = this.clock.now();
      switch (result.kind) {
        case 'done':
          held.refund.finish(now, result.reference);
          return this.after.record(held);
        case 'waiting':
          held.refund.await(this.in(PAUSE_MS), result.reference);
          return this.alerts.close(held);
        case 'postponed':
          held.refund.postpone(this.in(PAUSES[result.again]), result.reason);
          return result.needsPerson === true ? this.alerts.open('refund-delayed', held) : undefined;
        case 'stuck':
          held.refund.stop(result.reason);
          return this.alerts.open('refund-stuck', held);
      }
    });
  }

  /** The gateway could not be asked, or it is unknown what came of it. */
  postpone(refund: Refund, failure: string): Promise<void> {
    return this.change(refund, async (held) => {
      held.refund.retry(failure, this.clock.now());
      if (held.refund.isLate) await this.alerts.open('refund-delayed', held);
    });
  }

  /** Gateways tell parts of the same sum apart only one after the other. */
  waitForTurn(refund: Refund): Promise<void> {
    return this.change(refund, ({ refund: held }) => {
      held.waitForTurn(this.in(TURN_MS));
    });
  }

  /** Nothing when another process has gone on with it meanwhile. */
  private change(known: Refund, edit: (held: HeldRefund) => Promise<void> | void): Promise<void> {
    return this.unitOfWork.runRepeatable(async () => {
      const held = await this.refunds.hold(known);
      if (!held?.refund.isAt(known)) return;
      await edit(held);
      await this.refunds.save(held);
    });
  }

  private in(ms: number): Date {
    return new Date(this.clock.now().getTime() + ms);
  }
}
