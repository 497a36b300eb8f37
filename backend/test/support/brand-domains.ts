import { BrandDomainStore } from '../../src/modules/domains/brand/application/ports/brand-domain-store';
import { BrandDomain } from '../../src/modules/domains/brand/domain/brand-domain.entity';
import { BrandDomainChangesService } from '../../src/modules/domains/brand/application/brand-domain-changes.service';
import { UnitOfWork } from '../../src/shared/database/unit-of-work';
import type { TestServer } from './app';
import { newNumber } from './new-number';

/** A host that no other test has, which the internet does not know. */
export const newHost = (): string => `go.brand-${String(newNumber())}.tw`;

/** A domain of a group that was verified without its records being asked for. */
export async function verifiedDomain(
  server: TestServer,
  groupId: number,
  host = newHost(),
): Promise<BrandDomain> {
  const { app } = server.web;
  const store = app.get(BrandDomainStore);
  return app.get(UnitOfWork).run(async () => {
    const now = new Date();
    const domain = new BrandDomain({ groupId, host, token: 'a'.repeat(26), createdAt: now });
    await store.add(domain);
    const domainId = await store.openNumber(host, groupId, now);
    if (domainId === null) throw new Error(`${host} is a domain already`);
    domain.verify(domainId, now);
    await app.get(BrandDomainChangesService).save(domain);
    return domain;
  });
}
