import { Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import { isUniqueViolation } from '../../../../shared/database/database-errors';
import { addRow, changedBy } from '../../../../shared/database/rows';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import { updateById } from '../../../../shared/database/update-by-id';
import { BrandDomainStore } from '../application/ports/brand-domain-store';
import { BrandDomain } from '../domain/brand-domain.entity';

interface IdRow {
  readonly id: number | string;
}

const idsIn = (rows: readonly IdRow[]): number[] => rows.map(({ id }) => Number(id));

@Injectable()
export class TypeormBrandDomainStore extends BrandDomainStore {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async add(domain: BrandDomain): Promise<boolean> {
    try {
      await this.domains.insert(domain);
      return true;
    } catch (error) {
      if (isUniqueViolation(error)) return false;
      throw error;
    }
  }

  async save(domain: BrandDomain): Promise<void> {
    await updateById(this.domains, domain);
  }

  find(id: number): Promise<BrandDomain | null> {
    return this.domains.findOneBy({ id });
  }

  async hold(id: number): Promise<BrandDomain | null> {
    await this.manager.query('UPDATE brand_domains SET group_id = group_id WHERE id = ?', [id]);
    return this.find(id);
  }

  liveOf(groupId: number): Promise<BrandDomain[]> {
    return this.domains.find({ where: { groupId, liveKey: Not(IsNull()) }, order: { id: 'ASC' } });
  }

  countLive(groupId: number): Promise<number> {
    return this.domains.countBy({ groupId, liveKey: Not(IsNull()) });
  }

  countUnproven(groupId: number): Promise<number> {
    return this.domains.countBy({ groupId, state: 'claimed', domainId: IsNull() });
  }

  async holderOf(host: string): Promise<BrandDomain | null> {
    const [row] = await this.manager.query<IdRow[]>(
      `SELECT brand_domains.id FROM domains
         JOIN brand_domains ON brand_domains.domain_id = domains.id
        WHERE domains.host = ?`,
      [host],
    );
    return row ? this.find(Number(row.id)) : null;
  }

  liveClaimsTo(host: string, limit: number): Promise<BrandDomain[]> {
    return this.domains.find({ where: { host, liveKey: Not(IsNull()) }, order: { id: 'ASC' }, take: limit });
  }

  async dueIds(now: Date, limit: number): Promise<number[]> {
    return idsIn(
      await this.manager.query<IdRow[]>(
        `SELECT id FROM brand_domains WHERE next_check_at <= ? ORDER BY next_check_at LIMIT ${limit}`,
        [now],
      ),
    );
  }

  async idsSuspendedByPlanBefore(moment: Date, limit: number): Promise<number[]> {
    return idsIn(
      await this.manager.query<IdRow[]>(
        `SELECT id FROM brand_domains
          WHERE suspension = 'plan' AND suspended_at <= ? AND live_key IS NOT NULL LIMIT ${limit}`,
        [moment],
      ),
    );
  }

  async openNumber(host: string, groupId: number, now: Date): Promise<number | null> {
    const row = { kind: 'brand', host, group_id: groupId, service: 'closed', created_at: now };
    if (!(await addRow(this.manager, 'domains', row))) return null;
    const [added] = await this.manager.query<IdRow[]>('SELECT id FROM domains WHERE host = ?', [host]);
    return added ? Number(added.id) : null;
  }

  async publish({ domainId, groupId, service, isDefault }: BrandDomain): Promise<boolean> {
    const copy = [service, groupId, Number(isDefault)];
    const changed = await changedBy(
      this.manager,
      `UPDATE domains SET service = ?, group_id = ?, is_default = ?
        WHERE id = ? AND (service <> ? OR group_id <> ? OR is_default <> ?)`,
      [...copy, domainId, ...copy],
    );
    return changed > 0;
  }

  async giveUpHost(domainId: number): Promise<void> {
    await this.manager.query(
      `UPDATE domains SET former_host = host, host = NULL, service = 'closed'
        WHERE id = ? AND host IS NOT NULL`,
      [domainId],
    );
  }

  async removeEndedBefore(moment: Date): Promise<void> {
    await this.manager.query('DELETE FROM brand_domains WHERE ended_at < ? AND domain_id IS NULL', [moment]);
  }

  private get manager() {
    return this.unitOfWork.manager;
  }

  private get domains() {
    return this.manager.getRepository(BrandDomain);
  }
}
