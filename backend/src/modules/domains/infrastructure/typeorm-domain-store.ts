import { Injectable } from '@nestjs/common';
import { SHARED_DOMAIN } from '../../../shared/domain/shared-domain';
import { addRow } from '../../../shared/database/rows';
import { UnitOfWork } from '../../../shared/database/unit-of-work';
import { DomainStore } from '../application/ports/domain-store';
import type { HostOwner, KnownHost } from '../domain/known-host';

interface Row {
  readonly id: number | string;
  readonly user_id: number | string;
}

interface HostRow {
  readonly id: number | string;
  readonly host: string;
  readonly group_id: number | string | null;
}

const SELECT_HOSTS = 'SELECT id, host, group_id FROM domains WHERE host';

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

  async defaultOf(userId: number): Promise<number | null> {
    const rows = await this.unitOfWork.manager.query<Row[]>(
      'SELECT id, user_id FROM domains WHERE user_id = ? AND is_default = 1',
      [userId],
    );
    const [row] = rows;
    return row ? Number(row.id) : null;
  }

  async setDefault(userId: number, isDefault: boolean): Promise<void> {
    await this.unitOfWork.manager.query('UPDATE domains SET is_default = ? WHERE user_id = ?', [
      Number(isDefault),
      userId,
    ]);
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
      `SELECT id, user_id FROM domains WHERE id IN (${marks}) AND user_id IS NOT NULL`,
      [...ids],
    );
    return new Map(rows.map(({ id, user_id }) => [Number(id), Number(user_id)]));
  }

  addHost(host: string, owner: Exclude<HostOwner, { kind: 'person' }>, now: Date): Promise<boolean> {
    return addRow(this.unitOfWork.manager, 'domains', {
      kind: owner.kind === 'site' ? 'shared' : 'brand',
      host,
      group_id: owner.kind === 'group' ? owner.groupId : null,
      created_at: now,
    });
  }

  async findHost(host: string): Promise<KnownHost | null> {
    const [row] = await this.unitOfWork.manager.query<HostRow[]>(`${SELECT_HOSTS} = ?`, [host]);
    return row ? known(row) : null;
  }

  async hosts(): Promise<readonly KnownHost[]> {
    return (await this.unitOfWork.manager.query<HostRow[]>(`${SELECT_HOSTS} IS NOT NULL`)).map(known);
  }
}

/** All hosts of the site have the same links. */
const known = ({ id, host, group_id }: HostRow): KnownHost =>
  group_id === null
    ? { host, domainId: SHARED_DOMAIN, owner: { kind: 'site' } }
    : { host, domainId: Number(id), owner: { kind: 'group', groupId: Number(group_id) } };
