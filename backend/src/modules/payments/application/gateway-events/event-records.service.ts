import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import { Clock } from '../../../../shared/domain/clock';
import { EventLog } from '../ports/event-log';
import { OpenAlerts } from '../ports/open-alerts';
import type { GatewayEvent, InterpretedEvent } from '../ports/payment-gateway';

/** Keeps which signed events have come, and what they meant. */
@Injectable()
export class EventRecordsService {
  constructor(
    private readonly events: EventLog,
    private readonly alerts: OpenAlerts,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  knows({ key }: GatewayEvent): Promise<boolean> {
    return this.events.knows(key);
  }

  /** Of an event from which facts follow, the facts keep what came of it. */
  keep({ key, kind }: GatewayEvent, meaning: InterpretedEvent): Promise<void> {
    return this.unitOfWork.runRepeatable(async () => {
      const now = this.clock.now();
      const number = 'facts' in meaning ? meaning.number : '';
      if (!(await this.events.add({ key, kind: 'event', number }, now)) || 'facts' in meaning) return;
      await this.events.noteOutcome(key, meaning);
      if (meaning.outcome !== 'alerted') return;
      const details = { event: key, kind, reason: meaning.reason };
      await this.alerts.raise({ key: `event:${key}`, kind: 'event-contradicted', groupId: 0, details }, now);
    });
  }
}
