import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../../../shared/audit/audit-trail';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import type { Member } from '../../../../shared/domain/actor';
import { Clock } from '../../../../shared/domain/clock';
import { readReason } from '../../domain/desk-input';
import type { AlertState, PaymentAlert } from '../../domain/payment-alert';
import { AlertDoesNotExist } from '../../domain/payments.errors';
import { AlertStore } from '../ports/alert-store';
import { DeskNamesService } from './desk-names.service';

/** An alert, with the names of those whom it is about. */
export interface NamedAlert extends PaymentAlert {
  /** Null: of no group that is known. */
  readonly group: string | null;
  /** Address of who has closed it. */
  readonly closer: string | null;
}

const PAGE_LENGTH = 50;

/** Alerts for those who run the site. */
@Injectable()
export class AlertsService {
  constructor(
    private readonly store: AlertStore,
    private readonly names: DeskNamesService,
    private readonly audit: AuditTrail,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Newest first, below that id. */
  async page(
    state: AlertState,
    beforeId: number,
  ): Promise<{ readonly alerts: readonly NamedAlert[]; readonly hasOlder: boolean }> {
    const found = await this.store.page(state, beforeId, PAGE_LENGTH + 1);
    return {
      alerts: await this.named(found.slice(0, PAGE_LENGTH)),
      hasOlder: found.length > PAGE_LENGTH,
    };
  }

  /** One that is closed already stays as it is. Throws `AlertDoesNotExist`, and `InvalidInput`. */
  async close(
    { userId }: Member,
    alertId: number,
    input: { readonly reason: string; readonly address: string },
  ): Promise<NamedAlert> {
    const reason = readReason(input.reason);
    const closed = await this.unitOfWork.runRepeatable(async () => {
      const alert = await this.store.find(alertId);
      if (!alert) throw new AlertDoesNotExist();
      if (await this.store.close(alertId, { userId, reason, at: this.clock.now() })) {
        const { groupId, kind } = alert;
        const { order } = alert.details;
        const details = { alert: alertId, kind, reason, ...(order ? { order } : {}) };
        const action = 'payments.alert-closed';
        const { address } = input;
        await this.audit.record({ action, outcome: 'done', userId, groupId, address, details });
      }
      return this.store.find(alertId);
    });
    const [alert] = closed ? await this.named([closed]) : [];
    if (!alert) throw new AlertDoesNotExist();
    return alert;
  }

  async named(alerts: readonly PaymentAlert[]): Promise<NamedAlert[]> {
    const groups = await this.names.groupsOf(alerts.map(({ groupId }) => groupId));
    const closers = await this.names.emailsOf(alerts.map(({ closedBy }) => closedBy));
    return alerts.map((alert) => ({
      ...alert,
      group: groups.get(alert.groupId) ?? null,
      closer: alert.closedBy === null ? null : (closers.get(alert.closedBy) ?? null),
    }));
  }
}
