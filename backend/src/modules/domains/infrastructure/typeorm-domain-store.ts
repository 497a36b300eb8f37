import { Injectable } from '@nestjs/common';
import { addRow } from '../../../shared/database/rows';
import { UnitOfWork } from '../../../shared/database/unit-of-work';
import { DomainStore } from '../application/ports/domain-store';

interface Row {
  readonly id: number | string;
  readonly user_id: number | string;
}

@Injectable()
export class TypeormDomainStore extends DomainStore {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async idOf(userId: number): Promise<number | null> {
    const rows = await this.unitOfWork.manager.query<Row[]>(
      'SELECT id, user_id FROM domains WHERE user_id = ?',
      [userId],
    );
    const [row] = rows;
    return row ? Number(row.id) : null;
  }

  async ensure(userId: number, now: Date): Promise<number> {
    const known = await this.idOf(userId);
    if (known !== null) return known;
    const row = { kind: 'subdomain', user_id: userId, created_at: now };
    await addRow(this.unitOfWork.manager, 'domains', row);
    const id = await this.idOf(userId);
    if (id === null) throw new Error(`the subdomain of person ${userId} has no number`);
    return id;
  }

  async peopleOf(ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
    if (ids.length === 0) return new Map();
    const marks = ids.map(() => '?').join(', ');
    const rows = await this.unitOfWork.manager.query<Row[]>(
      `SELECT id, user_id FROM domains WHERE id IN (${marks})`,
      [...ids],
    );
    return new Map(rows.map(({ id, user_id }) => [Number(id), Number(user_id)]));
  }
}
