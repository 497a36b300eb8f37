import { Injectable } from '@nestjs/common';
import { SHARED_DOMAIN } from '../../../shared/domain/shared-domain';
import { addRow, putRow } from '../../../shared/database/rows';
import { UnitOfWork } from '../../../shared/database/unit-of-work';
import { DomainStore, type DomainPlace } from '../application/ports/domain-store';
import type { HostOwner, HostService, KnownHost } from '../domain/known-host';

interface Row {
  readonly id: number | string;
  readonly user_id: number | string;
}

interface HostRow {
  readonly id: number | string;
  readonly host: string;
  readonly group_id: number | string | null;
  readonly service: HostService;
  readonly is_default: number;
}

const SELECT_HOSTS = 'SELECT id, host, group_id, service, is_default FROM domains WHERE host';
const SELECT_FORMER = `SELECT id, former_host AS host, group_id, service, is_default FROM domains WHERE former_host IS NOT NULL`;

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

  async defaultOf({ userId, groupId }: DomainPlace): Promise<number | null> {
    const [row] = await this.unitOfWork.manager.query<{ domain_id: number | string }[]>(
      'SELECT domain_id FROM default_domains WHERE user_id = ? AND group_id = ?',
      [userId, groupId],
    );
    return row ? Number(row.domain_id) : null;
  }

  async setDefault({ userId, groupId }: DomainPlace, domainId: number): Promise<void> {
    await putRow(this.unitOfWork.manager, 'default_domains', {
      key: { user_id: userId, group_id: groupId },
      values: { domain_id: domainId },
    });
  }

  async forgetDefaults(userId: number): Promise<void> {
    await this.unitOfWork.manager.query('DELETE FROM default_domains WHERE user_id = ?', [userId]);
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
    return row ? knownHost(row) : null;
  }

  async formerHosts(): Promise<readonly KnownHost[]> {
    return (await this.unitOfWork.manager.query<HostRow[]>(SELECT_FORMER)).map(knownHost);
  }

  async hosts(): Promise<readonly KnownHost[]> {
    return (await this.unitOfWork.manager.query<HostRow[]>(`${SELECT_HOSTS} IS NOT NULL`)).map(knownHost);
  }
}

/** All hosts of the site have the same links. */
function knownHost({ id, host, group_id, service, is_default }: HostRow): KnownHost {
  const common = { host, service, isDefault: is_default === 1 };
  if (group_id === null) return { ...common, domainId: SHARED_DOMAIN, owner: { kind: 'site' } };
  return { ...common, domainId: Number(id), owner: { kind: 'group', groupId: Number(group_id) } };
}
