import { Injectable } from '@nestjs/common';
import { addMissingRows } from '../../../shared/database/rows';
import { UnitOfWork } from '../../../shared/database/unit-of-work';
import { Ledger } from '../application/ports/ledger';
import type { Booking } from '../domain/ledger';

const LEDGER = {
  name: 'ledger_entries',
  keys: ['booking', 'account'],
  values: ['minor', 'currency', 'order_id', 'booked_at'],
};

@Injectable()
export class SqlLedger extends Ledger {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  book(bookings: readonly Booking[], at: Date): Promise<void> {
    const rows = bookings.flatMap(({ key, orderId, postings }) =>
      postings.map(
        ({ account, amount }) => [key, account, amount.minor, amount.currency, orderId, at] as const,
      ),
    );
    return addMissingRows(this.unitOfWork.manager, LEDGER, rows);
  }
}
