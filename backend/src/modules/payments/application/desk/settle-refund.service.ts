import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import { Clock } from '../../../../shared/domain/clock';
import { RefundNotStuck } from '../../domain/payments.errors';
import { AfterRefundService } from '../refunds/after-refund.service';
import { DeskAuditService, type DeskStep } from './desk-audit.service';
import { HeldRefundsService } from '../refunds/held-refunds.service';
import { RefundAlertsService } from '../refunds/refund-alerts.service';

/** `retry`: the gateway is asked again. `settle`: it was paid back by another way. */
export type StuckRefundAction = 'retry' | 'settle';

export interface RefundName {
  readonly externalId: string;
  readonly number: string;
}

/** Refunds that wait for a person. */
@Injectable()
export class SettleRefundService {
  constructor(
    private readonly refunds: HeldRefundsService,
    private readonly after: AfterRefundService,
    private readonly alerts: RefundAlertsService,
    private readonly audit: DeskAuditService,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Throws unless it waits for a person. */
  goOn({ externalId, number }: RefundName, action: StuckRefundAction, step: DeskStep): Promise<void> {
    return this.unitOfWork.runRepeatable(async () => {
      const held = await this.refunds.holdOf(externalId, number);
      const { order, refund } = held;
      if (refund.state !== 'stuck') throw new RefundNotStuck();
      if (action === 'retry') {
        refund.resume(this.clock.now());
        await this.alerts.close(held);
      } else {
        refund.finish(this.clock.now(), null);
        await this.after.record(held, { isByHand: true });
      }
      await this.refunds.save(held);
      await this.audit.note('payments.refund-settled', order, step, { refund: number, action });
    });
  }
}
