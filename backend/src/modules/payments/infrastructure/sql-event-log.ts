import { Injectable } from '@nestjs/common';
import { addRow } from '../../../shared/database/rows';
import { UnitOfWork } from '../../../shared/database/unit-of-work';
import { EventLog, type EventOutcome, type StatedEvent } from '../application/ports/event-log';

@Injectable()
export class SqlEventLog extends EventLog {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async knows(key: string): Promise<boolean> {
    const rows = await this.manager.query<unknown[]>('SELECT 1 FROM payment_events WHERE event_key = ?', [
      key,
    ]);
    return rows.length > 0;
  }

  add({ key, kind, number, amount }: StatedEvent, at: Date): Promise<boolean> {
    return addRow(this.manager, 'payment_events', {
      event_key: key,
      kind,
      outcome: 'applied',
      reason: null,
      number,
      minor: amount?.minor ?? null,
      received_at: at,
    });
  }

  async noteOutcome(key: string, { outcome, reason }: EventOutcome): Promise<void> {
    await this.manager.query('UPDATE payment_events SET outcome = ?, reason = ? WHERE event_key = ?', [
      outcome,
      reason,
      key,
    ]);
  }

  private get manager() {
    return this.unitOfWork.manager;
  }
}
