import { Injectable } from '@nestjs/common';
import { putRow } from '../../../shared/database/rows';
import { UnitOfWork } from '../../../shared/database/unit-of-work';
import { DomainAppStore } from '../application/ports/domain-app-store';
import { type DomainApps, NO_APPS } from '../domain/apps/domain-apps';

interface Row {
  readonly apps: string;
}

@Injectable()
export class SqlDomainAppStore extends DomainAppStore {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async appsOf(domainId: number): Promise<DomainApps> {
    const rows = await this.unitOfWork.manager.query<Row[]>(
      'SELECT apps FROM domain_apps WHERE domain_id = ?',
      [domainId],
    );
    const [row] = rows;
    return row ? (JSON.parse(row.apps) as DomainApps) : NO_APPS;
  }

  async put(domainId: number, apps: DomainApps, now: Date): Promise<void> {
    await putRow(this.unitOfWork.manager, 'domain_apps', {
      key: { domain_id: domainId },
      values: { apps: JSON.stringify(apps), updated_at: now },
    });
  }

  async remove(domainId: number): Promise<void> {
    await this.unitOfWork.manager.query('DELETE FROM domain_apps WHERE domain_id = ?', [domainId]);
  }
}
