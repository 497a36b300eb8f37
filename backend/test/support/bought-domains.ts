import { randomUUID } from 'node:crypto';
import { UnitOfWork } from '../../src/shared/database/unit-of-work';
import { BoughtDomainStore } from '../../src/modules/domains/sales/application/ports/bought-domain-store';
import { BoughtDomain } from '../../src/modules/domains/sales/domain/bought-domain.entity';
import type { TestServer } from './app';

/** A domain that no other test has. */
export const newName = (): string => `shop-${randomUUID().slice(0, 18)}.com`;

/** A domain that a group has paid for, and that waits for its registrar; there is no subscription behind it. */
export async function boughtDomain(server: TestServer, groupId: number): Promise<BoughtDomain> {
  const { app } = server.web;
  const store = app.get(BoughtDomainStore, { strict: false });
  return app.get(UnitOfWork, { strict: false }).run(async () => {
    const now = new Date();
    const domain = new BoughtDomain({ groupId, host: newName(), createdAt: now });
    await store.add(domain);
    domain.pay('subscription:0', now);
    await store.save(domain);
    return domain;
  });
}
