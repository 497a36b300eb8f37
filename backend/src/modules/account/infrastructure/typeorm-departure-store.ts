import { Injectable } from '@nestjs/common';
import { SecretSettings } from '../../../config/settings';
import { SealedText } from '../../../shared/crypto/sealed-text';
import { Checkpoint } from '../../../shared/database/checkpoint';
import { addRow, momentOrNull } from '../../../shared/database/rows';
import { UnitOfWork } from '../../../shared/database/unit-of-work';
import { type Departing, type Departure, DepartureStore } from '../application/ports/departure-store';

interface Row {
  readonly sealed: string;
  readonly said_goodbye_at: string | Date | null;
}

@Injectable()
export class TypeormDepartureStore extends DepartureStore {
  private readonly seal: SealedText;

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly checkpoint: Checkpoint,
    secrets: SecretSettings,
  ) {
    super();
    this.seal = new SealedText(secrets.secret, 'departures');
  }

  begin(person: Departing, now: Date): Promise<boolean> {
    return addRow(this.unitOfWork.manager, 'account_departures', {
      user_id: person.userId,
      sealed: this.seal.seal(JSON.stringify(person)),
      asked_at: now,
      said_goodbye_at: null,
      finished_at: null,
    });
  }

  async find(userId: number): Promise<Departure | null> {
    const rows = await this.unitOfWork.manager.query<Row[]>(
      'SELECT sealed, said_goodbye_at FROM account_departures WHERE user_id = ?',
      [userId],
    );
    const [row] = rows;
    if (!row) return null;
    const person = row.sealed === '' ? null : (JSON.parse(this.seal.open(row.sealed)) as Departing);
    return { person, noticeSentAt: momentOrNull(row.said_goodbye_at) };
  }

  async unfinished(before: Date, limit: number): Promise<number[]> {
    const rows = await this.unitOfWork.manager.query<{ user_id: number | string }[]>(
      `SELECT user_id FROM account_departures
        WHERE finished_at IS NULL AND asked_at < ? ORDER BY user_id LIMIT ${limit}`,
      [before],
    );
    return rows.map(({ user_id }) => Number(user_id));
  }

  async markNoticeSent(userId: number, now: Date): Promise<void> {
    await this.unitOfWork.manager.query(
      'UPDATE account_departures SET said_goodbye_at = ? WHERE user_id = ?',
      [now, userId],
    );
  }

  async finish(userId: number, now: Date): Promise<void> {
    await this.unitOfWork.manager.query(
      `UPDATE account_departures SET sealed = '', finished_at = ? WHERE user_id = ?`,
      [now, userId],
    );
    // SQLite's log still has what was erased.
    await this.checkpoint.take();
  }
}
